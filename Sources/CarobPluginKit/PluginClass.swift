import CCarob

/// A class of the host, or one that a plugin is making. [any-thread]
public struct PluginClass: Hashable {
  /// The class pointer.
  public let pointer: Class

  /// Wraps a class; nil for null.
  public init?(_ pointer: Class?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  /// The registered class of that name, or nil.
  public init?(named name: String) {
    self.init(objc_lookUpClass(name))
  }

  /// The class's name.
  public var name: String { String(cString: class_getName(pointer)) }

  /// Makes and registers a class.
  ///
  /// - Parameter body: adds members before the class is registered.
  /// - Throws: `PluginFailure` when the name is taken or unusable, or what `body` throws.
  @discardableResult
  public static func register(
    _ name: String, below superclass: String,
    _ body: (PluginClass) throws(PluginFailure) -> Void
  ) throws(PluginFailure) -> PluginClass {
    guard let parent = objc_lookUpClass(superclass) else {
      throw PluginFailure("\(name): there is no class \(superclass)")
    }
    guard let made = PluginClass(objc_allocateClassPair(parent, name, 0)) else { throw .pending() }
    try body(made)
    objc_registerClassPair(made.pointer)
    try PluginFailure.check()
    return made
  }

  /// Adds a method.
  ///
  /// - Parameters:
  ///   - types: the encoding, such as `v@:@@`.
  ///   - implementation: the address of a C function of exactly these types.
  /// - Throws: `PluginFailure` when the class has the method, or the encoding does not fit the selector.
  public func addMethod(
    _ name: String, types: String, _ implementation: IMP
  ) throws(PluginFailure) {
    guard let selector = sel_registerName(name) else { throw .pending() }
    let added = class_addMethod(pointer, selector, implementation, types)
    try PluginFailure.check()
    if !added { throw PluginFailure("\(self.name) has a method \(name) already") }
  }
}
