// swift-tools-version: 6.3
import PackageDescription

// A package of its own, since stacks are compiled into programs that import Plumb as any other client does.
let package = Package(
    name: "client",
    dependencies: [.package(name: "plumb", path: "../..")],
    targets: [
        .executableTarget(name: "client", dependencies: [.product(name: "Plumb", package: "plumb")])
    ],
    swiftLanguageModes: [.v6]
)
