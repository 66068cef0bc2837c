import CarobFoundation
import CarobRuntime
import Foundation
import CarobUIKit
import InstantCocoa
import InstantCocoaRemote

/// Counts the objects that a screen leaves alive. Objects from before the plugin was loaded, and
/// those that the host makes once and keeps, do not count.
@MainActor
package struct LeakCount {
  private let before: LivingObjects

  /// The number of turns of the main loop in which objects can still be released, and the length of a turn in seconds.
  private static let turns = 20
  private static let turn = 0.01

  /// Counts the present objects. Call this after loading the plugin.
  package init() { before = LivingObjects() }

  /// Starts counting; call this before loading the plugin. Counting costs one addition for each
  /// object made and each freed.
  package static func prepare() {
    // These objects are made at first use.
    _ = (ICInflector.shared, TTTStringInflector.shared, ICRouter.shared, UIApplication.shared)
    _ = NullBox.shared.id
    UIApplication.makeSharedObjects()
    NSRunLoop.noteBlockOfMainQueue()
    _ = ICRemoteConfiguration.default
    LivingObjects.countAll()
  }

  /// Returns the objects that are still alive. Release the screen and drain the autorelease pools first.
  package func left() -> LivingObjects {
    if ICRemoteConfiguration.default is HostConfiguration { ICRemoteConfiguration.setDefault(nil) }
    var left = LivingObjects().since(before)
    for _ in 0..<Self.turns where !left.counts.isEmpty {
      autoreleasePool { _ = RunLoop.main.run(mode: .default, before: Date() + Self.turn) }
      left = LivingObjects().since(before)
    }
    return left
  }
}
