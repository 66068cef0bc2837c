internal import CCarob

/// A class of the host or a plugin. Messages to it are class messages. [any-thread]
///
/// ```swift
/// let screen = try ObjectClass("ICTableViewController").alloc().initWithObjects(users)
/// ```
public struct ObjectClass: MessageReceiver, Hashable, @unchecked Sendable {
  // SAFETY: a constant pointer to a record that is never freed.

  let pointer: Class

  init?(_ pointer: Class?) {
    guard let pointer else { return nil }
    self.pointer = pointer
  }

  /// Finds the registered class with a name.
  ///
  /// - Throws: `PluginFailure` when there is none.
  public init(_ name: String) throws(PluginFailure) {
    try PluginFailure.check()
    guard let pointer = objc_getRequiredClass(name) else { throw .pending() }
    self.pointer = pointer
  }

  /// The class's name.
  public var name: String { String(cString: class_getName(pointer)) }

  /// The superclass; nil for a root class.
  public var superclass: ObjectClass? { ObjectClass(class_getSuperclass(pointer)) }

  /// Returns whether instances have a method for the selector.
  public func instancesRespond(to selector: String) -> Bool {
    class_respondsToSelector(pointer, sel_registerName(selector))
  }

  /// The class as an object.
  public var object: Object { Object(retaining: id) }

  /// The target of the messages.
  public var messageTarget: MessageTarget {
    MessageTarget(reference: Reference(retaining: id), start: .ownClass)
  }

  // SAFETY: a class is an object: both begin with the pointer to their class.
  private var id: id { UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: objc_object.self) }

  /// The metaclass, whose methods are the class methods.
  var metaclass: Class { pointer.pointee.isa }
}

extension ObjectClass: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
