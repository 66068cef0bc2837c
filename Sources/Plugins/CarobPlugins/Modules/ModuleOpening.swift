import CCarob

/// What the host offers to modules that this thread opens: to be registered before their constructors run.
///
/// A module in Objective-C finds the offer by a note of the host's program, as `carob/objc_module.h` describes.
enum ModuleOpening {
  /// The structure in a module that it asks with.
  typealias Glue = UnsafePointer<carob_objc_glue>

  /// A closure that C code holds while a module is opened.
  private final class Offer {
    let register: (Glue) -> Void

    init(_ register: @escaping (Glue) -> Void) { self.register = register }
  }

  /// Hands a module to what the host offers at any time: a library that a plugin needs is linked with the host.
  static func offerAlways(to glue: Glue) {
    guard let opener = carob_standing_opener() else { return }
    // SAFETY: it lasts for ever, and the glue is the asking module's.
    opener.pointee.register_module(opener, glue)
  }

  /// Opens a module.
  ///
  /// - Parameters:
  ///   - register: called with each module that asks, which may be another one than the opened one.
  ///   - open: opens the module on this thread.
  static func offering<Result>(
    _ register: (Glue) -> Void, during open: () -> Result
  ) -> Result {
    withoutActuallyEscaping(register) { register in
      let offer = Offer(register)
      return withExtendedLifetime(offer) {
        var opener = carob_opener(
          register_module: { opener, glue in
            guard let glue, let context = opener?.pointee.context else { return }
            // SAFETY: the offer below, which lasts while the module is opened.
            Unmanaged<Offer>.fromOpaque(context).takeUnretainedValue().register(glue)
          }, context: Unmanaged.passUnretained(offer).toOpaque())
        return withUnsafePointer(to: &opener) {
          // SAFETY: the structure lasts until the outer one is back in its place.
          let outer = carob_replace_opener($0)
          defer { _ = carob_replace_opener(outer) }
          return open()
        }
      }
    }
  }
}
