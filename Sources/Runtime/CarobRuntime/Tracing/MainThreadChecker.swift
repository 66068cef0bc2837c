import CarobLibc

/// A Swift class whose objects are used on the main thread only, such as a view.
package protocol MainThreadOnly: SendableMetatype {
  /// Whether this thread may use the objects.
  static var isOnMainThread: Bool { get }
}

/// Finds messages to views and view controllers on other threads than the main one: in checked builds, where such a message
/// is an error, and with `CAROB_MAIN_THREAD_CHECKER=1` or in `carob doctor`, where it is reported once for each method.
package enum MainThreadChecker {
  /// The advice for such a message.
  package static let advice =
    "send it on the main thread, by performSelectorOnMainThread:withObject:waitUntilDone: or dispatch_async"

  private struct State {
    var isStarted = false
    /// What was found, in order, and the same for looking it up.
    var uses: [String] = []
    var known: Set<String> = []
  }

  private static let state = Locked(State())

  /// The messages that were found so far, as clauses.
  package static var uses: [String] { state.withLock { $0.uses } }

  /// Reads the environment.
  static func startIfAsked() {
    let value = getenv("CAROB_MAIN_THREAD_CHECKER").map { String(cString: $0) } ?? ""
    if !["", "0"].contains(value) { start() }
  }

  /// Begins to look at the messages to views and controllers. Costs nothing for other classes.
  package static func start() {
    let isNew = state.withLock { state in
      defer { state.isStarted = true }
      return !state.isStarted
    }
    guard isNew else { return }
    MessageTrace.start(.ofMainThread) { event in
      guard case .sent(let message) = event else { return }
      let name = message.cls.describe(message.selector)
      if note(name) { RuntimeLog.error("\(sentence(name)); \(advice)") }
    }
  }

  /// The error of a message from a checked build; nil when it is allowed.
  static func error(
    for cls: RuntimeClass, _ selector: Selector, in implementor: RuntimeClass
  ) -> MessageError? {
    guard concerns(selector, in: implementor), !isAllowed(cls) else { return nil }
    return MessageError(.otherThread, sentence(cls.describe(selector)), advice: advice)
  }

  /// Notes a message that was refused, so that `uses` lists it.
  static func noteRefusal(_ error: MessageError) {
    state.withLock { state in
      let sentence = error.sentence
      if state.known.insert(sentence).inserted { state.uses.append(sentence) }
    }
  }

  /// Whether a method is of the main thread: one of a view or a controller, or that a plugin's class below them has. What their
  /// class inherits from the root is not, such as `-retain`, nor is `-dealloc`, which comes on the thread of the last release.
  static func concerns(_ selector: Selector, in implementor: RuntimeClass) -> Bool {
    isOfMainThread(implementor) && selector != Deallocation.dealloc
      && selector.name != ".cxx_destruct"
  }

  /// Whether instances of a class are used on the main thread only. Class methods may be called on any thread.
  static func isOfMainThread(_ cls: RuntimeClass) -> Bool {
    !cls.isMetaclass && cls.swiftClass is any MainThreadOnly.Type
  }

  /// Whether this thread may use instances of a class.
  static func isAllowed(_ cls: RuntimeClass) -> Bool {
    (cls.swiftClass as? any MainThreadOnly.Type)?.isOnMainThread ?? true
  }

  private static func sentence(_ name: String) -> String {
    "\(name): sent on another thread than the main one"
  }

  /// - Returns: whether the method is new.
  private static func note(_ name: String) -> Bool {
    state.withLock { state in
      guard state.known.insert(name).inserted else { return false }
      state.uses.append(sentence(name))
      return true
    }
  }
}
