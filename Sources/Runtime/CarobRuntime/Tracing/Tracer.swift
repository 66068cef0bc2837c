import CCarob
import Synchronization

/// Decides which methods are called through a trampoline, and calls the listeners.
///
/// Call sites and caches call the `imp` of a method entry. While there are listeners, `MethodLookup.fill`
/// puts a trampoline there (`TracedEntry`) instead of the method's own code. Adding or removing a listener
/// clears the entries concerned, so that their sites ask again. Warm sends contain no code for tracing.
package enum Tracer {
  private struct State {
    /// Each change makes a new list, since a thread may be calling the listeners of the old one without the lock. Changing
    /// it in place would be right as well, but only reference counting orders the two, which sanitizers do not see.
    var listeners: [TraceListener] = []
    /// The trampolines by the address of their entry. They are never freed, as a call site may be in one.
    var entries: [UnsafeMutablePointer<carob_method_entry>: TracedEntry] = [:]
    /// Entries that were reported as untraced since the last listener was added.
    var reported: Set<UnsafeMutablePointer<carob_method_entry>> = []
  }

  /// Taken with the runtime's lock held, and without it; no other lock is taken while it is held.
  private static let state = Locked(State())

  /// Whether there is a listener. Saves the slow path of sends from the lock.
  private static let isActive = Atomic<Bool>(false)

  /// Not zero once there was a listener, so that there may be trampolines. Set before the first
  /// one is stored in an entry, so that threads which load it from there see this.
  @inline(__always)
  package static var wasActive: UnsafeMutablePointer<UInt> { carob_was_traced_word() }

  static var listeners: [TraceListener] { state.withLock { $0.listeners } }

  static func add(_ listener: TraceListener) {
    carob_store_word(wasActive, 1)
    state.withLock { state in
      state.listeners = state.listeners + [listener]
      state.reported = []
      isActive.store(true, ordering: .sequentiallyConsistent)
    }
    askAgain(listener.pattern)
  }

  static func remove(_ listener: TraceListener) {
    state.withLock { state in
      state.listeners = state.listeners.filter { $0 !== listener }
      isActive.store(!state.listeners.isEmpty, ordering: .sequentiallyConsistent)
    }
    askAgain(listener.pattern)
  }

  /// Makes every call site and cache that the pattern concerns look its method up again.
  private static func askAgain(_ pattern: MessagePattern) {
    RuntimeLock.withLock { state in
      var named: Set<RuntimeClass> = []
      // Classes above are concerned as well: a super send uses the entries of the class at which it begins.
      var concerned: Set<RuntimeClass> = []
      for pair in state.pairs where pattern.namesClass(pair) {
        for cls in [pair, pair.metaclass] {
          named.insert(cls)
          // Above a class that is in the set, all are: chains may be long.
          var next: RuntimeClass? = cls
          while let ancestor = next, concerned.insert(ancestor).inserted {
            next = ancestor.superclass
          }
        }
      }
      for pair in state.pairs {
        for cls in [pair, pair.metaclass] {
          let isConcerned = concerned.contains(cls)
          for entry in cls.data.entries where carob_entry_imp(entry) != nil {
            let implementor = entry.pointee.implementor.map(RuntimeClass.init)
            if isConcerned || implementor.map(named.contains) == true {
              carob_store_imp(entry, nil)
            }
          }
        }
      }
      Generation.advance(&state)
    }
  }

  // MARK: Calls from entries

  /// Whether there are listeners, so that no message should be left out.
  @inline(__always)
  package static var isWatching: Bool { isActive.load(ordering: .relaxed) }

  /// The code that an entry is to call for a method: the method's own, or a trampoline to it.
  static func implementation(
    for entry: UnsafeMutablePointer<carob_method_entry>, _ method: IMP?,
    _ runtime: inout RuntimeState
  ) -> IMP? {
    guard isActive.load(ordering: .acquiring), let method,
      let cls = entry.pointee.receiver_class.map(RuntimeClass.init),
      let implementor = entry.pointee.implementor.map(RuntimeClass.init),
      let selector = SelectorTable.shared.selector(at: entry.pointee.selector)
    else { return method }
    // Every object is sent `dealloc`, unless only the root has it, which the caller sees by its code.
    if selector == Deallocation.dealloc, implementor.superclass == nil { return method }
    guard
      listeners.contains(where: {
        $0.pattern.mayMatch(selector, to: cls, in: implementor, &runtime)
      })
    else { return method }
    if DirectCode.contains(Implementation(method)) {
      report(
        entry,
        UntracedMethod(
          cls: cls, selector: selector, implementor: implementor,
          reason: "its code has to be called directly"))
      return method
    }
    do throws(MessageError) {
      let traced = try tracedEntry(for: entry, selector)
      traced.retarget(Implementation(method), in: implementor)
      return traced.trampoline.imp
    } catch {
      report(
        entry,
        UntracedMethod(
          cls: cls, selector: selector, implementor: implementor, reason: error.description))
      return method
    }
  }

  private static func tracedEntry(
    for entry: UnsafeMutablePointer<carob_method_entry>, _ selector: Selector
  ) throws(MessageError) -> TracedEntry {
    let signature = entry.signature
    // The memory of an entry whose class was disposed of may be another entry's by now.
    if let known = state.withLock({ $0.entries[entry] }), known.signature === signature,
      known.selector == selector, known.searched.record == entry.pointee.receiver_class
    {
      return known
    }
    let made = try TracedEntry(entry.pointee.receiver_class, selector, signature)
    state.withLock { $0.entries[entry] = made }
    return made
  }

  /// The method's own code for an entry's `imp`, for callers that keep it: a trampoline would
  /// follow the entry to a later method.
  @inline(__always)
  static func untraced(_ entry: UnsafeMutablePointer<carob_method_entry>, _ imp: IMP) -> IMP {
    carob_load_word(wasActive) == 0 ? imp : ownCode(of: entry, imp)
  }

  @inline(never)
  private static func ownCode(
    of entry: UnsafeMutablePointer<carob_method_entry>, _ imp: IMP
  ) -> IMP {
    guard let traced = state.withLock({ $0.entries[entry] }),
      traced.trampoline == Implementation(imp)
    else { return imp }
    return traced.implementation.imp
  }

  // MARK: Methods that cannot be traced

  private static func report(
    _ entry: UnsafeMutablePointer<carob_method_entry>, _ method: UntracedMethod
  ) {
    if state.withLock({ $0.reported.insert(entry).inserted }) {
      TraceThread.current.untraced.append(method)
    }
  }

  /// Reports methods that this thread found untraceable while it held the lock.
  static func reportUntraced() {
    guard isActive.load(ordering: .acquiring) else { return }
    let thread = TraceThread.current
    guard !thread.untraced.isEmpty, !thread.isBusy else { return }
    let methods = thread.untraced
    thread.untraced = []
    thread.isBusy = true
    defer { thread.isBusy = false }
    for method in methods {
      for listener in listeners where listener.isConcerned(with: thread) {
        if listener.pattern.matches(method.selector, to: method.cls, in: method.implementor) {
          listener.tell(.untraced(method))
        }
      }
    }
  }
}
