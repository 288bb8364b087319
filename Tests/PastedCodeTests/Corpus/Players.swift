// swift-format-ignore-file: ReplaceForEachWithForLoop

import UIKitNames

/// The song at hand in a bar.
final class MiniPlayer: UIView {
    private let artwork = UIImageView()
    private let titleLabel = UILabel()
    private let artistLabel = UILabel()
    private let playButton = UIButton()
    private let nextButton = UIButton()
    private let progress = UIProgressView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.text = "Blue in Green"
        titleLabel.font = .boldSystemFont(ofSize: 15)
        artistLabel.text = "Miles Davis"
        artistLabel.font = .systemFont(ofSize: 10)
        [artwork, titleLabel, artistLabel, playButton, nextButton, progress].forEach(addSubview)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        progress.pin.top().horizontally().height(2)
        artwork.pin.left(8).vCenter().size(48)
        nextButton.pin.right(8).vCenter().size(40)
        playButton.pin.before(of: nextButton, aligned: .center).size(40)
        titleLabel.pin.horizontallyBetween(artwork, and: playButton, aligned: .top).marginHorizontal(10).marginTop(6)
            .sizeToFit(.width)
        artistLabel.pin.below(of: titleLabel, aligned: .left).right(to: titleLabel.edge.right).marginTop(4).sizeToFit(
            .width)
    }
}

/// A player on the whole screen.
final class FullPlayer: UIView {
    private enum Space {
        static let margin: CGFloat = 32
        static let small: CGFloat = 8
        static let large = margin * 1.5
    }

    private let artwork = UIImageView()
    private let titleLabel = UILabel()
    private let artistLabel = UILabel()
    private let slider = UISlider()
    private let elapsed = UILabel()
    private let remaining = UILabel()
    private let previousButton = UIButton()
    private let playButton = UIButton()
    private let nextButton = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let texts: [(UILabel, String, CGFloat)] = [
            (titleLabel, "So What", 25), (artistLabel, "Miles Davis", 20), (elapsed, "1:20", 10),
            (remaining, "-8:02", 10),
        ]
        texts.forEach { label, text, size in
            label.text = text
            label.font = .systemFont(ofSize: size)
        }
        [artwork, titleLabel, artistLabel, slider, elapsed, remaining].forEach(addSubview)
        [previousButton, playButton, nextButton].forEach(addSubview)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        artwork.pin.top(Space.large).horizontally(Space.margin).aspectRatio(1)
        titleLabel.pin.below(of: artwork, aligned: .left).marginTop(Space.margin).sizeToFit()
        artistLabel.pin.below(of: titleLabel, aligned: .left).marginTop(Space.small).sizeToFit()
        slider.pin.below(of: artistLabel).horizontally(Space.margin).marginTop(Space.margin).height(34)
        elapsed.pin.below(of: slider, aligned: .left).sizeToFit()
        remaining.pin.below(of: slider, aligned: .right).sizeToFit()
        playButton.pin.below(of: elapsed).hCenter().marginTop(Space.margin).size(72)
        previousButton.pin.before(of: playButton, aligned: .center).marginRight(Space.margin).size(44)
        nextButton.pin.after(of: playButton, aligned: .center).marginLeft(Space.margin).size(44)
    }
}

/// Controls over a video, which come and go.
final class VideoControls: UIView {
    private let top = UIView()
    private let bottom = UIView()
    private let title = UILabel()
    private let close = UIButton()
    private let play = UIButton()
    private let scrubber = UISlider()
    private let time = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Solaris"
        title.font = .systemFont(ofSize: 15)
        time.text = "2:46:12"
        time.font = .systemFont(ofSize: 10)
        addSubview(top)
        addSubview(bottom)
        addSubview(play)
        top.addSubview(title)
        top.addSubview(close)
        bottom.addSubview(scrubber)
        bottom.addSubview(time)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let barHeight: CGFloat = bounds.width > bounds.height ? 44 : 56
        top.frame = CGRect(x: 0, y: 0, width: bounds.width, height: barHeight)
        bottom.frame = CGRect(x: 0, y: bounds.maxY - barHeight, width: bounds.width, height: barHeight)
        play.pin.center().size(64)
        close.pin.left(8).vCenter().size(40)
        title.pin.center().sizeToFit()
        time.pin.right(12).vCenter().sizeToFit()
        scrubber.pin.left(12).before(of: time).marginRight(8).vCenter().height(34)
    }
}

/// A track in a list, with a number in front.
final class TrackRow: UITableViewCell {
    private let number = UILabel()
    private let title = UILabel()
    private let explicitMark = UILabel()
    private let duration = UILabel()
    private let more = UIButton()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        number.text = "7"
        title.text = "All Blues"
        explicitMark.text = "E"
        duration.text = "11:33"
        for label in [number, title, explicitMark, duration] {
            label.font = .systemFont(ofSize: 15)
            contentView.addSubview(label)
        }
        contentView.addSubview(more)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        number.pin.left(16).width(24).vCenter().sizeToFit(.width)
        more.pin.right(8).vCenter().size(32)
        duration.pin.before(of: more, aligned: .center).marginRight(8).sizeToFit()
        title.pin.after(of: number, aligned: .center).marginLeft(8).sizeToFit()
        explicitMark.pin.after(of: title, aligned: .center).marginLeft(6).sizeToFit()
    }
}

/// How loud it is.
final class VolumeBar: UIView {
    private let quiet = UIImageView(image: UIImage(size: CGSize(width: 100, height: 100)))
    private let loud = UIImageView(image: UIImage(size: CGSize(width: 100, height: 100)))
    private let track = UIView()
    private let level = UIView()
    private let knob = UIView()
    private let volume: CGFloat = 0.4

    override init(frame: CGRect) {
        super.init(frame: frame)
        [quiet, loud, track].forEach(addSubview)
        track.addSubview(level)
        addSubview(knob)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        quiet.pin.left(24).vCenter().size(20)
        loud.pin.right(24).vCenter().size(20)
        track.pin.horizontallyBetween(quiet, and: loud, aligned: .center).marginHorizontal(12).height(4)
        level.frame = CGRect(x: 0, y: 0, width: track.bounds.width * volume, height: track.bounds.height)
        knob.bounds.size = CGSize(width: 24, height: 24)
        knob.center = CGPoint(x: track.frame.minX + level.frame.maxX, y: track.frame.midY)
    }
}

/// An album: the cover beside the facts, buttons below.
final class AlbumHeader: UIView {
    private let cover = UIImageView()
    private let title = UILabel()
    private let artist = UILabel()
    private let year = UILabel()
    private let play = UIButton()
    private let shuffle = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Kind of Blue"
        title.font = .boldSystemFont(ofSize: 25)
        title.numberOfLines = 2
        artist.text = "Miles Davis"
        artist.font = .systemFont(ofSize: 20)
        year.text = "1959, 5 songs"
        year.font = .systemFont(ofSize: 15)
        play.setTitle("Play", for: .normal)
        shuffle.setTitle("Shuffle", for: .normal)
        for view in [cover, title, artist, year, play, shuffle] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.width * 0.4
        cover.frame = CGRect(x: 16, y: 16, width: side, height: side)
        let texts = CGRect(x: cover.frame.maxX + 16, y: 16, width: bounds.width - cover.frame.maxX - 32, height: side)
        let limit = CGSize(width: texts.width, height: .greatestFiniteMagnitude)
        title.frame = CGRect(x: texts.minX, y: texts.minY, width: texts.width, height: title.sizeThatFits(limit).height)
        artist.frame = CGRect(x: texts.minX, y: title.frame.maxY + 4, width: texts.width, height: 24)
        year.frame = CGRect(x: texts.minX, y: texts.maxY - 18, width: texts.width, height: 18)
        let width = (bounds.width - 48) / 2
        play.frame = CGRect(x: 16, y: cover.frame.maxY + 20, width: width, height: 44)
        shuffle.frame = play.frame.offsetBy(dx: width + 16, dy: 0)
    }
}

/// The words of a song, the line at hand larger.
final class LyricsView: UIView {
    private let texts = ["The fog comes", "on little cat feet.", "It sits looking", "over harbor and city"]
    private let current = 1
    private lazy var lines: [UILabel] = texts.enumerated().map { index, text in
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: index == current ? 25 : 20)
        label.numberOfLines = 0
        addSubview(label)
        return label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 40
        for line in lines {
            line.pin.top(y).horizontally(24).sizeToFit(.width)
            y = line.frame.maxY + 16
        }
    }
}

/// A song that waits.
final class QueueRow: UITableViewCell {
    private let handle = UIView()
    private let picture = UIImageView()
    private let song = UILabel()
    private let singer = UILabel()
    private lazy var texts = [song, singer]

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        song.text = "Pannonica"
        song.font = .systemFont(ofSize: 15)
        singer.text = "Thelonious Monk"
        singer.font = .systemFont(ofSize: 10)
        contentView.addSubview(handle)
        contentView.addSubview(picture)
        contentView.addSubview(song)
        contentView.addSubview(singer)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.pin.left(16).vCenter().size(44)
        handle.pin.right(16).vCenter().size(CGSize(width: 20, height: 12))
        var top = picture.frame.minY
        for text in texts {
            text.pin.top(top).after(of: picture).marginLeft(12).before(of: handle).marginRight(12).sizeToFit(.width)
            top = text.frame.maxY + 4
        }
    }
}

/// A podcast whose frames follow each other.
final class PodcastCard: UIView {
    private let cover = UIImageView()
    private let show = UILabel()
    private let episode = UILabel()
    private let summary = UILabel()
    private let play = UIButton()
    private let left = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addLabel(show, "The Deep Sea", 10)
        addLabel(episode, "Whales that sing in choirs", 20)
        addLabel(summary, "They have dialects, and the dialects have fashions that swim around the world.", 15)
        addLabel(left, "32 min left", 10)
        summary.numberOfLines = 3
        episode.numberOfLines = 2
        addSubview(cover)
        addSubview(play)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    private func addLabel(_ label: UILabel, _ text: String, _ size: CGFloat) {
        label.text = text
        label.font = .systemFont(ofSize: size)
        addSubview(label)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        cover.pin.top(16).left(16).size(80)
        show.pin.after(of: cover, aligned: .top).marginLeft(12).right(16).sizeToFit(.width)
        episode.pin.below(of: show, aligned: .left).right(16).marginTop(4).sizeToFit(.width)
        let bottom = max(cover.frame.maxY, episode.frame.maxY)
        summary.pin.top(bottom + 12).horizontally(16).sizeToFit(.width)
        play.pin.below(of: summary, aligned: .left).marginTop(12).size(32)
        left.pin.after(of: play, aligned: .center).marginLeft(8).sizeToFit()
    }
}

/// Bands of frequencies, each with a knob at its level.
final class EqualizerView: UIView {
    private struct Band {
        let hertz: String
        let gain: CGFloat
    }

    private let bands = [
        Band(hertz: "60", gain: 0.5), Band(hertz: "230", gain: 0.75), Band(hertz: "910", gain: 0.25),
        Band(hertz: "4k", gain: 1),
    ]
    private var tracks: [UIView] = []
    private var knobs: [UIView] = []
    private var labels: [UILabel] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        bands.forEach { band in
            let (track, knob, label) = (UIView(), UIView(), UILabel())
            label.text = band.hertz
            label.font = .systemFont(ofSize: 10)
            addSubview(track)
            addSubview(knob)
            addSubview(label)
            tracks.append(track)
            knobs.append(knob)
            labels.append(label)
        }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(bands.count)
        for (index, band) in bands.enumerated() {
            let x = width * (CGFloat(index) + 0.5)
            let height = bounds.height - 80
            tracks[index].frame = CGRect(x: x - 2, y: 24, width: 4, height: height)
            knobs[index].frame = CGRect(x: x - 12, y: 24 + height * (1 - band.gain) - 12, width: 24, height: 24)
            labels[index].pin.below(of: tracks[index], aligned: .center).marginTop(12).sizeToFit()
        }
    }
}
