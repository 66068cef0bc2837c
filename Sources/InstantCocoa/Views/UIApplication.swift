import CarobRuntime

/// Knows the windows that show.
@MainActor
public final class UIApplication: Object, @unchecked Sendable {
  // SAFETY: the lists are behind their lock; an object itself may be retained and sent to by any thread.

  private struct State {
    /// Those that show, in the order in which they came.
    var windows: [WeakReference] = []
    let key = WeakReference(nil)

    var livingWindows: [UIWindow] { windows.compactMap { $0.object as? UIWindow } }

    /// Keeps the place of a window that is known.
    mutating func add(_ window: UIWindow) {
      windows.removeAll { $0.object == nil }
      if windows.contains(where: { $0.object === window }) { return }
      windows.append(WeakReference(window))
    }

    /// Forgets a window, with those that have gone.
    mutating func forget(_ window: UIWindow) {
      windows.removeAll { $0.object == nil || $0.object === window }
      if key.object === window { key.object = nil }
    }
  }

  private let state = Locked(State())

  /// The one of the process, `+sharedApplication`.
  public nonisolated static let shared = UIApplication()

  /// The windows that show, the one that came first first. They are not kept alive.
  ///
  /// - Complexity: O(windows).
  public var windows: [UIWindow] { state.withLock { $0.livingWindows } }

  /// The window that was made the key window last, while it shows.
  public var keyWindow: UIWindow? { state.withLock { $0.key.object as? UIWindow } }

  func add(_ window: UIWindow) { state.withLock { $0.add(window) } }

  /// On any thread, for that is where windows may go.
  nonisolated func remove(_ window: UIWindow) { state.withLock { $0.forget(window) } }

  func makeKey(_ window: UIWindow) { state.withLock { $0.key.object = window } }

  /// States the members of `UIApplication`.
  public override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UIApplication.self) { application in
      application.classMethod("sharedApplication") { _ in UIApplication.shared }
      application.property("windows") { $0.windows }
      application.property("keyWindow") { $0.keyWindow }
    }
  }
}
