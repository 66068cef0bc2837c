import CarobPlugins
import CarobProcess
import CarobRuntime
import Foundation

/// The code of a plugin in which a worker crashed.
struct CrashPlace {
  /// The function, or its nearest caller in the module, with the handler that was called: `crash, called by configure, of
  /// libFollowers.so`. Only the module when symbols are missing.
  let words: String
  /// Whether the dynamic linker called that handler, before the host gave the module its functions.
  let isInConstructor: Bool

  /// The place where the last worker crashed; nil when no plugin's code was running, or the system does not give it.
  static var ofWorker: CrashPlace? {
    guard let crash = Worker.crash else { return nil }
    let module = URL(fileURLWithPath: crash.module).lastPathComponent.onOneLine
    let file = try? ModuleFile(path: crash.module)
    let names = [crash.offset, crash.entry].map { file?.function(at: $0)?.onOneLine }
    return CrashPlace(
      words: words(for: names[0] ?? names[1], calledBy: names[1], of: module),
      isInConstructor: file?.isConstructor(at: crash.entry) ?? false)
  }

  private static func words(
    for function: String?, calledBy handler: String?, of module: String
  ) -> String {
    guard let function else { return module }
    guard let handler, handler != function else { return "\(function) of \(module)" }
    return "\(function), called by \(handler), of \(module)"
  }
}
