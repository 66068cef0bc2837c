import CarobPlugins
import CarobRuntime

/// Calls the plugin's own `-copy` and its kin, whose result the caller owns: one that returns the receiver must retain it.
struct CopyCheck {
  private let plugin: LoadedPlugin

  init(_ plugin: LoadedPlugin) { self.plugin = plugin }

  private static let selectors: Set = [
    "copy", "mutableCopy", "copyWithZone:", "mutableCopyWithZone:",
  ]

  /// The classes whose instances can be made without arguments, and do not change anything.
  private static let roots: Set = ["NSObject", "ICModel"]

  private typealias Copy =
    @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer?, UnsafeMutableRawPointer?)
    -> UnsafeMutableRawPointer?
  private typealias Count = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer?) -> UInt
  private typealias Retain =
    @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer?) -> UnsafeMutableRawPointer
  private typealias Release = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer?) -> Void

  var findings: [Finding] {
    plugin.classes.flatMap { cls -> [Finding] in
      guard Self.isSimple(cls) else { return [] }
      return cls.methods.compactMap { method in
        guard Self.selectors.contains(method.selector.name), method.encoding.first == "@",
          !retains(cls, method)
        else { return nil }
        return Finding(
          .copyNotRetained,
          .method(method.selector.name, of: cls.name, isClassMethod: false, in: plugin.path),
          "its result has no reference for the caller, who releases it",
          "return objc_retain(self), or a new object that is not autoreleased")
      }
    }
  }

  /// Whether all classes above are the plugin's, up to one of the roots.
  private static func isSimple(_ cls: RuntimeClass) -> Bool {
    var next = cls.superclass
    while let current = next {
      if roots.contains(current.name) { return true }
      if current.owner == nil { return false }
      next = current.superclass
    }
    return false
  }

  private func retains(_ cls: RuntimeClass, _ method: Method) -> Bool {
    // Where a class counts references in its own way, as a singleton that is never freed, the count says nothing.
    guard let object = try? autoreleasePool({ try cls.make() }),
      let counting = Self.common(Self.count, of: cls),
      let releasing = Self.common(Self.release, of: cls),
      let retaining = Self.common(Self.retain, of: cls)
    else { return true }
    defer { _ = PendingError.take() }
    return withExtendedLifetime(object) {
      let id = object.id
      // SAFETY: the encodings of these methods are the root's, which a class below must have, and the copy's was looked at.
      let count = unsafeBitCast(counting.imp, to: Count.self)
      let release = unsafeBitCast(releasing.imp, to: Release.self)
      let retain = unsafeBitCast(retaining.imp, to: Retain.self)
      let copy = unsafeBitCast(method.implementation.imp, to: Copy.self)
      let before = count(id, unsafeBitCast(Self.count.sel, to: UnsafeRawPointer?.self))
      // A zone is null, as ever; a method that takes none does not look at the argument. Retained within the pool, a result that
      // the pool has the only other reference to is still there behind it.
      let result = autoreleasePool {
        copy(id, unsafeBitCast(method.selector.sel, to: UnsafeRawPointer?.self), nil).map {
          retain($0, unsafeBitCast(Self.retain.sel, to: UnsafeRawPointer?.self))
        }
      }
      guard let result else { return true }
      let after = count(result, unsafeBitCast(Self.count.sel, to: UnsafeRawPointer?.self))
      let isOwned = after > (result == id ? before + 1 : 1)
      release(result, unsafeBitCast(Self.release.sel, to: UnsafeRawPointer?.self))
      if isOwned { release(result, unsafeBitCast(Self.release.sel, to: UnsafeRawPointer?.self)) }
      return isOwned
    }
  }

  /// The implementation of a method that the class has from the root; nil if it has another one.
  private static func common(_ selector: Selector, of cls: RuntimeClass) -> Implementation? {
    let own = cls.implementation(for: selector)
    let root = RuntimeClass(named: "NSObject")?.implementation(for: selector)
    return own == root ? own : nil
  }

  private static let count = Selector("retainCount")
  private static let release = Selector("release")
  private static let retain = Selector("retain")
}
