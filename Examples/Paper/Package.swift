// swift-tools-version: 6.3
import PackageDescription

/// Every target is checked as strictly as those of the main package.
let strict: [SwiftSetting] = [
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let plumb = Target.Dependency.product(name: "Plumb", package: "plumb")

let package = Package(
    name: "paper",
    products: [
        .library(name: "PangoText", targets: ["PangoText"]),
        .executable(name: "paper", targets: ["paper"]),
    ],
    dependencies: [.package(name: "plumb", path: "../..")],
    targets: [
        .systemLibrary(name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .target(name: "Graphics", dependencies: ["CPangoCairo", plumb], swiftSettings: strict),
        .target(name: "PangoText", dependencies: ["CPangoCairo", "Graphics", plumb], swiftSettings: strict),
        .target(name: "Drawing", dependencies: ["Graphics", "PangoText", plumb], swiftSettings: strict),
        .target(
            name: "PaperScenes", dependencies: ["Drawing", "Graphics", "PangoText", plumb], path: "Sources/Scenes",
            swiftSettings: strict
        ),
        // A link to the folder of the main package, which offers no product of it.
        .target(name: "PlumbConsole", path: "Sources/Console", swiftSettings: strict),
        .executableTarget(
            name: "paper", dependencies: ["Drawing", "Graphics", "PangoText", "PaperScenes", "PlumbConsole", plumb],
            swiftSettings: strict
        ),
        .testTarget(
            name: "PaperTests",
            dependencies: [
                "CPangoCairo", "Drawing", "Graphics", "PangoText", "PaperScenes", "PlumbConsole", "paper", plumb,
                .product(name: "LayoutRendering", package: "plumb"),
            ],
            exclude: ["Goldens"],
            swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)
