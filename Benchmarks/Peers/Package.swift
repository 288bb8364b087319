// swift-tools-version: 6.3
import PackageDescription

/// Every target is checked as strictly as those of the main package.
let strict: [SwiftSetting] = [
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "peers",
    dependencies: [.package(name: "plumb", path: "../..")],
    targets: [
        .executableTarget(
            name: "PlumbPeer",
            dependencies: [
                .product(name: "Cassowary", package: "plumb"), .product(name: "ConstraintLayout", package: "plumb"),
                .product(name: "Plumb", package: "plumb"),
            ],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "SolverAnswers", dependencies: [.product(name: "Cassowary", package: "plumb")], swiftSettings: strict
        ),
        .executableTarget(
            name: "SolverGrowth", dependencies: [.product(name: "Cassowary", package: "plumb")], swiftSettings: strict
        ),
    ],
    swiftLanguageModes: [.v6]
)
