import CarobRuntime
import struct Foundation.CGRect

/// A control at the top of a scroll view, which a user pulls to refresh. `sendActions(for: .valueChanged)` pulls it.
@MainActor
open class UIRefreshControl: UIControl {
  /// Whether a refresh is running.
  public private(set) final var isRefreshing = false

  /// Shows that a refresh is running. Sends no actions.
  public final func beginRefreshing() { isRefreshing = true }

  /// Shows that the refresh has ended.
  public final func endRefreshing() { isRefreshing = false }

  /// Does what a user's pull does: begins, and sends the actions.
  ///
  /// - Throws: `MessageError` as `sendActions(for:)`.
  public final func pull() throws(MessageError) {
    beginRefreshing()
    try sendActions(for: .valueChanged)
  }

  private static let initialize = Message<() -> Object?>("init")

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UIRefreshControl.self, "A control above the content of a scroll view, for refreshing it."
    ) { control in
      control.method("init") { try $0.initSuper(above: runtimeClass, .zero) }
      // The list places the control.
      control.method("initWithFrame:") { (this, _: CGRect) in try initialize(this) }
      control.property("@property (nonatomic, readonly, getter=isRefreshing) BOOL refreshing") {
        $0.isRefreshing
      }
      control.method("- (void)beginRefreshing") { $0.beginRefreshing() }
      control.method("- (void)endRefreshing") { $0.endRefreshing() }
    }
  }
}
