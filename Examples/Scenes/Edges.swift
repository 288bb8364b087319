import Plumb

extension Scene {
    static let edges = Scene(
        "edges",
        title: "Edges of the parent",
        summary: "A map with its controls, each pinned to sides, corners or the middle of the screen.",
        size: Size(width: 375, height: 400)
    ) { stage in
        stage.show(MapScreen())
    }
}

/// A map that fills the screen, and controls that lie over it.
final class MapScreen: LayoutNode {
    private let map = LayoutNode("map")
    private let searchBar = LayoutNode("searchBar")
    private let compass = LayoutNode("compass")
    private let crosshair = LayoutNode("crosshair")
    private let zoomControl = LayoutNode("zoomControl")
    private let scaleBar = LayoutNode("scaleBar")
    private let locateButton = LayoutNode("locateButton")
    private let attribution = Label("attribution", "Map data: everybody", style: .caption)
    private let routePanel = LayoutNode("routePanel")

    init() {
        super.init("edges")
        addChildren(
            map, searchBar, compass, crosshair, zoomControl, scaleBar, locateButton, attribution, routePanel
        )
    }

    override func layoutChildren() {
        // All four sides.
        map.pin.all()

        // Three sides and a height.
        searchBar.pin.top(12).horizontally(16).height(36)

        // Corners: one number counts inwards from both sides.
        compass.pin.topEnd(60).size(32)
        locateButton.pin.bottomEnd(16).size(44)
        scaleBar.pin.bottomStart(16).width(80).height(8)

        // The middle, and a side with the middle of the other axis.
        crosshair.pin.center().size(20)
        zoomControl.pin.centerEnd(16).width(32).height(72)
        attribution.pin.bottomCenter(2).sizeToFit()

        // Shares of the parent.
        routePanel.pin.top(25%).bottom(25%).start(16).width(30%)
    }
}
