import Graphics

/// The texts of a conversation.
struct ChatContent: Sendable {
    struct Message: Sendable {
        var text: String
        var time: String
        var isMine = false
    }

    var name: String
    var initials: String
    var status: String
    var day: String
    var placeholder: String
    var messages: [Message]

    static let english = ChatContent(
        name: "Lena Fischer", initials: "LF", status: "online", day: "Today", placeholder: "Message",
        messages: [
            Message(text: "Good morning ☀", time: "9:10"),
            Message(text: "Are we still on for Saturday?", time: "9:12"),
            Message(
                text: "Yes! I booked the small boat, the one with the blue sail. It has room for four and a dog.",
                time: "9:14", isMine: true),
            Message(text: "Perfect. Bruno will be delighted.", time: "9:15"),
            Message(text: "And so will I 😀", time: "9:15"),
            Message(text: "Bring a jacket, it gets cold when the sun is down.", time: "9:18", isMine: true),
            Message(
                text: "Will do. What time does the harbour open? I would like to be there before the crowd.",
                time: "9:31"),
            Message(text: "8:30", time: "9:40", isMine: true),
            Message(text: "But the café has coffee from 7:00 ☕", time: "9:41", isMine: true),
        ])

    static let arabic = ChatContent(
        name: "ليلى حداد", initials: "لح", status: "متصلة الآن", day: "اليوم", placeholder: "رسالة",
        messages: [
            Message(text: "صباح الخير ☀", time: "9:10"),
            Message(text: "هل موعدنا يوم السبت ما زال قائمًا؟", time: "9:12"),
            Message(
                text: "نعم! حجزت القارب الصغير ذا الشراع الأزرق. فيه مكان لأربعة أشخاص وكلب.", time: "9:14",
                isMine: true),
            Message(text: "رائع. سيفرح برونو كثيرًا.", time: "9:15"),
            Message(text: "وأنا أيضًا 😀", time: "9:15"),
            Message(text: "أحضري معك سترة، فالجو يبرد بعد غروب الشمس.", time: "9:18", isMine: true),
            Message(
                text: "بالتأكيد. متى يفتح الميناء؟ أريد أن أصل قبل الزحام، واسم القارب Blue Heron أليس كذلك؟",
                time: "9:31"),
            Message(text: "في 8:30", time: "9:40", isMine: true),
            Message(text: "لكن المقهى يفتح في الساعة 7:00 ☕", time: "9:41", isMine: true),
        ])
}
