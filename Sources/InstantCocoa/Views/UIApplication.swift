import CarobRuntime

/// Knows the windows that show. [any-thread; the windows themselves belong to the main thread]
@MainActor
public final class UIApplication: Object, @unchecked Sendable {
  // SAFETY: the lists are behind their lock; an object itself may be retained and sent to by any thread.

  private struct State {
    /// Those that show, in the order in which they came.
    var windows: [WeakReference] = []
    let key = WeakReference(nil)
  }

  private let state = Locked(State())

  /// The one of the process, `+sharedApplication`.
  public nonisolated static let shared = UIApplication()

  /// The windows that show, the one that came first first. They are not kept alive.
  ///
  /// - Complexity: O(windows).
  public var windows: [UIWindow] {
    state.withLock { $0.windows.compactMap { $0.object as? UIWindow } }
  }

  /// The window that was made the key window last, while it shows.
  public var keyWindow: UIWindow? { state.withLock { $0.key.object as? UIWindow } }

  func add(_ window: UIWindow) {
    state.withLock { state in
      state.windows.removeAll { $0.object == nil }
      if !state.windows.contains(where: { $0.object === window }) {
        state.windows.append(WeakReference(window))
      }
    }
  }

  nonisolated func remove(_ window: UIWindow) {
    state.withLock { state in
      state.windows.removeAll { $0.object == nil || $0.object === window }
      if state.key.object === window { state.key.object = nil }
    }
  }

  func makeKey(_ window: UIWindow) {
    state.withLock { $0.key.object = window }
  }

  /// States the members of `UIApplication`.
  public override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(of: UIApplication.self) { application in
      application.classMethod("sharedApplication") { _ in UIApplication.shared }
      application.property("windows") { $0.windows }
      application.property("keyWindow") { $0.keyWindow }
    }
  }
}
