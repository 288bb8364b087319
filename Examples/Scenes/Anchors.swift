import Plumb

extension Scene {
    static let anchors = Scene(
        "anchors",
        title: "Anchors",
        summary: "A profile card: corners and centers of views pinned to corners and centers of others.",
        size: Size(width: 375, height: 300)
    ) { stage in
        stage.show(ProfileCard())
    }
}

/// A card with a cover, a portrait that overlaps it, and a status dot on the portrait's corner.
final class ProfileCard: LayoutNode {
    private let cover = LayoutNode("cover")
    private let portrait = LayoutNode("portrait")
    private let statusDot = LayoutNode("statusDot")
    private let editButton = Button("editButton", title: "Edit")
    private let nameLabel = Label("nameLabel", "Ada Lovelace", style: .title)
    private let roleLabel = Label("roleLabel", "Analyst", style: .caption)
    private let followButton = Button("followButton", title: "Follow")
    private let writeButton = Button("writeButton", title: "Write")
    private let inviteField = LayoutNode("inviteField")

    init() {
        super.init("anchors")
        addChildren(
            cover, portrait, statusDot, editButton, nameLabel, roleLabel, followButton, writeButton, inviteField
        )
    }

    override func layoutChildren() {
        cover.pin.top().horizontally().height(110)

        // A center on the middle of an edge, a center on a corner, a corner on a corner.
        portrait.pin.center(to: cover.anchor.bottomCenter).size(80)
        statusDot.pin.center(to: portrait.anchor.bottomEnd).size(16)
        editButton.pin.topEnd(to: cover.anchor.topEnd).margin(10).sizeToFit()

        // Below each other, centered.
        nameLabel.pin.topCenter(to: portrait.anchor.bottomCenter).marginTop(8).sizeToFit()
        roleLabel.pin.topCenter(to: nameLabel.anchor.bottomCenter).marginTop(2).sizeToFit()

        // Two anchors make a size: the field spans the space between the buttons.
        followButton.pin.bottomStart(16).sizeToFit()
        writeButton.pin.bottomEnd(16).sizeToFit()
        inviteField.pin.topStart(to: followButton.anchor.topEnd).bottomEnd(to: writeButton.anchor.bottomStart)
            .marginHorizontal(8)
    }
}
