import CCarob
import CarobLibc
import CarobRuntime

/// Modules in Objective-C that the dynamic linker opens without the loader: a program, the libraries that it is linked with, and
/// what it opens itself. They are never closed.
package enum LinkedModules {
  /// Registers such modules from now on, each before its constructors run. [any-thread]
  package static func registerFromNowOn() { carob_set_standing_opener(opener) }

  // SAFETY: filled before it is published, never written or freed afterwards.
  nonisolated(unsafe) private static let opener = UnsafePointer(
    UnsafeMutablePointer(
      allocating: carob_opener(
        register_module: { _, glue in
          guard let glue else { return }
          LinkedModules.register(glue)
        }, context: nil)))

  /// Registers what a module has. dyld, too, ends a program that lacks a class.
  private static func register(_ glue: ModuleOpening.Glue) {
    guard let library = DynamicLibrary(with: glue) else {
      end("a module in Objective-C", "the dynamic linker does not say where it is")
    }
    // A plugin waits for a loader.
    if library.symbol("carob_plugin_entry") != nil { return library.close() }
    do {
      let module = try OpenModule(linked: library, glue)
      PluginLoader.announceClasses()
      // SAFETY: the entry was checked: it is a variable of the module.
      module.entry.fields.host.pointee = HostTable.address
      ModuleTable.add(module)
      try module.owner.whileRegistering {
        try autoreleasePool {
          Result { try module.entry.registerRecords(isProgram: library.isProgram) }
        }.get()
      }
    } catch {
      end(library.path, (error as? PluginError)?.reason ?? "\(error)")
    }
  }

  private static func end(_ path: String, _ reason: String) -> Never {
    let message = Array("carob: \(path) cannot run: \(reason)\n".utf8)
    write(STDERR_FILENO, message, message.count)
    abort()
  }
}
