import UIKit

/// A contact with a picture, and a state below the name.
final class ContactCell: UITableViewCell {
    private let avatar = UIImageView()
    private let nameLabel = UILabel()
    private let stateLabel = UILabel()
    private let dot = UIView()
    private let padding: CGFloat = 12

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.text = "Grace Hopper"
        nameLabel.font = .boldSystemFont(ofSize: 20)
        stateLabel.text = "At sea until Friday"
        stateLabel.font = .systemFont(ofSize: 15)
        stateLabel.textColor = .secondaryLabel
        dot.backgroundColor = .systemGreen
        dot.layer.cornerRadius = 5
        for view in [avatar, nameLabel, stateLabel, dot] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not there") }

    override func layoutSubviews() {
        super.layoutSubviews()
        avatar.pin.left(padding).vCenter().size(48)
        dot.pin.right(padding).vCenter().size(10)
        nameLabel.pin.after(of: avatar, aligned: .top).before(of: dot).marginHorizontal(padding).sizeToFit(.width)
        stateLabel.pin.below(of: nameLabel, aligned: .left).marginTop(4).right(to: nameLabel.edge.right).sizeToFit(
            .width)
    }
}
