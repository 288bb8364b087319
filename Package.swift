// swift-tools-version: 6.3
import PackageDescription

/// Every target is checked as strictly as the compiler can: warnings are errors, unsafe code says so.
let strict: [SwiftSetting] = [
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

/// With the trait of this name, a program links only the parts of the library that it uses.
///
/// See Documentation/Decisions/0023-programs-link-what-they-use.md.
let linkedIfUsed = SwiftSetting.unsafeFlags(
    ["-Xfrontend", "-internalize-at-link", "-Xfrontend", "-function-sections"],
    .when(platforms: [.linux, .android], configuration: .release, traits: ["LinkedIfUsed"])
)

/// A module of the library, in `Sources`, on top of the modules that it names.
func module(_ name: String, on dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict + [linkedIfUsed])
}

/// The tests of a module, in `Tests`.
func tests(_ name: String, of dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies + ["PlumbTestSupport"], exclude: exclude, swiftSettings: strict)
}

let package = Package(
    name: "plumb",
    // The oldest systems with Swift's concurrency library, to which the compiler links the modules in Sources. Newer features are
    // checked for at run time.
    platforms: [
        .macOS(.v10_15), .macCatalyst(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1),
    ],
    products: [
        .library(
            name: "Plumb", targets: ["Aligning", "Geometry", "LayoutTree", "Lists", "Pinning", "Plumb", "Stacking"]),
        // Chains alone, for programs that must be small: stacks and their solver are not linked.
        .library(name: "Pinning", targets: ["Geometry", "LayoutTree", "Pinning"]),
        .library(name: "LayoutOperators", targets: ["LayoutOperators"]),
        .library(name: "Cassowary", targets: ["Cassowary"]),
        .library(name: "ConstraintLayout", targets: ["ConstraintLayout"]),
        .library(name: "UIKitNames", targets: ["UIKitNames"]),
        .library(name: "PlumbUIKit", targets: ["PlumbUIKit"]),
        .library(name: "LayoutRendering", targets: ["LayoutRendering"]),
        .library(name: "LayoutScript", targets: ["LayoutScript"]),
        // For tests of classes that adopt Layoutable.
        .library(name: "LayoutableChecks", targets: ["LayoutableChecks"]),
    ],
    traits: [
        .default(enabledTraits: ["LinkedIfUsed"]),
        .trait(
            name: "LinkedIfUsed",
            description: "Release builds for Linux and Android link only what a program uses. Sets unsafe flags."
        ),
        // For devices, where nobody reads them; see Examples/Device.
        .trait(
            name: "WithoutWarnings", description: "Layouts raise no warnings, and the texts of warnings are not linked."
        ),
    ],
    targets: [
        module("Geometry"),
        module("LineFinding"),
        module("LayoutTree", on: ["Geometry", "LineFinding"]),
        module("Pinning", on: ["Geometry", "LayoutTree", "LineFinding"]),
        module("Stacking", on: ["Cassowary", "Geometry", "LayoutTree", "LineFinding"]),
        module("Aligning", on: ["Geometry", "LayoutTree"]),
        module("Lists", on: ["Geometry", "LayoutTree"]),
        module("LayoutOperators", on: ["Aligning", "Geometry", "LayoutTree", "Stacking"]),
        module("Cassowary"),
        module("ConstraintLayout", on: ["Cassowary", "Geometry", "LayoutTree"]),
        module("LayoutRendering", on: ["Geometry", "LayoutTree"]),
        module(
            "LayoutScript",
            on: [
                "Aligning", "ConstraintLayout", "Geometry", "LayoutOperators", "LayoutTree", "LineFinding", "Pinning",
                "Stacking",
            ]
        ),
        module("Plumb", on: ["Aligning", "Geometry", "LayoutTree", "Lists", "Pinning", "Stacking"]),
        module("UIKitNames", on: ["Plumb"]),
        module("PlumbUIKit", on: ["Plumb"]),
        module("LayoutableChecks", on: ["Geometry", "LayoutTree", "Pinning"]),

        .target(
            name: "PlumbScenes", dependencies: ["ConstraintLayout", "LayoutOperators", "Plumb"],
            path: "Examples/Scenes", swiftSettings: strict
        ),
        .target(
            name: "PastedCode", dependencies: ["Geometry", "LayoutScript", "LayoutTree"], path: "Examples/PastedCode",
            swiftSettings: strict
        ),
        // Examples/Paper compiles the same folder.
        .target(name: "PlumbConsole", path: "Examples/Console", swiftSettings: strict),
        // No product names the executables: `swift run` finds them here, and packages that depend on this one are not offered them.
        .executableTarget(
            name: "examples",
            dependencies: ["PastedCode", "PlumbConsole", "PlumbScenes", "LayoutRendering", "LayoutScript", "Plumb"],
            path: "Examples/CLI",
            swiftSettings: strict
        ),

        .target(
            name: "LiveBridge",
            dependencies: ["Geometry", "LayoutRendering", "LayoutScript", "LayoutTree", "PastedCode"],
            path: "Examples/Live/Bridge", swiftSettings: strict
        ),
        .executableTarget(
            name: "live-report", dependencies: ["LayoutScript", "LiveBridge"], path: "Examples/Live/Report",
            swiftSettings: strict
        ),

        .target(name: "AllocationCounting", path: "Benchmarks/AllocationCounting"),
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                "AllocationCounting", "Cassowary", "ConstraintLayout", "LayoutRendering", "LayoutScript", "Plumb",
                "PlumbConsole",
            ],
            path: "Benchmarks",
            exclude: [
                "AllocationCounting", "chart.sh", "Client", "code-size.sh", "figures.sh", "instructions.sh",
                "link-size.sh",
                "optimizer.sh", "Peers", "peers.sh", "solver-check.sh", "solver-growth.sh",
            ],
            swiftSettings: strict
        ),

        .target(
            name: "PlumbTestSupport", dependencies: ["Geometry", "LayoutTree"], path: "Tests/TestSupport",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "warning-lines", dependencies: ["ConstraintLayout", "Plumb"], path: "Tests/WarningLines",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "parallel-layouts",
            dependencies: ["LayoutRendering", "LayoutScript", "LayoutTree", "PlumbTestSupport"],
            path: "Tests/ParallelLayouts", swiftSettings: strict
        ),
        .target(name: "PlumbForeignNames", path: "Tests/ForeignNames", swiftSettings: strict),
        tests("NameTests", of: ["Cassowary", "Geometry", "LayoutTree", "Plumb", "PlumbForeignNames"]),
        tests("WarningLineTests", of: ["warning-lines"]),
        tests("GeometryTests", of: ["Geometry"]),
        tests("LayoutTreeTests", of: ["Geometry", "LayoutTree", "LineFinding"]),
        tests("PinningTests", of: ["Geometry", "LayoutTree", "LayoutableChecks", "Pinning"]),
        tests("StackingTests", of: ["Geometry", "LayoutTree", "LayoutableChecks", "Pinning", "Stacking"]),
        tests("AligningTests", of: ["Aligning", "Geometry", "LayoutTree", "LayoutableChecks"]),
        tests("ListsTests", of: ["Geometry", "LayoutTree", "LayoutableChecks", "Lists"]),
        tests("LayoutOperatorsTests", of: ["Aligning", "Geometry", "LayoutOperators", "LayoutTree", "Stacking"]),
        tests("CassowaryTests", of: ["Cassowary"]),
        tests(
            "ConstraintLayoutTests",
            of: ["Cassowary", "ConstraintLayout", "Geometry", "LayoutTree", "Pinning", "Stacking"]
        ),
        tests("LayoutRenderingTests", of: ["Geometry", "LayoutRendering", "LayoutTree"]),
        tests(
            "LayoutScriptTests",
            of: ["Aligning", "ConstraintLayout", "Geometry", "LayoutScript", "LayoutTree", "Pinning", "Stacking"]),
        tests(
            "PastedCodeTests",
            of: ["ConstraintLayout", "Geometry", "LayoutScript", "LayoutTree", "PastedCode", "UIKitNames"],
            exclude: ["Corpus/frames.txt"]),
        tests("LayoutableChecksTests", of: ["Geometry", "LayoutTree", "LayoutableChecks"]),
        tests("ConformanceTests", of: ["LayoutScript", "LayoutTree"], exclude: ["Fixtures"]),
        tests("LiteralChainTests", of: ["Geometry", "LayoutTree", "Pinning"]),
        tests("AppLayoutTests", of: ["LayoutScript", "LayoutTree", "LayoutableChecks", "PastedCode", "UIKitNames"]),
        .testTarget(
            name: "MainActorTests", dependencies: ["LayoutableChecks", "Plumb"],
            swiftSettings: strict + [.defaultIsolation(MainActor.self)]
        ),
        tests(
            "ReadmeTests",
            of: [
                "Cassowary", "ConstraintLayout", "Geometry", "LayoutOperators", "LayoutRendering", "LayoutScript",
                "LayoutTree", "LayoutableChecks", "Plumb", "UIKitNames",
            ]
        ),
        tests(
            "ExamplesTests",
            of: [
                "PlumbScenes", "LayoutRendering", "LayoutScript", "LayoutableChecks", "LiveBridge", "Plumb",
                "examples",
            ],
            exclude: ["Goldens"]
        ),
        tests("BenchmarksTests", of: ["LayoutableChecks", "Plumb", "benchmarks"]),
    ],
    swiftLanguageModes: [.v6]
)
