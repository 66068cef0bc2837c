import CCarob

/// An object of the host, kept alive as long as this value's copies are. [any-thread, as the object is]
public final class PluginObject {
  /// The object pointer.
  public let id: id

  /// Retains an object that a handler was given; nil for nil.
  public init?(_ id: id?) {
    guard let id else { return nil }
    self.id = objc_retain(id)
  }

  /// Takes over a reference, such as the result of `alloc` and `init`; nil for nil.
  public init?(owned id: id?) {
    guard let id else { return nil }
    self.id = id
  }

  deinit {
    objc_release(id)
  }

  /// The object's class.
  public var pluginClass: PluginClass? { PluginClass(object_getClass(id)) }

  /// The text of an `NSString`.
  ///
  /// - Throws: `PluginFailure` when it is another object.
  public func string() throws(PluginFailure) -> String {
    let bytes = carob_utf8(id)
    try PluginFailure.check()
    // SAFETY: the bytes end with NUL and last as long as the object, which `self` retains.
    return bytes.map { String(cString: $0) } ?? ""
  }

  /// Sends a message whose arguments and result are objects, at most two arguments.
  ///
  /// - Returns: the result; nil for none, and for a method without a result.
  /// - Throws: `PluginFailure` when the object does not answer, takes other than objects, or what its
  ///   handler raised.
  @discardableResult
  public func send(
    _ name: String, _ arguments: PluginObject?...
  ) throws(PluginFailure) -> PluginObject? {
    guard let selector = sel_registerName(name) else { throw .pending() }
    let method = class_getInstanceMethod(object_getClass(id), selector)
    guard let types = method_getTypeEncoding(method), let imp = method_getImplementation(method)
    else { throw PluginFailure("\(name): the object does not answer") }
    let encoding = ObjectMethodEncoding(String(cString: types))
    guard let encoding, encoding.argumentCount == arguments.count, arguments.count <= 2 else {
      throw PluginFailure("\(name): the method is \"\(String(cString: types))\"")
    }
    let family = OwnershipFamily(of: name)
    // An `init…` method takes over a reference to its receiver.
    if family == .initializer { _ = objc_retain(id) }
    typealias Call = @convention(c) (id, SEL, id?, id?) -> id?
    // SAFETY: the encoding was seen to take objects only; words beyond what a method takes are ignored in
    // the C conventions of x86-64 and AArch64. A void method leaves a register that is not read.
    let result = unsafeBitCast(imp, to: Call.self)(
      id, selector, arguments.first.flatMap { $0?.id },
      arguments.dropFirst().first.flatMap { $0?.id })
    try PluginFailure.check()
    guard encoding.returnsObject else { return nil }
    return family == .none ? PluginObject(result) : PluginObject(owned: result)
  }
}
