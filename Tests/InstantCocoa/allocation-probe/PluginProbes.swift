import CarobPlugins
import CarobLibc

/// What a plugin of `Tests/Fixtures/Allocations` does.
struct PluginProbes {
  /// The plugin's own list.
  let all: [Probe]

  /// The module has no list.
  struct NoOperations: Error {}

  private struct Entry {
    let name: UnsafePointer<CChar>?
    let run: (@convention(c) () -> Void)?
  }

  init(module path: String) throws {
    _ = try PluginLoader().load(path: path)
    // The loader keeps the module open; this only finds it again.
    guard let handle = dlopen(path, RTLD_NOW | RTLD_NOLOAD),
      let symbol = dlsym(handle, "allocation_operations")
    else { throw NoOperations() }
    // SAFETY: `Entry` is laid out like the plugin's structure of two pointers; its list ends with an entry
    // without a name.
    var next = symbol.assumingMemoryBound(to: Entry.self)
    var probes: [Probe] = []
    while let name = next.pointee.name, let run = next.pointee.run {
      probes.append(Probe(String(cString: name)) { run() })
      next += 1
    }
    all = probes
  }
}
