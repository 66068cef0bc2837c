import CarobRuntime

/// A framework with classes and protocols of the host.
enum Framework: String, CaseIterable, Comparable {
  case foundation = "Foundation"
  case uiKit = "UIKit"
  case instantCocoa = "InstantCocoa"
  case xcTest = "XCTest"

  /// Finds the framework of a class or protocol by its prefix.
  init(of name: String) {
    if name.hasPrefix("UI") || name.hasPrefix("CA") || name.hasPrefix("NSLayout") {
      self = .uiKit
    } else if name.hasPrefix("XCT") {
      self = .xcTest
    } else if name.hasPrefix("NS") || name == "Protocol" {
      self = .foundation
    } else {
      self = .instantCocoa
    }
  }

  /// Orders frameworks before those that import them.
  static func < (a: Framework, b: Framework) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The path of the header in the output folder.
  var path: String { "\(rawValue)/\(rawValue).h" }

  /// The headers to import: handwritten ones, and those of other frameworks.
  var imports: [String] {
    switch self {
    case .foundation:
      [
        "Foundation/NSAttributedString.h", "Foundation/NSBundle.h", "Foundation/NSByteOrder.h",
        "Foundation/NSCalendar.h", "Foundation/NSComparator.h", "Foundation/NSData.h",
        "Foundation/NSDecimalNumber.h", "Foundation/NSErrorNames.h", "Foundation/NSException.h",
        "Foundation/NSFastEnumeration.h", "Foundation/NSFileHandle.h", "Foundation/NSFileManager.h",
        "Foundation/NSFormatter.h", "Foundation/NSGeometry.h",
        "Foundation/NSJSONSerialization.h", "Foundation/NSKeyValueObserving.h",
        "Foundation/NSNotification.h", "Foundation/NSObjCRuntime.h", "Foundation/NSOperation.h",
        "Foundation/NSPointerFunctions.h", "Foundation/NSPredicate.h", "Foundation/NSProcessInfo.h",
        "Foundation/NSPropertyList.h",
        "Foundation/NSRegularExpression.h", "Foundation/NSRunLoop.h", "Foundation/NSString.h",
        "Foundation/NSTask.h", "Foundation/NSURLProtocol.h", "Foundation/NSURLRequest.h",
        "Foundation/NSValue.h", "Foundation/NSZone.h",
        "dispatch/dispatch.h",
      ]
    case .uiKit: ["Foundation/Foundation.h", "UIKit/UIKitDefines.h"]
    case .instantCocoa: ["UIKit/UIKit.h", "InstantCocoa/InstantCocoaDefines.h"]
    case .xcTest:
      ["Foundation/Foundation.h", "XCTest/XCTIssueTypes.h", "XCTest/XCTestAssertions.h"]
    }
  }

  /// The names of headers in Apple's SDK without a class of that name.
  private var topics: [String] {
    switch self {
    case .foundation:
      [
        "FoundationErrors", "NSDecimal", "NSKeyValueCoding", "NSPathUtilities",
        "NSRange", "NSURLError",
      ]
    case .uiKit:
      [
        "NSIndexPath+UIKitAdditions", "NSText", "UIAppearance", "UIGestureRecognizerSubclass",
        "UIInterface", "UIStringDrawing",
      ]
    case .xcTest: ["XCTestDefines"]
    case .instantCocoa: []
    }
  }

  /// The headers that are written by hand and have, or could have, the name of a class.
  private var handwritten: Set<String> {
    Set(imports).union(["UIKit/NSAttributedString.h", "UIKit/UIGeometry.h", path])
  }

  /// The headers with the names of Apple's, such as `Foundation/NSArray.h`: for each topic, and for the classes that are
  /// given. They import the whole framework. Mutable classes have no header, as in Apple's SDK, and QuartzCore's none here.
  func forwarders(for names: [String]) -> [String] {
    guard self != .instantCocoa else { return [] }
    let named =
      names.filter {
        Framework(of: $0) == self && !$0.hasPrefix("NSMutable") && !$0.hasPrefix("CA")
      } + topics
    return Set(named.map { "\(rawValue)/\($0).h" }).subtracting(handwritten).sorted()
  }

  /// The names of Instant Cocoa's original headers, each for one class. They import the whole
  /// framework, so that sources with `#import "ICModel.h"` compile unchanged.
  static let originalHeaders = [
    "ICCollectionFetcher", "ICCollectionViewCell", "ICCollectionViewController", "ICDataSource",
    "ICInflector", "ICJSONMapper", "ICLoadingCollectionViewCell", "ICLoadingTableViewCell",
    "ICModel", "ICModel+Coding", "ICModel+Remote", "ICModelInspector", "ICModelProtocols",
    "ICMultiDataSource", "ICPaginatedDataSource", "ICPlaceholders", "ICPropertyAttributes",
    "ICRemoteConfiguration", "ICRemoteDataSource", "ICResourceGateway", "ICRoute", "ICRouter",
    "ICSectionedDataSource", "ICSerializers", "ICSimpleDataSource", "ICTableViewCell",
    "ICTableViewController", "ICValueObject", "ICViewController", "NSArray+Sectioning",
    "NSString+PathNormalization",
  ]
}
