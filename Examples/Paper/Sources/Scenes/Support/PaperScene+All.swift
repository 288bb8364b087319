extension PaperScene {
    /// All scenes.
    public static let all: [PaperScene] = [
        .invoice, .businessCard, .calendar, .feed, .feedHebrew, .chat, .chatArabic,
    ]

    /// The scene of that name, or nil.
    public static func named(_ name: String) -> PaperScene? { all.first { $0.name == name } }
}
