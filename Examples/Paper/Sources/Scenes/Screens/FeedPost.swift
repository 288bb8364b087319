import Graphics

/// A made-up post of a feed.
struct FeedPost: Sendable {
    var name: String
    var initials: String
    var color: Color
    var time: String
    var text: String
    var hasPhoto = false
    var likes: String
    var replies: String
    var isLiked = false
}

/// The texts of the screen of a feed.
struct FeedContent: Sendable {
    var title: String
    /// The reader's initials.
    var reader: String
    var tags: [String]
    var posts: [FeedPost]

    static let english = FeedContent(
        title: "Today", reader: "NW",
        tags: ["Following", "Nearby", "Maps", "Harbour"],
        posts: [
            FeedPost(
                name: "Mara Lindqvist", initials: "ML", color: Palette.rose, time: "12 min",
                text:
                    "Three days of rain, and the new trail map is finally done. Every path on it was walked twice. #maps",
                likes: "48", replies: "7", isLiked: true),
            FeedPost(
                name: "Tomas Oduya", initials: "TO", color: Palette.teal, time: "1 h",
                text: "First light over the ridge, and nobody else awake. #morning", hasPhoto: true, likes: "312",
                replies: "24"),
            FeedPost(
                name: "Ines Carvalho", initials: "IC", color: Palette.amber, time: "3 h",
                text:
                    "Does anybody have a good recipe for quince? The tree at the station gives more than I can carry.",
                likes: "19", replies: "33"),
            FeedPost(
                name: "Jonas Aalto", initials: "JA", color: Palette.sky, time: "5 h",
                text: "The ferry is late again, and for once nobody minds: seals on the sandbank.", likes: "87",
                replies: "5"),
        ])

    static let hebrew = FeedContent(
        title: "היום", reader: "נו",
        tags: ["במעקב", "בסביבה", "מפות", "נמל"],
        posts: [
            FeedPost(
                name: "מאיה לוין", initials: "מל", color: Palette.rose, time: "12 דק׳",
                text: "שלושה ימים של גשם, ומפת השבילים החדשה סוף סוף מוכנה. בכל שביל הלכנו פעמיים. #מפות", likes: "48",
                replies: "7", isLiked: true),
            FeedPost(
                name: "תומר אדלר", initials: "תא", color: Palette.teal, time: "שעה",
                text: "אור ראשון מעל הרכס, ואף אחד אחר לא ער. #בוקר", hasPhoto: true, likes: "312", replies: "24"),
            FeedPost(
                name: "נועה ברק", initials: "נב", color: Palette.amber, time: "3 שעות",
                text: "למישהו יש מתכון טוב לחבושים? העץ ליד התחנה נותן יותר ממה שאני יכולה לסחוב.", likes: "19",
                replies: "33"),
            FeedPost(
                name: "יונתן שגיא", initials: "יש", color: Palette.sky, time: "5 שעות",
                text: "המעבורת שוב מאחרת, ולשם שינוי לאף אחד לא אכפת: כלבי ים על שרטון החול.", likes: "87", replies: "5"
            ),
        ])
}
