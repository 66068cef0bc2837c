import CCarob

/// Sending `+initialize` to a class before its first message: once, superclass first.
///
/// A class that was not initialized has no code in its caches: every entry's `imp` is null, so that each
/// send comes to `MethodLookup`, which asks here first. A send to an initialized class finds `imp` and pays
/// nothing. While `+initialize` runs, its own thread is let through and given the code uncached; all others
/// wait.
///
/// Two threads whose classes send to each other would wait for ever. The one that finds this out
/// goes on as if it ran the other class's `+initialize`.
///
/// `longjmp` out of `+initialize`, or the end of its thread, ends it as well.
package enum ClassInitialization {
  private static let initialize = Selector("initialize")

  private struct State {
    /// Classes whose `+initialize` is running, or waits for that of a superclass to end.
    var running: [RuntimeClass: Running] = [:]
    /// The class that a thread waits for.
    var awaited: [UInt: RuntimeClass] = [:]

    /// Whether a thread waits for another one, directly or through others.
    func waits(_ thread: UInt, for other: UInt) -> Bool {
      var current = thread
      while let cls = awaited[current], let next = running[cls]?.thread {
        if next == other { return true }
        current = next
      }
      return false
    }
  }

  /// Changes whenever a class is done.
  private static let state = LockedCondition(State())

  private struct Running {
    /// The thread that is let through.
    var thread: UInt
    /// Subclasses that are done as soon as this class is.
    var subclasses: [RuntimeClass] = []
  }

  /// The root's own `+initialize`, which does nothing.
  private static let rootImplementation = Object.runtimeClass.metaclass
    .instanceMethod(for: initialize)?.implementation

  /// Makes sure that a class is initialized before it gets messages, unless this thread is initializing it.
  ///
  /// Does nothing for a class that is not registered.
  ///
  /// - Parameter cls: the class, or its metaclass.
  @inline(__always)
  static func ensure(_ cls: RuntimeClass) {
    if !cls.isInitialized { run(cls) }
  }

  /// Whether a class was sent `+initialize`, or is being sent it.
  static func hasBegun(_ cls: RuntimeClass) -> Bool {
    if cls.isInitialized { return true }
    return state.withLock { cls.isInitialized || $0.running[cls] != nil }
  }

  @inline(never)
  private static func run(_ cls: RuntimeClass) {
    let cls = cls.data.instanceClass ?? cls
    guard cls.isRegistered else { return }
    // A list instead of recursion, since a plugin may make classes deeper than the stack allows.
    let waiting = cls.ancestry.prefix { !$0.isInitialized }
    for cls in waiting.reversed() where begin(cls) {
      carob_call_noting_end(
        { ClassInitialization.send(to: ClassInitialization.classOf($0)) },
        { ClassInitialization.leave(ClassInitialization.classOf($0)) },
        UnsafeMutableRawPointer(cls.record))
      end(cls)
    }
  }

  /// Whether the calling thread has to send `+initialize`. Waits for another one that does.
  private static func begin(_ cls: RuntimeClass) -> Bool {
    let thread = UInt(bitPattern: carob_current_thread())
    return state.wait { state -> Bool? in
      state.awaited[thread] = nil
      if cls.isInitialized { return false }
      guard let other = state.running[cls]?.thread else {
        state.running[cls] = Running(thread: thread)
        return true
      }
      if other == thread || state.waits(other, for: thread) { return false }
      state.awaited[thread] = cls
      return nil
    }
  }

  /// Opens the class to all threads. If a superclass's `+initialize` is still running, its end does that.
  private static func end(_ cls: RuntimeClass) {
    state.change { state in
      if let superclass = cls.superclass, let above = state.running[superclass] {
        // A thread that is let through there is let through here.
        state.running[superclass]?.subclasses.append(cls)
        state.running[cls]?.thread = above.thread
        return
      }
      var done = [cls]
      while let cls = done.popLast() {
        // A class that was disposed of meanwhile must get no code into its cache.
        for record in [cls.record, cls.metaclass.record] where cls.isRegistered {
          carob_add_class_info(record, UInt(CAROB_CLASS_INITIALIZED))
        }
        done += state.running.removeValue(forKey: cls)?.subclasses ?? []
      }
    }
  }

  /// Ends a `+initialize` that did not return. As after an exception, also in Cocoa, it is not sent again.
  private static func leave(_ cls: RuntimeClass) {
    end(cls)
    RuntimeLog.warning(
      "+[\(cls) initialize]: left by longjmp, or by the end of its thread; it is not sent again")
  }

  private static func classOf(_ record: UnsafeMutableRawPointer?) -> RuntimeClass {
    guard let record else { preconditionFailure("the class is null") }
    // SAFETY: `run` passes the record of a class, and no other pointer.
    return RuntimeClass(record: record.assumingMemoryBound(to: objc_class.self))
  }

  private static func send(to cls: RuntimeClass) {
    // A hidden class is its superclass to all callers.
    if cls.isHidden { return }
    guard let (entry, imp) = MethodLookup.callable(in: cls.metaclass, initialize, to: .ask),
      Implementation(Tracer.untraced(entry, imp)) != rootImplementation
    else { return }
    guard entry.signature.resultFitsRegister else {
      RuntimeLog.warning("+[\(cls) initialize]: not sent, because it returns a structure")
      return
    }
    // Registrations in `+initialize` belong to the owner of the class, not to the sender of the first message.
    RegistrationOwner.during(cls.data.owner) {
      if let error = cls.callClassMethod(imp, initialize) {
        RuntimeLog.warning("+[\(cls) initialize]: \(error)")
      }
    }
  }
}

extension RuntimeClass {
  /// Sends `+initialize` to the class, as its first message would. Does nothing for a class that
  /// is not registered. [any-thread]
  package func initialize() {
    if record.pointee.dtable != nil { ClassInitialization.ensure(self) }
  }
}
