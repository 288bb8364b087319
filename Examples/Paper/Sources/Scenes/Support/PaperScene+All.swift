extension PaperScene {
    /// All scenes.
    public static let all: [PaperScene] = [
        .invoice, .receipt, .socialCard, .businessCard, .calendar, .feed, .feedDark, .feedHebrew, .chat, .chatDark,
        .chatArabic,
    ]

    /// The scene of that name, or nil.
    public static func named(_ name: String) -> PaperScene? { all.first { $0.name == name } }
}
