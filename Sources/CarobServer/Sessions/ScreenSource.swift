#if Isolation
import CarobScreens

/// Where the screens of pages come from.
@MainActor
package protocol ScreenSource: AnyObject {
  /// Whether all pages see the same screen.
  var isShared: Bool { get }

  /// Why the messages of the plugin cannot be watched; nil when they can.
  var whyNoMessages: String? { get }

  /// Opens a screen.
  ///
  /// - Throws: why there is none, in a sentence.
  func open() throws -> any LiveScreen
}
#endif
