/// The frameworks of Apple that Carob does not have on purpose, as `docs/projects.md` lists them.
enum AbsentFramework {
  /// The section that lists them.
  static let page = "docs/projects.md#frameworks-that-are-absent-on-purpose"

  /// The reasons, each with its frameworks.
  static let all: [(reason: String, names: [String])] = [
    (
      "belongs to a device or to a service of Apple",
      """
      Accounts AddressBook AddressBookUI AdSupport AssetsLibrary AuthenticationServices CallKit CloudKit Contacts \
      ContactsUI CoreBluetooth CoreLocation CoreMotion CoreNFC CoreTelephony EventKit EventKitUI GameKit HealthKit \
      HomeKit Intents LocalAuthentication MapKit MessageUI Messages MultipeerConnectivity NotificationCenter PassKit \
      Photos PhotosUI PushKit Social StoreKit UserNotifications UserNotificationsUI WatchConnectivity WatchKit iAd
      """.split(separator: " ").map(String.init)
    ),
    (
      "draws, plays or records, and Carob shows screens as rows of text",
      """
      AVFoundation AVKit ARKit Accelerate AudioToolbox AudioUnit CoreAudio CoreImage CoreMedia CoreText CoreVideo GLKit \
      GameplayKit ImageIO MediaPlayer Metal MetalKit OpenGLES PDFKit QuickLook ReplayKit SceneKit SpriteKit Vision
      """.split(separator: " ").map(String.init)
    ),
    (
      "shows pages of the web, which Carob has no engine for",
      ["JavaScriptCore", "SafariServices", "WebKit"]
    ),
    (
      "belongs to macOS",
      ["AppKit", "ApplicationServices", "Carbon", "CoreServices", "IOKit", "Quartz"]
    ),
    (
      "needs Swift's compiler for iOS",
      ["Combine", "SwiftUI", "WidgetKit"]
    ),
    (
      "is a store, a keychain or a network stack of the system; Foundation's classes have files, requests and archives",
      [
        "CFNetwork", "CommonCrypto", "CoreData", "CoreSpotlight", "MobileCoreServices", "Network",
        "Security", "SystemConfiguration",
      ]
    ),
  ]

  /// The beginnings of names of classes and functions, for files that import a framework in another way.
  private static let beginnings = [
    "AVAsset": "AVFoundation", "AVAudio": "AVFoundation", "AVCapture": "AVFoundation",
    "AVPlayer": "AVFoundation", "CLLocation": "CoreLocation", "JSContext": "JavaScriptCore",
    "MFMail": "MessageUI", "MFMessage": "MessageUI", "MKAnnotation": "MapKit", "MKMap": "MapKit",
    "NSEntityDescription": "CoreData", "NSFetch": "CoreData", "NSManagedObject": "CoreData",
    "NSPersistentStore": "CoreData", "PHAsset": "Photos", "QLPreview": "QuickLook",
    "SCNetwork": "SystemConfiguration", "SKPayment": "StoreKit", "SKProduct": "StoreKit",
    "SecItem": "Security", "SecKey": "Security", "WKNavigation": "WebKit", "WKWebView": "WebKit",
  ]

  /// Returns the absent framework that declares a name; nil for others.
  static func framework(of name: String) -> String? {
    beginnings.first { name.hasPrefix($0.key) }?.value
  }

  /// Returns the reason why a framework is absent; nil for others.
  static func reason(_ name: some StringProtocol) -> String? {
    all.first { $0.names.contains(String(name)) }?.reason
  }
}

/// Classes of Foundation and UIKit that Carob does not have, as `docs/limits.md` lists them.
enum MissingClass {
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
