// swift-tools-version: 6.3
import PackageDescription

/// As in the main package, but for strict memory safety: every call of GTK takes a pointer, and there is nothing else here.
let strict: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let plumb = Target.Dependency.product(name: "Plumb", package: "plumb")

let package = Package(
    name: "window",
    products: [
        .library(name: "PlumbGTK", targets: ["PlumbGTK"]),
        .executable(name: "mail", targets: ["mail"]),
    ],
    dependencies: [.package(name: "plumb", path: "../..")],
    targets: [
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .target(name: "PlumbGTK", dependencies: ["CGTK", plumb], swiftSettings: strict),
        .target(name: "MailScreen", dependencies: ["CGTK", "PlumbGTK", plumb], swiftSettings: strict),
        .executableTarget(
            name: "mail", dependencies: ["CGTK", "MailScreen", "PlumbGTK", plumb], swiftSettings: strict),
        .testTarget(
            name: "WindowTests", dependencies: ["CGTK", "MailScreen", "PlumbGTK", plumb], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
