import CCarob

/// The handlers that single objects have, in addition to the methods of their classes.
package enum ObjectHandlers {
  /// A handler of one object for one selector.
  final class Handler: Sendable {
    /// The types, such as `v@:@@`.
    let types: String
    // SAFETY: constant; any thread that sends the message may call it, and the code that sets the
    // handler decides which threads those are.
    nonisolated(unsafe) let body: ClosureImplementation.Body
    /// The code of C that the body calls; nil for a closure.
    let code: Implementation?

    init(
      types: String, code: Implementation? = nil, body: @escaping ClosureImplementation.Body
    ) {
      self.types = types
      self.code = code
      self.body = body
    }
  }

  private static let tables = Locked<[ObjectIdentifier: [Selector: Handler]]>([:])

  /// The object's own handler for a selector. [any-thread]
  static func handler(of object: Object, _ selector: Selector) -> Handler? {
    tables.withLock { $0[ObjectIdentifier(object)]?[selector] }
  }

  /// The handlers whose code is in a module that is to be unloaded.
  ///
  /// - Complexity: O(handlers of the process).
  static func blockers(of code: Range<UInt>) -> [UnloadBlocker] {
    let blocks = BlockForwarder.functions(of: code)
    let counts = tables.withLock { tables in
      var counts: [String: Int] = [:]
      for (selector, handler) in tables.values.joined() {
        guard let own = handler.code else { continue }
        if code.contains(own.address) || blocks.contains(own) {
          counts[selector.name, default: 0] += 1
        }
      }
      return counts
    }
    return counts.sorted { $0.key < $1.key }.map { .handler(count: $0.value, selector: $0.key) }
  }

  /// The class of an object without observers, below a class: that class, or a hidden one if the object has handlers.
  package static func isa(
    of object: Object, below cls: RuntimeClass
  ) throws(RegistrationError) -> RuntimeClass {
    guard let handlers = tables.withLock({ $0[ObjectIdentifier(object)] }) else { return cls }
    return try HiddenClasses.hiddenClass(below: cls, methods: handlers.mapValues(\.types))
  }

  /// Gives an object a handler, or replaces the one for that selector.
  ///
  /// - Throws: `RegistrationError` when the handler is called in another way than the method it overrides;
  ///   then nothing changes.
  static func set(
    _ handler: Handler, for selector: Selector, of object: Object
  ) throws(RegistrationError) {
    precondition(
      !(object is ClassObject), "a class answers by its own methods; add them to its metaclass")
    try object.checkIsNoLiteral()
    let cls = object.runtimeClass
    var methods = tables.withLock { $0[ObjectIdentifier(object)] ?? [:] }.mapValues(\.types)
    methods[selector] = handler.types
    let hidden = try HiddenClasses.hiddenClass(below: cls, methods: methods)
    // The old handler goes after the lock is released: the objects it holds may deallocate.
    let old = tables.withLock {
      $0[ObjectIdentifier(object), default: [:]].updateValue(handler, forKey: selector)
    }
    object.setIsa(try ObservedObject.isa(of: object, below: hidden))
    withExtendedLifetime(old) {}
  }

  /// Releases an object's handlers; false when it has none. For its deallocation.
  static func removeAll(from object: Object) -> Bool {
    guard object.isa.isHidden else { return false }
    // They go after the lock is released, and the objects they hold may deallocate.
    var handlers = tables.withLock { $0.removeValue(forKey: ObjectIdentifier(object)) }
    if handlers == nil { return false }
    DeepRelease.release(DeepRelease.exchange(&handlers, nil))
    return true
  }
}
