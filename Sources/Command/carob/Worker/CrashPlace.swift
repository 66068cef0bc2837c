import CarobPlugins
import CarobProcess
import CarobRuntime
import Foundation

enum CrashPlace {
  /// The function in which the last worker crashed, or its nearest caller in the module, with the handler that
  /// was called: `crash, called by configure, of libFollowers.so`. Only the module when symbols are missing;
  /// nil when no plugin's code was running, or the system does not give it.
  static var ofWorker: String? {
    guard let crash = Worker.crash else { return nil }
    let module = URL(fileURLWithPath: crash.module).lastPathComponent.onOneLine
    let file = try? ModuleFile(path: crash.module)
    let names = [crash.offset, crash.entry].map { file?.function(at: $0)?.onOneLine }
    guard let function = names[0] ?? names[1] else { return module }
    guard let handler = names[1], handler != function else { return "\(function) of \(module)" }
    return "\(function), called by \(handler), of \(module)"
  }
}
