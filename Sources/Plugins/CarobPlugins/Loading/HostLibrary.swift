import CCarob
import CarobRuntime

/// A library with classes that plugins look up by name. The loader knows it by a symbol and the names of its classes: a host
/// links the library, and calls nothing.
enum HostLibrary: CaseIterable {
  // The one that is built on others comes first.
  case instantCocoaRemote
  case instantCocoa
  case uiKit
  case foundation
  case testing

  /// Announces the classes of the libraries that are linked. Errors about classes of others say how to link them.
  static let announced: Void = {
    for library in allCases where !carob_announce_library(library.symbol) {
      AnnouncedClasses.lack(product: library.product, with: library.names)
    }
  }()

  private var symbol: carob_library {
    switch self {
    case .instantCocoaRemote: CAROB_LIBRARY_INSTANT_COCOA_REMOTE
    case .instantCocoa: CAROB_LIBRARY_INSTANT_COCOA
    case .uiKit: CAROB_LIBRARY_UIKIT
    case .foundation: CAROB_LIBRARY_FOUNDATION
    case .testing: CAROB_LIBRARY_TESTING
    }
  }

  /// As hosts name it in their `Package.swift`.
  private var product: String {
    switch self {
    case .instantCocoaRemote: "InstantCocoaRemote"
    case .instantCocoa: "InstantCocoa"
    case .uiKit: "CarobUIKit"
    case .foundation: "CarobFoundation"
    case .testing: "CarobTesting"
    }
  }

  /// Whether a class of that name would be the library's.
  func names(_ name: String) -> Bool {
    switch self {
    case .instantCocoaRemote: Self.remoteClasses.contains(name)
    case .instantCocoa:
      ["IC", "TTT"].contains(where: name.hasPrefix) || Self.coderClasses.contains(name)
    case .uiKit: name.hasPrefix("UI")
    case .foundation: Self.foundationClasses.contains(name)
    case .testing: name.hasPrefix("XCT")
    }
  }

  private static let remoteClasses: Set<String> = [
    "ICRemoteConfiguration", "ICRequestManager", "ICRequestOperation", "ICResourceGateway",
    "ICCollectionFetcher", "ICRemoteDataSource", "ICPaginatorKeys", "ICPaginatedDataSource",
  ]

  private static let foundationClasses: Set<String> = [
    "NSFormatter", "NSOrderedSet", "NSPredicate", "NSURLRequest", "NSURLResponse",
    "NSAssertionHandler", "NSAttributedString", "NSBlockOperation", "NSBundle",
    "NSByteCountFormatter", "NSCache", "NSCalendar", "NSCharacterSet", "NSComparisonPredicate",
    "NSCompoundPredicate", "NSCondition", "NSConditionLock", "NSDateComponents",
    "NSDateFormatter", "NSDecimalNumber", "NSDecimalNumberHandler", "NSExpression",
    "NSFileManager", "NSHTTPURLResponse", "NSInvocationOperation", "NSJSONSerialization",
    "NSLocale", "NSLock", "NSMutableAttributedString", "NSMutableCharacterSet", "NSMutableData",
    "NSMutableOrderedSet", "NSMutableURLRequest", "NSNotification", "NSNotificationCenter",
    "NSNotificationQueue", "NSNumberFormatter", "NSOperation", "NSOperationQueue",
    "NSProcessInfo", "NSRecursiveLock", "NSRegularExpression", "NSRunLoop", "NSSymbolicIndex",
    "NSTextCheckingResult", "NSThread", "NSTimeZone", "NSTimer", "NSURLComponents",
    "NSURLProtocol", "NSURLQueryItem", "NSUUID", "NSUndoManager", "NSUserDefaults",
    "OS_dispatch_group", "OS_dispatch_queue", "OS_dispatch_queue_attr", "OS_dispatch_semaphore",
    "OS_dispatch_source",
  ]

  /// Classes of Foundation that `InstantCocoa` has.
  private static let coderClasses: Set<String> = [
    "NSCoder", "NSKeyedArchiver", "NSKeyedUnarchiver",
  ]
}
