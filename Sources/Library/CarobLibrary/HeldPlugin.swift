import CarobPlugins
import Foundation

/// A loaded plugin that C code has a pointer to, with its texts for C.
final class HeldPlugin {
  let plugin: LoadedPlugin
  private let texts: [UnsafeMutablePointer<CChar>?]

  init(_ plugin: LoadedPlugin) {
    self.plugin = plugin
    let descriptor = plugin.descriptor
    texts = [
      descriptor.identifier, descriptor.name, descriptor.version, descriptor.principalClass,
      descriptor.modelClass, plugin.path,
    ].map { $0.flatMap { strdup($0) } }
  }

  deinit { for text in texts { free(text) } }

  /// Makes the pointer, which keeps the object until `release`.
  func makeHandle() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  /// The object behind a pointer.
  ///
  /// - Safety: it is one of `makeHandle` that was not released.
  static func of(_ handle: UnsafeMutableRawPointer) -> HeldPlugin {
    // SAFETY: the caller's.
    Unmanaged.fromOpaque(handle).takeUnretainedValue()
  }

  /// Ends the life of the pointer.
  func release() {
    // SAFETY: `makeHandle` retained it.
    Unmanaged.passUnretained(self).release()
  }

  /// A text, by its index, for as long as the pointer lives.
  func text(_ index: Int) -> UnsafePointer<CChar>? {
    texts.indices.contains(index) ? texts[index].map { UnsafePointer($0) } : nil
  }
}
