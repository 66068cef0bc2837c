import CarobFoundation
import CarobRuntime
import Foundation
import CarobUIKit
import InstantCocoa
import InstantCocoaRemote

/// Counts the objects that a screen leaves alive: those that were made after its plugin was loaded. Objects that the host makes
/// once and keeps are none.
@MainActor
package struct LeakCount {
  private let before: LivingObjects

  /// How often what was cancelled, or is released in another turn, gets one; and how long a turn takes, in seconds.
  private static let turns = 20
  private static let turn = 0.01

  /// Begins with the objects of the moment; call it when the plugin was loaded.
  package init() { before = LivingObjects() }

  /// Has objects counted from now on; call it before the plugin is loaded. Sends and all else are as fast as ever, only making an
  /// object and its end cost an addition more.
  package static func prepare() {
    // Made at their first use.
    _ = (ICInflector.shared, TTTStringInflector.shared, ICRouter.shared, UIApplication.shared)
    _ = NullBox.shared.id
    UIApplication.makeSharedObjects()
    RunLoopBox.noteBlockOfMainQueue()
    _ = ICRemoteConfiguration.default
    LivingObjects.countAll()
  }

  /// The objects that are alive. The screen must have gone, and pools must be drained.
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
