import Foundation
import UIKitNames

/// The classes of the corpus, each with a function that makes one: cells in the size of a row, others in the size of a screen.
enum Corpus {
    struct Entry: Sendable {
        let name: String
        /// The file that declares it, without its extension.
        let file: String
        let make: @MainActor @Sendable () -> UIView
    }

    static let all = [
        Entry(name: "TabBar", file: "Bars") { TabBar(frame: .zero) },
        Entry(name: "FloatingTabBar", file: "Bars") { FloatingTabBar(frame: .zero) },
        Entry(name: "EditorToolBar", file: "Bars") { EditorToolBar(frame: .zero) },
        Entry(name: "SegmentBar", file: "Bars") { SegmentBar() },
        Entry(name: "BreadcrumbBar", file: "Bars") { BreadcrumbBar(frame: .zero) },
        Entry(name: "PagerBar", file: "Bars") { PagerBar(frame: .zero) },
        Entry(name: "StepsBar", file: "Bars") { StepsBar(frame: .zero) },
        Entry(name: "BadgeBar", file: "Bars") { BadgeBar(frame: .zero) },
        Entry(name: "KeyboardBar", file: "Bars") { KeyboardBar(frame: .zero) },
        Entry(name: "ChipBar", file: "Bars") { ChipBar(frame: .zero) },
        Entry(name: "PriceCard", file: "Cards") { PriceCard(frame: .zero) },
        Entry(name: "RecipeCard", file: "Cards") { RecipeCard(frame: .zero) },
        Entry(name: "FlightCard", file: "Cards") { FlightCard(frame: .zero) },
        Entry(name: "HotelCard", file: "Cards") { HotelCard(frame: .zero) },
        Entry(name: "NewsCard", file: "Cards") { NewsCard(frame: .zero) },
        Entry(name: "StatsCard", file: "Cards") { StatsCard(frame: .zero) },
        Entry(name: "GoalCard", file: "Cards") { GoalCard(frame: .zero) },
        Entry(name: "CouponCard", file: "Cards") { CouponCard(frame: .zero) },
        Entry(name: "BoardingPass", file: "Cards") { BoardingPass(frame: .zero) },
        Entry(name: "PollCard", file: "Cards") { PollCard(frame: .zero) },
        Entry(name: "PriceTag", file: "Cards") { PriceTag(frame: .zero) },
        Entry(name: "ContactCell", file: "Cells") { ContactCell(style: .default, reuseIdentifier: nil) },
        Entry(name: "MailCell", file: "Cells") { MailCell(style: .default, reuseIdentifier: nil) },
        Entry(name: "OrderCell", file: "Cells") { OrderCell(style: .default, reuseIdentifier: nil) },
        Entry(name: "TransactionCell", file: "Cells") { TransactionCell(style: .default, reuseIdentifier: nil) },
        Entry(name: "SettingCell", file: "Cells") { SettingCell(style: .default, reuseIdentifier: nil) },
        Entry(name: "NotificationCell", file: "Cells") { NotificationCell(style: .default, reuseIdentifier: nil) },
        Entry(name: "ProductTile", file: "Cells") { ProductTile(frame: .zero) },
        Entry(name: "PhotoTile", file: "Cells") { PhotoTile(frame: .zero) },
        Entry(name: "SwitchCell", file: "Cells") { SwitchCell(style: .default, reuseIdentifier: nil) },
        Entry(name: "ReviewCell", file: "Cells") { ReviewCell(style: .default, reuseIdentifier: nil) },
        Entry(name: "DownloadCell", file: "Cells") { DownloadCell(style: .default, reuseIdentifier: nil) },
        Entry(name: "TaskCell", file: "Cells") { TaskCell(style: .default, reuseIdentifier: nil) },
        Entry(name: "LegalCell", file: "Cells") { LegalCell(frame: .zero) },
        Entry(name: "IncomingMessage", file: "Chat") { IncomingMessage(style: .default, reuseIdentifier: nil) },
        Entry(name: "OutgoingMessage", file: "Chat") { OutgoingMessage(style: .default, reuseIdentifier: nil) },
        Entry(name: "ChatInput", file: "Chat") { ChatInput(frame: .zero) },
        Entry(name: "ChatHeader", file: "Chat") { ChatHeader(frame: .zero) },
        Entry(name: "TypingIndicator", file: "Chat") { TypingIndicator(frame: .zero) },
        Entry(name: "QuotedMessage", file: "Chat") { QuotedMessage(frame: .zero) },
        Entry(name: "ImageMessage", file: "Chat") { ImageMessage(frame: .zero) },
        Entry(name: "ReactionBar", file: "Chat") { ReactionBar(frame: .zero) },
        Entry(name: "VoiceMessage", file: "Chat") { VoiceMessage(frame: .zero) },
        Entry(name: "DaySeparator", file: "Chat") { DaySeparator(frame: .zero) },
        Entry(name: "LoginForm", file: "Forms") { LoginForm(frame: .zero) },
        Entry(name: "SignUpForm", file: "Forms") { SignUpForm(frame: .zero) },
        Entry(name: "AddressForm", file: "Forms") { AddressForm(frame: .zero) },
        Entry(name: "CardForm", file: "Forms") { CardForm(frame: .zero) },
        Entry(name: "FilterForm", file: "Forms") { FilterForm(frame: .zero) },
        Entry(name: "ProfileForm", file: "Forms") { ProfileForm(frame: .zero) },
        Entry(name: "FeedbackForm", file: "Forms") { FeedbackForm(frame: .zero) },
        Entry(name: "BookingForm", file: "Forms") { BookingForm(frame: .zero) },
        Entry(name: "TransferForm", file: "Forms") { TransferForm(frame: .zero) },
        Entry(name: "CodeForm", file: "Forms") { CodeForm(frame: .zero) },
        Entry(name: "ProfileHeader", file: "Headers") { ProfileHeader(frame: .zero) },
        Entry(name: "SectionHeader", file: "Headers") { SectionHeader(frame: .zero) },
        Entry(name: "ArticleHeader", file: "Headers") { ArticleHeader(frame: .zero) },
        Entry(name: "StoreHeader", file: "Headers") { StoreHeader(frame: .zero) },
        Entry(name: "WeatherHeader", file: "Headers") { WeatherHeader(frame: .zero) },
        Entry(name: "GreetingHeader", file: "Headers") { GreetingHeader(frame: .zero) },
        Entry(name: "MapHeader", file: "Headers") { MapHeader(frame: .zero) },
        Entry(name: "BalanceHeader", file: "Headers") { BalanceHeader(frame: .zero) },
        Entry(name: "EventHeader", file: "Headers") { EventHeader(frame: .zero) },
        Entry(name: "SearchHeader", file: "Headers") { SearchHeader(frame: .zero) },
        Entry(name: "WelcomePage", file: "Messages") { WelcomePage(frame: .zero) },
        Entry(name: "PermissionPage", file: "Messages") { PermissionPage(frame: .zero) },
        Entry(name: "FeaturePage", file: "Messages") { FeaturePage(frame: .zero) },
        Entry(name: "TutorialOverlay", file: "Messages") { TutorialOverlay(frame: .zero) },
        Entry(name: "ConfirmAlert", file: "Messages") { ConfirmAlert(frame: .zero) },
        Entry(name: "RatingAlert", file: "Messages") { RatingAlert(frame: .zero) },
        Entry(name: "Toast", file: "Messages") { Toast(frame: .zero) },
        Entry(name: "OfflineBanner", file: "Messages") { OfflineBanner(frame: .zero) },
        Entry(name: "ActionSheet", file: "Messages") { ActionSheet(frame: .zero) },
        Entry(name: "ErrorView", file: "Messages") { ErrorView(frame: .zero) },
        Entry(name: "EmptyView", file: "Messages") { EmptyView(frame: .zero) },
        Entry(name: "LoadingView", file: "Messages") { LoadingView(frame: .zero) },
        Entry(name: "OfflinePage", file: "Messages") { OfflinePage(frame: .zero) },
        Entry(name: "MiniPlayer", file: "Players") { MiniPlayer(frame: .zero) },
        Entry(name: "FullPlayer", file: "Players") { FullPlayer(frame: .zero) },
        Entry(name: "VideoControls", file: "Players") { VideoControls(frame: .zero) },
        Entry(name: "TrackRow", file: "Players") { TrackRow(style: .default, reuseIdentifier: nil) },
        Entry(name: "VolumeBar", file: "Players") { VolumeBar(frame: .zero) },
        Entry(name: "AlbumHeader", file: "Players") { AlbumHeader(frame: .zero) },
        Entry(name: "LyricsView", file: "Players") { LyricsView(frame: .zero) },
        Entry(name: "QueueRow", file: "Players") { QueueRow(style: .default, reuseIdentifier: nil) },
        Entry(name: "PodcastCard", file: "Players") { PodcastCard(frame: .zero) },
        Entry(name: "EqualizerView", file: "Players") { EqualizerView(frame: .zero) },
        Entry(name: "ArticleController", file: "Screens") { shown(ArticleController()) },
        Entry(name: "CheckoutController", file: "Screens") { shown(CheckoutController()) },
        Entry(name: "CalculatorPad", file: "Screens") { CalculatorPad(frame: .zero) },
        Entry(name: "CalendarMonth", file: "Screens") { CalendarMonth(frame: .zero) },
        Entry(name: "MasonryGallery", file: "Screens") { MasonryGallery(frame: .zero) },
        Entry(name: "Dashboard", file: "Screens") { Dashboard(frame: .zero) },
        Entry(name: "SwatchPicker", file: "Screens") { SwatchPicker(frame: .zero) },
        Entry(name: "LinkPreview", file: "Screens") { LinkPreview(frame: .zero) },
        Entry(name: "TicTacToe", file: "Screens") { TicTacToe(frame: .zero) },
        Entry(name: "AdaptiveRow", file: "Screens") { AdaptiveRow(frame: .zero) },
        Entry(name: "CounterBadge", file: "Screens") { CounterBadge(frame: .zero) },
        Entry(name: "RulerView", file: "Screens") { RulerView(frame: .zero) },
    ]

    /// The controllers of views, which do not keep them.
    @MainActor private static var controllers: [ObjectIdentifier: UIViewController] = [:]

    /// The view of a controller.
    @MainActor private static func shown(_ controller: UIViewController) -> UIView {
        controllers[ObjectIdentifier(controller.view)] = controller
        return controller.view
    }

    /// The object with the properties of a class: the controller of a view, or the view itself.
    @MainActor static func owner(of view: UIView) -> AnyObject { controllers[ObjectIdentifier(view)] ?? view }

    /// The text of a class as somebody pastes it, with the comment in front of it.
    static func text(of entry: Entry) throws -> String {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let file = try String(contentsOf: folder.appendingPathComponent(entry.file + ".swift"), encoding: .utf8)
        let classes = file.components(separatedBy: "\n/// ")
        return classes.first { $0.contains("\nfinal class \(entry.name): ") }.map { "/// " + $0 } ?? ""
    }
}
