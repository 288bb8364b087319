/// The style sheet of the pictures, for light and for dark backgrounds.
///
/// Colors are repeated in both halves, because some converters do not support variables.
let svgStyle = """
    <style>
    .plumb text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;fill:#14233a}
    .plumb .bg{fill:#f4f6f9}
    .plumb .n{stroke:#5f7ca8;stroke-width:1;fill-opacity:.88}
    .plumb .d0{fill:#ffffff}.plumb .d1{fill:#edf2fa}.plumb .d2{fill:#dde8f7}.plumb .d3{fill:#cddcf3}
    .plumb .d4{fill:#bed1ee}.plumb .d5{fill:#b0c7ea}.plumb .d6{fill:#a4bde6}.plumb .d7{fill:#99b5e2}
    .plumb .f{fill:none;stroke:#5f7ca8;stroke-width:1;stroke-dasharray:1 3}
    .plumb .g{fill:none;stroke:#b4480a;stroke-width:1.25;stroke-dasharray:5 3}
    .plumb .veil{fill:#f4f6f9;fill-opacity:.6}
    .plumb text.name{font-weight:600}
    .plumb text.size,.plumb tspan.size{font-weight:400;fill:#42546f}
    .plumb text.guide{fill:#9a3b05;font-style:italic}
    .plumb .halo{paint-order:stroke;stroke:#f4f6f9;stroke-width:2.5;stroke-opacity:.75;stroke-linejoin:round}
    .plumb path.gap{fill:none;stroke:#b3266b;stroke-width:.75}
    .plumb text.gap{fill:#b3266b}
    .plumb .dot{fill:#1f57b8;stroke:#ffffff;stroke-width:1}
    .plumb text.number{fill:#ffffff;font-weight:600}
    @media (prefers-color-scheme:dark){
    .plumb text{fill:#e9eff9}
    .plumb .bg{fill:#0e131a}
    .plumb .n{stroke:#7f9cc9}
    .plumb .d0{fill:#161e29}.plumb .d1{fill:#1f2b3d}.plumb .d2{fill:#293950}.plumb .d3{fill:#334763}
    .plumb .d4{fill:#3b5475}.plumb .d5{fill:#436087}.plumb .d6{fill:#4a6b97}.plumb .d7{fill:#5075a5}
    .plumb .f{stroke:#7f9cc9}
    .plumb .g{stroke:#f5a35c}
    .plumb .veil{fill:#0e131a}
    .plumb text.size,.plumb tspan.size{fill:#b9c7dd}
    .plumb text.guide{fill:#fbbf85}
    .plumb .halo{stroke:#0e131a}
    .plumb path.gap{stroke:#ff9cc9}
    .plumb text.gap{fill:#ff9cc9}
    .plumb .dot{fill:#a9c8ff;stroke:#0e131a}
    .plumb text.number{fill:#0e131a}
    }
    </style>

    """
