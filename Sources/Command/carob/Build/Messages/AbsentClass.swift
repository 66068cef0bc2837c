/// Classes of Foundation and UIKit that Carob does not have, as `docs/limits.md` lists them.
enum AbsentClass {
  /// The section that lists them.
  static let page = "docs/limits.md#classes-that-are-not-there"

  static let names = Set(
    """
    CAAnimation CABasicAnimation CADisplayLink CAEmitterLayer CAKeyframeAnimation CAMediaTimingFunction \
    CAMetalLayer CAScrollLayer CATiledLayer CATransformLayer NSApplication NSArchiver \
    NSConnection NSDataDetector NSDateComponentsFormatter NSDateInterval NSDateIntervalFormatter \
    NSExtensionContext NSFileCoordinator NSFileWrapper NSHTTPCookieStorage NSISO8601DateFormatter NSInputStream \
    NSItemProvider NSLayoutManager NSLengthFormatter NSLinguisticTagger NSListFormatter NSMeasurement \
    NSMetadataQuery NSOutputStream NSPersistentContainer NSPersonNameComponents NSPort NSProgress NSPurgeableData \
    NSRelativeDateTimeFormatter NSStream NSTextContainer NSTextStorage NSURLCache NSURLConnection NSURLCredential \
    NSURLSession NSUbiquitousKeyValueStore NSUnit NSUserActivity NSView NSWindow NSXMLDocument NSXMLParser \
    NSXPCConnection UIAccessibilityElement UIActivityViewController UIButtonConfiguration \
    UICollectionViewCompositionalLayout UICollectionViewDiffableDataSource UICollectionViewListCell \
    UIContextMenuInteraction UIDocument UIDocumentPickerViewController UIDragInteraction UIDynamicAnimator \
    UIFeedbackGenerator UIHostingController UIImagePickerController UIInputViewController UIKeyCommand \
    UIListContentConfiguration UILocalNotification UIMenu UIMenuController UIMotionEffect UIPageViewController \
    UIPopoverController UIPopoverPresentationController UIPrintInteractionController UIScene UISearchController \
    UISplitViewController UITableViewDiffableDataSource UIUserNotificationSettings UIViewPropertyAnimator \
    UIVisualEffectView UIWebView UIWindowScene XCTClockMetric XCTMetric XCUIApplication XCUIElement
    """.split(separator: " ").map(String.init))
}
