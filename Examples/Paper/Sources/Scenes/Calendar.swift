import Drawing
import Graphics
import PangoText
import Plumb

extension PaperScene {
    static let calendar = PaperScene(
        "calendar", title: "Calendar", summary: "A month as a grid of seven columns, with the events of each day.",
        size: Size(width: 960, height: 740)
    ) { (stage) throws(GraphicsError) in [stage.show(CalendarMonth(stage))] }
}

/// A month whose weeks are rows of a grid.
final class CalendarMonth: Box {
    private let month: Label
    private let year: Label
    private let legend: [Label]
    private let weekdays: [Label]
    private let days: [CalendarDay]
    private let grid = Box("grid", cornerRadius: 10)
    private let outline = Box("outline", border: Border(Color(0xE2E0EA)), cornerRadius: 10)

    init(_ stage: Stage) {
        month = stage.label("month", "March", .sans(34, .bold), Palette.ink, lines: 1)
        year = stage.label("year", "2026", .sans(34), Color(0x8D89A0), lines: 1)
        legend = CalendarEvent.kinds.map { kind in
            let label = stage.label(
                kind.name, kind.name, .sans(11.5), kind.color.mixed(with: .black, 0.35), lines: 1,
                padding: .sides(10, 5))
            label.background = .color(kind.color.mixed(with: .white, 0.86))
            label.cornerRadius = .infinity
            return label
        }
        weekdays = CalendarMonth.weekdayNames.map { name in
            stage.label(
                name, name, .sans(11.5, .bold), Color(0x8D89A0), lines: 1, padding: .sides(CalendarDay.textInset, 7))
        }
        // The 1st of March 2026 is a Sunday; the first week begins on the 23rd of February.
        days = (0..<42).map { index in
            let number = index - 5
            let shown = number < 1 ? 28 + number : number > 31 ? number - 31 : number
            return CalendarDay(
                stage, number: shown, isInMonth: (1...31).contains(number), isToday: number == 18,
                isWeekend: index % 7 >= 5,
                events: CalendarEvent.march.filter { $0.day == number })
        }
        super.init("calendar", background: .color(.white))
        grid.clipsChildren = true
        grid.addChildren(days + [outline])
        addChildren([month, year] + legend + weekdays + [grid])
    }

    override func layoutChildren() {
        let isNarrow = bounds.width < 640
        let side = isNarrow ? 16.0 : 36
        month.pin.top(28).start(side).sizeToFit(.content)
        year.pin.after(of: month, aligned: .firstBaseline).marginStart(10).sizeToFit(.content)
        for label in legend { label.isHidden = isNarrow }
        hstack([.flex()] + legend.flatMap { [.fix(8), .flex($0)] } + [.fix(side)])
        for label in legend { label.pin.vCenter(to: month.edge.vCenter).width(label.frame.width).sizeToFit(.width) }

        // The names of the days have the columns of the grid.
        let columns = [Track](repeating: .fill(), count: 7)
        let top = month.frame.maxY + 18
        for (label, name) in zip(weekdays, CalendarMonth.weekdayNames) {
            label.text.runs[0].text = isNarrow ? String(name.prefix(1)) : name
            label.text.alignment = isNarrow ? .center : .start
        }
        grid(columns: columns, within: Rect(x: side, y: top, width: bounds.width - 2 * side, height: 30), [weekdays])
        grid.pin.top(top + 30).horizontally(side).bottom(isNarrow ? side : 32)
        let weeks = stride(from: 0, to: 42, by: 7).map { days[$0..<$0 + 7].map { LayoutNode?($0) } }
        grid.grid(columns: columns, rows: [Track](repeating: .fill(), count: 6), rounding: .edges, weeks)
        outline.pin.all()
    }

    private static let weekdayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
}

/// A day: its number, and as many events as fit.
final class CalendarDay: Box {
    /// The distance of all text from the leading edge of a day, which the names of the days above share.
    static let textInset = 10.0

    private let number: Label
    private let mark: Box
    private let events: [(pill: Box, label: Label, color: Color)]
    private let more: Label
    private let right = Box("right", background: .color(Color(0xE9E7F0)))
    private let bottom = Box("bottom", background: .color(Color(0xE9E7F0)))

    init(_ stage: Stage, number: Int, isInMonth: Bool, isToday: Bool, isWeekend: Bool, events: [CalendarEvent]) {
        let color = isToday ? Color.white : isInMonth ? Palette.ink : Color(0xB9B6C6)
        self.number = stage.label(
            "number", "\(number)", .sans(12.5, isToday ? .bold : .regular), color, lines: 1)
        mark = Box("mark", background: .color(Palette.plum), cornerRadius: .infinity)
        mark.isHidden = !isToday
        self.events = events.map { event in
            let time = event.time.isEmpty ? "" : event.time + " "
            let dark = event.kind.color.mixed(with: .black, 0.42)
            let label = stage.label(
                event.title,
                [
                    TextRun(time, font: .sans(10, .bold), color: dark),
                    TextRun(event.title, font: .sans(10), color: dark),
                ], lines: 1)
            let pill = Box("pill", cornerRadius: 4)
            pill.addChild(label)
            return (pill, label, event.kind.color)
        }
        more = stage.label("more", "", .sans(10), Color(0x8D89A0), lines: 1, padding: .sides(5, 0))
        super.init("day\(number)", background: .color(isWeekend ? Color(0xFAF9FC) : .white))
        addChildren([mark, self.number, more] + self.events.map { $0.pill } + [right, bottom])
    }

    override func layoutChildren() {
        // Where there is no room for words, a day has its number in the middle and a line for each event.
        let isNarrow = bounds.width < 64
        if isNarrow {
            number.pin.top(8).hCenter().sizeToFit()
        } else {
            number.pin.top(10).start(CalendarDay.textInset).sizeToFit()
        }
        mark.pin.size(isNarrow ? 22 : 26).hCenter(to: number.edge.hCenter).vCenter(to: number.edge.vCenter)
        right.pin.end().vertically().width(1)
        bottom.pin.bottom().horizontally().height(1)

        // The last line says how many events do not fit.
        let line = isNarrow ? 4 : (events.first?.label.sizeThatFits(bounds.size).height ?? 0) + 4
        let top = number.frame.maxY + 7
        let room = Int(max(0, (bounds.height - 6 - top + 2) / (line + 2)))
        let shown = events.count <= room ? events.count : max(0, room - (isNarrow ? 0 : 1))
        for (index, event) in events.enumerated() {
            event.pill.isHidden = index >= shown
            event.pill.background = .color(event.color.mixed(with: .white, isNarrow ? 0.4 : 0.82))
            event.pill.pin.top(top + Double(index) * (line + 2)).start(5).end(6).height(line)
            event.label.isHidden = isNarrow
            event.label.pin.vCenter().start(5).end(5).sizeToFit(.width)
        }
        more.isHidden = isNarrow || shown == events.count || room == 0
        more.text.runs[0].text = "\(events.count - shown) more"
        more.pin.top(top + Double(shown) * (line + 2) + 1).start(5).end(6).sizeToFit(.width)
    }
}

/// An event of a day.
struct CalendarEvent: Sendable {
    struct Kind: Sendable {
        let name: String
        let color: Color
    }

    static let work = Kind(name: "Studio", color: Palette.plum)
    static let field = Kind(name: "Field work", color: Palette.leaf)
    static let home = Kind(name: "Home", color: Palette.amber)
    static let kinds = [work, field, home]

    let day: Int
    let time: String
    let title: String
    let kind: Kind

    init(_ day: Int, _ time: String, _ title: String, _ kind: Kind) {
        self.day = day
        self.time = time
        self.title = title
        self.kind = kind
    }

    static let march: [CalendarEvent] = [
        CalendarEvent(2, "9:30", "Planning", work), CalendarEvent(3, "", "Coast survey", field),
        CalendarEvent(4, "", "Coast survey", field), CalendarEvent(6, "18:00", "Choir", home),
        CalendarEvent(9, "9:30", "Planning", work),
        CalendarEvent(10, "14:00", "Harbour authority, about the depth chart", work),
        CalendarEvent(12, "11:00", "Press proof", work), CalendarEvent(14, "", "Ridge walk", field),
        CalendarEvent(16, "9:30", "Planning", work), CalendarEvent(18, "8:00", "Train", home),
        CalendarEvent(18, "10:00", "Exhibition opens", work), CalendarEvent(18, "13:00", "Lunch with Ines", home),
        CalendarEvent(18, "15:30", "Interview", work), CalendarEvent(18, "19:00", "Dinner", home),
        CalendarEvent(20, "18:00", "Choir", home), CalendarEvent(21, "", "Equinox sunrise", field),
        CalendarEvent(23, "9:30", "Planning", work), CalendarEvent(24, "", "Printer’s week", work),
        CalendarEvent(25, "", "Printer’s week", work), CalendarEvent(26, "", "Printer’s week", work),
        CalendarEvent(27, "16:00", "Delivery", work), CalendarEvent(29, "", "Clocks change", home),
        CalendarEvent(31, "9:30", "Review", work),
    ]
}
