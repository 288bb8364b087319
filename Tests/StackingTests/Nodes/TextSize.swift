import Testing

/// The sizes in the images of one text size of FixFlex's snapshot suite, in pixels at 3x; the containers are 600 wide.
///
/// Natural sizes that the images only show clipped are larger numbers here.
struct TextSize: Sendable, CustomTestStringConvertible {
    var name: String
    var title1, title3, body, caption: Double
    var topLabel, elit, left, green, lorem: Double
    /// Where the things in the images are, as start and end.
    var centered, top, bottom, chevron, firstRow, secondRow: [Double]
    var row, leading, trailing, shadowLabel, shadow: [Double]

    var testDescription: String { name }

    /// A title in the middle of 600 pixels.
    var middle: [Double] {
        let start = ((600 - title1) / 2).rounded(.up)
        return [start, start + title1]
    }

    init(_ name: String, _ naturals: [Double], _ spans: [[Double]]) {
        self.name = name
        (title1, title3, body, caption) = (naturals[0], naturals[1], naturals[2], naturals[3])
        (topLabel, elit, left) = (naturals[4], naturals[5], naturals[6])
        (green, lorem) = (naturals[7], naturals[8])
        (centered, top, bottom, chevron) = (spans[0], spans[1], spans[2], spans[3])
        (firstRow, secondRow, row) = (spans[4], spans[5], spans[6])
        (leading, trailing, shadowLabel, shadow) = (spans[7], spans[8], spans[9], spans[10])
    }

    static let all: [TextSize] = [
        TextSize(
            "xs", [90, 61, 51, 40, 283, 361, 280, 340, 418],
            [
                [158, 441], [228, 318], [333, 373], [70, 160], [15, 376], [15, 540], [295, 600], [130, 190],
                [410, 470], [91, 509], [121, 539],
            ]),
        TextSize(
            "s", [94, 65, 54, 40, 295, 376, 292, 354, 435],
            [
                [152, 447], [226, 320], [335, 375], [74, 164], [15, 391], [15, 540], [307, 600], [123, 183],
                [417, 477], [82, 517], [112, 547],
            ]),
        TextSize(
            "default", [101, 72, 61, 43, 317, 406, 315, 381, 468],
            [
                [141, 458], [221, 322], [337, 380], [81, 171], [15, 421], [15, 540], [330, 600], [109, 169],
                [430, 490], [66, 534], [96, 564],
            ]),
        TextSize(
            "xl", [108, 79, 69, 51, 340, 434, 337, 408, 501],
            [
                [130, 470], [213, 321], [336, 387], [88, 178], [15, 449], [15, 540], [352, 600], [96, 156],
                [444, 504], [49, 550], [79, 580],
            ]),
        TextSize(
            "xxl", [115, 86, 76, 58, 362, 463, 359, 435, 534],
            [
                [119, 481], [206, 321], [336, 394], [95, 185], [15, 478], [15, 540], [374, 600], [82, 142],
                [457, 517], [33, 567], [63, 597],
            ]),
        TextSize(
            "al", [154, 133, 119, 94, 482, 611, 477, 579, 700],
            [
                [59, 541], [169, 323], [338, 432], [136, 226], [15, 585], [15, 585], [492, 600], [10, 70],
                [529, 589], [30, 570], [60, 600],
            ]),
        TextSize(
            "axxl", [190, 176, 169, 133, 590, 750, 584, 711, 860],
            [
                [5, 595], [131, 321], [336, 469], [179, 269], [15, 585], [15, 585], [599, 600], [0, 60],
                [540, 600], [30, 570], [60, 600],
            ]),
    ]
}
