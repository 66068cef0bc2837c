internal import CCarob
import Synchronization

/// Objects of the host that retain a Swift object until they are deallocated.
enum StateHolder {
  /// Makes a holder.
  ///
  /// - Throws: `PluginFailure` when the host refuses the holder's class.
  static func make(_ contents: AnyObject) throws(PluginFailure) -> Object {
    let cls = try holderClass()
    guard let id = class_createInstance(cls.pointer, MemoryLayout<UnsafeRawPointer>.size) else {
      throw .pending()
    }
    // SAFETY: the instance was made with room for one pointer, zero at first.
    object_getIndexedIvars(id)?.storeBytes(
      of: Unmanaged.passRetained(contents).toOpaque(), as: UnsafeMutableRawPointer.self)
    return Object(owned: id)
  }

  /// Returns the Swift object of a holder.
  static func contents(of id: id) -> AnyObject? {
    // SAFETY: as in `make`.
    object_getIndexedIvars(id)?.load(as: UnsafeMutableRawPointer?.self).map {
      Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Held while the class is made, because two threads may need it for the first time at once.
  private static let making = Mutex(())

  private static func holderClass() throws(PluginFailure) -> ObjectClass {
    let name = "\(PluginModule.identifier).InstanceState"
    if let known = ObjectClass(objc_lookUpClass(name)) { return known }
    return try making.withLock { (_) throws(PluginFailure) in
      if let known = ObjectClass(objc_lookUpClass(name)) { return known }
      return try define(name)
    }
  }

  private static func define(_ name: String) throws(PluginFailure) -> ObjectClass {
    try ObjectClass.define(name, below: "NSObject") { holder in
      holder.method("dealloc") { (self: Object) -> Void in
        // SAFETY: as in `make`; nothing reads the holder any more.
        guard let contents = object_getIndexedIvars(self.id)?.load(as: UnsafeRawPointer?.self)
        else { return }
        Unmanaged<AnyObject>.fromOpaque(contents).release()
      }
    }
  }
}
