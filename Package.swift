// swift-tools-version: 6.2
import PackageDescription

/// Every target is checked as strictly as the compiler can: warnings are errors, unsafe code says so.
let strict: [SwiftSetting] = [
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "plumb",
    products: [
        .library(name: "Plumb", targets: ["Plumb"]),
        .library(name: "LayoutRendering", targets: ["LayoutRendering"]),
        .library(name: "LayoutScript", targets: ["LayoutScript"]),
        .executable(name: "examples", targets: ["examples"]),
    ],
    targets: [
        .target(name: "Geometry", swiftSettings: strict),
        .target(name: "LayoutTree", dependencies: ["Geometry"], swiftSettings: strict),
        .target(name: "Pinning", dependencies: ["LayoutTree"], swiftSettings: strict),
        .target(name: "LayoutRendering", dependencies: ["Geometry", "LayoutTree"], swiftSettings: strict),
        .target(name: "LayoutScript", dependencies: ["Geometry", "LayoutTree", "Pinning"], swiftSettings: strict),
        .target(name: "Plumb", dependencies: ["Geometry", "LayoutTree", "Pinning"], swiftSettings: strict),
        .target(
            name: "ExampleScenes", dependencies: ["Plumb"], path: "Examples/Scenes", swiftSettings: strict
        ),
        .executableTarget(
            name: "examples", dependencies: ["ExampleScenes", "LayoutRendering", "LayoutScript", "Plumb"],
            path: "Examples/CLI", swiftSettings: strict
        ),
        .testTarget(
            name: "ExamplesTests",
            dependencies: ["ExampleScenes", "LayoutRendering", "Plumb", "examples"],
            exclude: ["Goldens"], swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)
