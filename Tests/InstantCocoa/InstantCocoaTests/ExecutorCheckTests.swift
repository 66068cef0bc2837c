import Foundation
import PluginTestSupport
import Testing

/// Nothing that a message reaches asks on which executor it runs: a plugin that sends on a wrong thread would end the
/// process (decision 10). The compiler puts the question into closures of the main actor that are handed to code
/// which was not built in the language mode of Swift 6, such as the standard library.
@Suite struct ExecutorCheckTests {
  private static let question = Data("swift_task_reportUnexpectedExecutor".utf8)

  /// Files of CarobUIKit that still ask; the list may only get shorter.
  private static let asking: Set = [
    "AlertPanel",
    "AppearanceRecords",
    "CALayer",
    "CALayer+Members",
    "Keyboard",
    "NSLayoutConstraint",
    "TextEditing",
    "UIActionSheet",
    "UIAlertAction",
    "UIAlertController",
    "UIAlertView",
    "UIApplication",
    "UICollectionView+Moving",
    "UICollectionView+Showing",
    "UICollectionView+Updates",
    "UICollectionView+Visible",
    "UIPasteboard",
    "UIPickerView",
    "UISegmentedControl",
    "UISlider",
    "UIStackView",
    "UITabBar",
    "UITableView+Geometry",
    "UITableView+SwipeActions",
    "UITableView+Visible",
    "UITextView",
    "UIToolbar",
    "UIView+Constraints",
    "UIView+Extras",
    "UIView+Hierarchy",
    "VisualFormat",
  ]

  @Test(arguments: ["CarobRuntime", "CarobUIKit", "InstantCocoa"])
  func nobodyAsks(_ module: String) throws {
    let files = try BuiltProduct.objectFiles(of: module)
    #expect(files.count > 50, "where are they?")
    for file in files {
      let name = file.lastPathComponent.replacing(".swift.o", with: "")
      if module == "CarobUIKit", Self.asking.contains(name) { continue }
      let asks = try Data(contentsOf: file).range(of: Self.question) != nil
      #expect(
        !asks,
        """
        \(file.lastPathComponent): a closure of the main actor is handed to the standard library; write a loop, or \
        move the closure into something nonisolated
        """)
    }
  }

  /// If the question had another name, everything would pass.
  @Test func whereItIsAskedItIsFound() throws {
    let files = try BuiltProduct.objectFiles(of: "InstantCocoaRemote")
    #expect(try files.contains { try Data(contentsOf: $0).range(of: Self.question) != nil })
  }
}
