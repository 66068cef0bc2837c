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
          "it returns the receiver without a reference for the caller, who releases it",
          "return objc_retain(self)")
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
    guard let object = try? autoreleasePool({ try cls.make() }),
      let counting = cls.implementation(for: Self.count),
      let releasing = cls.implementation(for: Self.release)
    else { return true }
    return withExtendedLifetime(object) {
      let id = object.id
      // SAFETY: the encodings of these methods are the root's, which a class below must have, and the copy's was looked at.
      let count = unsafeBitCast(counting.imp, to: Count.self)
      let release = unsafeBitCast(releasing.imp, to: Release.self)
      let copy = unsafeBitCast(method.implementation.imp, to: Copy.self)
      let before = count(id, unsafeBitCast(Self.count.sel, to: UnsafeRawPointer?.self))
      // A zone is null, as ever; a method that takes none does not look at the argument.
      guard
        let result = autoreleasePool({
          copy(id, unsafeBitCast(method.selector.sel, to: UnsafeRawPointer?.self), nil)
        })
      else {
        return true
      }
      defer { _ = PendingError.take() }
      guard result == id else {
        release(result, unsafeBitCast(Self.release.sel, to: UnsafeRawPointer?.self))
        return true
      }
      guard count(id, unsafeBitCast(Self.count.sel, to: UnsafeRawPointer?.self)) > before else {
        return false
      }
      release(id, unsafeBitCast(Self.release.sel, to: UnsafeRawPointer?.self))
      return true
    }
  }

  private static let count = Selector("retainCount")
  private static let release = Selector("release")
}
