// swift-format-ignore-file: ReplaceForEachWithForLoop

import UIKitNames

/// A form to log in with.
final class LoginForm: UIView {
    private let logo = UIImageView(image: UIImage(size: CGSize(width: 100, height: 100)))
    private let emailField = UITextField()
    private let passwordField = UITextField()
    private let loginButton = UIButton()
    private let forgotButton = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        emailField.placeholder = "Email"
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        loginButton.setTitle("Log in", for: .normal)
        loginButton.backgroundColor = .blue
        loginButton.layer.cornerRadius = 8
        forgotButton.setTitle("Forgot it?", for: .normal)
        forgotButton.titleLabel?.font = .systemFont(ofSize: 15)
        [logo, emailField, passwordField, loginButton, forgotButton].forEach(addSubview)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        logo.pin.top(10%).hCenter()
        emailField.pin.below(of: logo).marginTop(40).horizontally(32).height(44)
        passwordField.pin.below(of: emailField).marginTop(12).horizontally(32).height(44)
        loginButton.pin.below(of: passwordField).marginTop(24).horizontally(32).height(50)
        forgotButton.pin.below(of: loginButton, aligned: .center).marginTop(16).sizeToFit()
    }
}

/// A form whose rows a helper places one below the other.
final class SignUpForm: UIView {
    private let titleLabel = UILabel()
    private let nameField = UITextField()
    private let emailField = UITextField()
    private let passwordField = UITextField()
    private let termsSwitch = UISwitch()
    private let termsLabel = UILabel()
    private let button = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.text = "Welcome"
        titleLabel.font = .boldSystemFont(ofSize: 30)
        nameField.placeholder = "Name"
        emailField.placeholder = "Email"
        passwordField.placeholder = "Password"
        termsLabel.text = "I have read what nobody reads"
        termsLabel.font = .systemFont(ofSize: 15)
        termsLabel.numberOfLines = 0
        button.setTitle("Join", for: .normal)
        addSubview(titleLabel)
        [nameField, emailField, passwordField].forEach { addSubview($0) }
        [termsSwitch, termsLabel, button].forEach { addSubview($0) }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    private func place(_ view: UIView, below other: UIView, gap: CGFloat = 12, height: CGFloat = 44) {
        view.frame = CGRect(x: 24, y: other.frame.maxY + gap, width: bounds.width - 48, height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.pin.top(32).left(24).sizeToFit()
        place(nameField, below: titleLabel, gap: 24)
        place(emailField, below: nameField)
        place(passwordField, below: emailField)
        termsSwitch.pin.below(of: passwordField).left(24).marginTop(20).sizeToFit()
        termsLabel.pin.after(of: termsSwitch, aligned: .center).marginLeft(12).right(24).sizeToFit(.width)
        place(button, below: termsSwitch, gap: 24, height: 50)
    }
}

/// An address: fields side by side take shares of the width.
final class AddressForm: UIView {
    private let street = UITextField()
    private let number = UITextField()
    private let zip = UITextField()
    private let city = UITextField()
    private let country = UITextField()
    private let margin: CGFloat = 16
    private let gap: CGFloat = 8

    override init(frame: CGRect) {
        super.init(frame: frame)
        let fields = [street, number, zip, city, country]
        let names = ["Street", "No.", "Zip", "City", "Country"]
        for (index, field) in fields.enumerated() {
            field.placeholder = names[index]
            addSubview(field)
        }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - 2 * margin - gap
        let rowHeight: CGFloat = 40
        street.frame = CGRect(x: margin, y: 20, width: width * 0.75, height: rowHeight)
        number.frame = CGRect(x: street.frame.maxX + gap, y: 20, width: width * 0.25, height: rowHeight)
        let second = street.frame.maxY + gap
        zip.frame = CGRect(x: margin, y: second, width: width / 3, height: rowHeight)
        city.frame = CGRect(x: zip.frame.maxX + gap, y: second, width: width * 2 / 3, height: rowHeight)
        country.frame = CGRect(x: margin, y: zip.frame.maxY + gap, width: width + gap, height: rowHeight)
    }
}

/// A credit card as it is filled in.
final class CardForm: UIView {
    private enum Layout {
        static let inset: CGFloat = 20
        static let ratio: CGFloat = 1.6
        static let spacing: CGFloat = 16
    }

    private let card = UIView()
    private let chip = UIView()
    private let numberLabel = UILabel()
    private let holderLabel = UILabel()
    private let dateLabel = UILabel()
    private let numberField = UITextField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        numberLabel.text = "1234 5678 9012 3456"
        numberLabel.font = .systemFont(ofSize: 20)
        holderLabel.text = "HEDY LAMARR"
        holderLabel.font = .systemFont(ofSize: 15)
        dateLabel.text = "08/31"
        dateLabel.font = .systemFont(ofSize: 15)
        numberField.placeholder = "Number"
        addSubview(card)
        [chip, numberLabel, holderLabel, dateLabel].forEach(card.addSubview)
        addSubview(numberField)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.pin.top(Layout.inset).horizontally(Layout.inset).aspectRatio(Layout.ratio)
        chip.pin.top(Layout.inset).left(Layout.inset).size(CGSize(width: 44, height: 32))
        numberLabel.pin.left(Layout.inset).vCenter().sizeToFit()
        holderLabel.pin.left(Layout.inset).bottom(Layout.inset).sizeToFit()
        dateLabel.pin.right(Layout.inset).bottom(Layout.inset).sizeToFit()
        numberField.pin.below(of: card).horizontally(Layout.inset).marginTop(Layout.spacing).height(44)
    }
}

/// Filters with sliders, one row for each.
final class FilterForm: UIView {
    private final class Row: UIView {
        let label = UILabel()
        let slider = UISlider()

        init(_ name: String) {
            super.init(frame: .zero)
            label.text = name
            label.font = .systemFont(ofSize: 15)
            addSubview(label)
            addSubview(slider)
        }

        required init?(coder: NSCoder) { fatalError("no archives") }
    }

    private let price = UILabel()
    private let priceSlider = UISlider()
    private let distance = UILabel()
    private let distanceSlider = UISlider()
    private let apply = UIButton()
    private let reset = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        price.text = "Price"
        price.font = .systemFont(ofSize: 15)
        distance.text = "Distance"
        distance.font = .systemFont(ofSize: 15)
        apply.setTitle("Apply", for: .normal)
        reset.setTitle("Reset", for: .normal)
        for view in [price, priceSlider, distance, distanceSlider, apply, reset] { addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let labelWidth = max(price.sizeThatFits(bounds.size).width, distance.sizeThatFits(bounds.size).width)
        price.pin.top(24).left(16).width(labelWidth).sizeToFit(.width)
        priceSlider.pin.after(of: price, aligned: .center).marginLeft(12).right(16).height(34)
        distance.pin.below(of: price).left(16).marginTop(32).width(labelWidth).sizeToFit(.width)
        distanceSlider.pin.after(of: distance, aligned: .center).marginLeft(12).right(16).height(34)
        let width = (bounds.width - 48) / 2
        reset.pin.bottom(24).left(16).width(width).height(44)
        apply.pin.bottom(24).right(16).width(width).height(44)
    }
}

/// A public profile, to be edited.
final class ProfileForm: UIView {
    let photo = UIImageView()
    let changeButton = UIButton()
    let labels = ["Name", "Born", "About"].map { text -> UILabel in
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 15)
        return label
    }
    let fields = [UITextField(), UITextField(), UITextField()]

    override init(frame: CGRect) {
        super.init(frame: frame)
        changeButton.setTitle("Change", for: .normal)
        changeButton.titleLabel?.font = .systemFont(ofSize: 15)
        addSubview(photo)
        addSubview(changeButton)
        labels.forEach(addSubview)
        fields.forEach(addSubview)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        photo.pin.top(24).hCenter().size(96)
        changeButton.pin.below(of: photo, aligned: .center).marginTop(8).sizeToFit()
        var y = changeButton.frame.maxY + 24
        for index in labels.indices {
            labels[index].pin.top(y).left(16).width(80).height(40)
            fields[index].pin.top(y).left(104).right(16).height(40)
            y += 48
        }
    }
}

/// Stars to give, and a box to write in.
final class FeedbackForm: UIView {
    private let question = UILabel()
    private var stars: [UIButton] = []
    private let box = UIView()
    private let hint = UILabel()
    private let send = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        question.text = "How was it?"
        question.font = .boldSystemFont(ofSize: 25)
        hint.text = "Tell us more"
        hint.font = .systemFont(ofSize: 15)
        send.setTitle("Send", for: .normal)
        addSubview(question)
        for _ in 0..<5 {
            let star = UIButton()
            stars.append(star)
            addSubview(star)
        }
        addSubview(box)
        box.addSubview(hint)
        addSubview(send)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        question.pin.top(40).hCenter().sizeToFit()
        let side: CGFloat = 40
        let total = CGFloat(stars.count) * side + CGFloat(stars.count - 1) * 8
        var x = (bounds.width - total) / 2
        for star in stars {
            star.frame = CGRect(x: x, y: question.frame.maxY + 20, width: side, height: side)
            x += side + 8
        }
        box.pin.top(stars[0].frame.maxY + 24).horizontally(20).height(120)
        hint.pin.top(12).left(12).sizeToFit()
        send.pin.below(of: box).horizontally(20).marginTop(20).height(48)
    }
}

/// A table for some people at some time.
final class BookingForm: UIView {
    private let people = UILabel()
    private let stepper = UIStepper()
    private let times = ["18:00", "19:30", "21:00", "22:30"].map { text -> UIButton in
        let button = UIButton()
        button.setTitle(text, for: .normal)
        return button
    }
    private let note = UITextField()
    private let columns = 2

    override init(frame: CGRect) {
        super.init(frame: frame)
        people.text = "2 people"
        people.font = .systemFont(ofSize: 20)
        note.placeholder = "Wishes"
        addSubview(people)
        addSubview(stepper)
        times.forEach { addSubview($0) }
        addSubview(note)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        people.pin.top(24).left(16).sizeToFit()
        stepper.pin.right(16).vCenter(to: people.edge.vCenter).sizeToFit()
        let width = (bounds.width - 32 - 8) / CGFloat(columns)
        for (index, time) in times.enumerated() {
            let (row, column) = (index / columns, index % columns)
            time.frame = CGRect(
                x: 16 + CGFloat(column) * (width + 8), y: people.frame.maxY + 24 + CGFloat(row) * 52, width: width,
                height: 44)
        }
        note.pin.top(times[3].frame.maxY + 20).horizontally(16).height(44)
    }
}

/// Money from one account to another, with an arrow between them.
final class TransferForm: UIView {
    private let from = UIView()
    private let to = UIView()
    private let arrow = UIImageView()
    private let fromLabel = UILabel()
    private let toLabel = UILabel()
    private let amount = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(from)
        addSubview(to)
        addSubview(arrow)
        addSubview(amount)
        from.addSubview(fromLabel)
        to.addSubview(toLabel)
        fromLabel.text = "Savings"
        toLabel.text = "Rent"
        amount.text = "850"
        fromLabel.font = .systemFont(ofSize: 20)
        toLabel.font = .systemFont(ofSize: 20)
        amount.font = .boldSystemFont(ofSize: 40)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        from.pin.top(20).horizontally(20).height(72)
        to.pin.below(of: from).horizontally(20).marginTop(16).height(72)
        arrow.pin.verticallyBetween(from, and: to, aligned: .center).width(32).marginVertical(-8)
        for (label, box) in [(fromLabel, from), (toLabel, to)] {
            let size = label.sizeThatFits(box.bounds.size)
            label.frame = CGRect(
                x: 16, y: (box.bounds.height - size.height) / 2, width: size.width, height: size.height)
        }
        amount.pin.below(of: to, aligned: .center).marginTop(32).sizeToFit()
    }
}

/// A code of six digits, each in its box.
final class CodeForm: UIView {
    private let titleLabel = UILabel()
    private let digits = (0..<6).map { index -> UILabel in
        let label = UILabel()
        label.text = "\(index)"
        label.font = .boldSystemFont(ofSize: 25)
        label.textAlignment = .center
        return label
    }
    private let resend = UIButton()

    override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.text = "We have sent a code to your phone"
        titleLabel.font = .systemFont(ofSize: 20)
        titleLabel.numberOfLines = 0
        resend.setTitle("Send it again", for: .normal)
        resend.titleLabel?.font = .systemFont(ofSize: 15)
        addSubview(titleLabel)
        digits.forEach(addSubview)
        addSubview(resend)
    }

    required init?(coder: NSCoder) { fatalError("no archives") }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.pin.top(48).horizontally(24).sizeToFit(.width)
        let gap: CGFloat = 8
        let width = floor((bounds.width - 48 - gap * CGFloat(digits.count - 1)) / CGFloat(digits.count))
        for (index, digit) in digits.enumerated() {
            digit.pin.below(of: titleLabel).marginTop(32).left(24 + CGFloat(index) * (width + gap)).width(width).height(
                56)
        }
        resend.pin.below(of: digits, aligned: .center).marginTop(24).sizeToFit()
    }
}
