import CBench
import CarobPlugins

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The loops of a plugin that `PeerBuild` made.
struct PluginOperations {
  /// The plugin's own list.
  let all: [Operation]
  /// Gives those that have one another number of objects. Returns 0 when it cannot.
  let resize: (@convention(c) (UInt64) -> CInt)?

  /// Why the plugin has none.
  struct NoOperations: Error, CustomStringConvertible {
    let path: String
    var description: String { "\(path) exports no bench_operations" }
  }

  /// Loads the module and reads its list.
  ///
  /// - Parameter name: what the operations are called after.
  init(module path: String, named name: String) throws {
    _ = try PluginLoader().load(path: path)
    // The loader keeps the module open; this only finds it again.
    guard let handle = dlopen(path, RTLD_NOW | RTLD_NOLOAD),
      let symbol = dlsym(handle, "bench_operations")
    else { throw NoOperations(path: path) }
    // SAFETY: the plugin is ours; its list ends with an entry without a name.
    var next = symbol.assumingMemoryBound(to: bench_operation.self)
    var operations: [Operation] = []
    while let operation = next.pointee.name, let run = next.pointee.run {
      operations.append(
        Operation("\(name): \(String(cString: operation))") { run(UInt64($0)) })
      next += 1
    }
    all = operations
    // SAFETY: a function of ours, which has this type wherever there is one.
    resize = dlsym(handle, "bench_resize").map {
      unsafeBitCast($0, to: (@convention(c) (UInt64) -> CInt).self)
    }
  }
}
