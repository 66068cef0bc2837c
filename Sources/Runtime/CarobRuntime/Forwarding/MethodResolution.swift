import CCarob

/// The first step when a class has no method for a selector: `+resolveInstanceMethod:`, or for
/// class messages `+resolveClassMethod:`, may add the method.
///
/// A class that was asked and added nothing is not asked again until a method of that selector changes in
/// it or above it. Threads that miss at the same time may each ask.
package enum MethodResolution {
  /// A class and the selector that it is asked to resolve.
  private struct Request: Hashable, Sendable {
    let cls: RuntimeClass
    let selector: Selector
  }

  /// The requests that this thread is making: a class that looks up the method while it resolves it finds none.
  @TaskLocal private static var asking: [Request] = []

  private static let askForInstanceMethod = Message<(Selector) -> Bool>("resolveInstanceMethod:")
  private static let askForClassMethod = Message<(Selector) -> Bool>("resolveClassMethod:")

  /// Returns the method of a class for a selector, after the class had its chance to add it.
  ///
  /// - Throws: the class's error when it was asked.
  /// - Complexity: O(1) when it was asked before and nothing changed.
  package static func callable(
    for cls: RuntimeClass, _ selector: Selector
  ) throws(MessageError) -> CallableEntry? {
    if let found = MethodLookup.callable(in: cls, selector, to: .send) { return found }
    return try resolve(selector, in: cls, to: .send)
  }

  /// The entry of a class for a selector, after the class had its chance to add the method. Sends nothing
  /// to a class that does not resolve methods, not even `+initialize`. An error of the class is logged.
  package static func entry(of cls: RuntimeClass, _ selector: Selector) -> MethodEntry? {
    if let found = MethodLookup.callable(in: cls, selector, to: .ask) { return found.entry }
    do throws(MessageError) {
      return try resolve(selector, in: cls, to: .ask)?.entry
    } catch {
      ExceptionRaising.leaveToProgram(
        error, orWarn: "\(cls.describe(selector)) could not be resolved: \(error)")
      return nil
    }
  }

  /// The implementation that a message calls; an error of the class is logged.
  static func implementation(of cls: RuntimeClass, _ selector: Selector) -> IMP? {
    guard entry(of: cls, selector) != nil else { return nil }
    return MethodLookup.callable(in: cls, selector, to: .send).map {
      Tracer.untraced($0.entry, $0.imp)
    }
  }

  /// Asks a class to add a method that it does not have, and looks the method up; nil when the class did not add it.
  static func resolve(
    _ selector: Selector, in cls: RuntimeClass, to purpose: MethodLookup.Purpose
  ) throws(MessageError) -> CallableEntry? {
    let method: RootMethod = cls.isMetaclass ? .resolveClassMethod : .resolveInstanceMethod
    if wasAskedInVain(cls, selector) { return nil }
    let step = step(method, of: cls)
    guard method.isOverridden(in: cls.isMetaclass ? cls : cls.metaclass),
      let receiver = classObject(of: cls)
    else {
      remember(cls, selector, unlessChanged: method, step)
      return nil
    }
    let request = Request(cls: cls, selector: selector)
    guard !asking.contains(request) else { return nil }
    let message = cls.isMetaclass ? askForClassMethod : askForInstanceMethod
    // The class's answer does not matter: the method exists afterwards, or it does not.
    _ = try PendingError.settingAside {
      $asking.withValue(asking + [request]) { send(message, to: receiver, selector) }
    }.get()
    if let found = MethodLookup.callable(in: cls, selector, to: purpose) { return found }
    remember(cls, selector, unlessChanged: method, step)
    return nil
  }

  private static func send(
    _ message: Message<(Selector) -> Bool>, to receiver: ClassObject, _ selector: Selector
  ) -> Result<Bool, MessageError> {
    do throws(MessageError) {
      return .success(try message(receiver, selector))
    } catch {
      return .failure(error)
    }
  }

  /// The class object that is asked: for a metaclass its class.
  private static func classObject(of cls: RuntimeClass) -> ClassObject? {
    // Hidden classes are shared, and plugins do not know them.
    cls.isMetaclass ? cls.data.instanceClass?.visible.object : cls.visible.object
  }

  /// Whether adding a class method of this name may let the class resolve selectors that it was found not to have.
  static func isStep(_ selector: Selector) -> Bool {
    selector == RootMethod.resolveInstanceMethod.selector
      || selector == RootMethod.resolveClassMethod.selector
  }

  private static func wasAskedInVain(_ cls: RuntimeClass, _ selector: Selector) -> Bool {
    // SAFETY: `cls` is a class of the runtime, and its entries last as long as it.
    guard let entry = carob_cached_entry(cls.record, selector.index) else { return false }
    return carob_entry_absent(entry) == UInt32(CAROB_UNRESOLVABLE)
  }

  /// The class's code that adds methods, without a trace's trampoline.
  private static func step(_ method: RootMethod, of cls: RuntimeClass) -> Implementation? {
    RuntimeLock.withLock { state in step(method, of: cls, &state) }
  }

  private static func step(
    _ method: RootMethod, of cls: RuntimeClass, _ state: inout RuntimeState
  ) -> Implementation? {
    let metaclass = cls.isMetaclass ? cls : cls.metaclass
    return MethodLookup.method(of: metaclass, method.selector, &state)?.method.pointee.imp
      .map(Implementation.init)
  }

  /// Notes that asking was in vain, unless the method was added or removed in the meantime, or
  /// the class got other code for resolving.
  private static func remember(
    _ cls: RuntimeClass, _ selector: Selector, unlessChanged method: RootMethod,
    _ asked: Implementation?
  ) {
    RuntimeLock.withLock { state in
      guard step(method, of: cls, &state) == asked,
        // SAFETY: as above; entries are written under the lock.
        let entry = carob_cached_entry(cls.record, selector.index),
        MethodLookup.isAbsent(entry)
      else { return }
      carob_store_absent(entry, UInt32(CAROB_UNRESOLVABLE))
    }
  }
}
