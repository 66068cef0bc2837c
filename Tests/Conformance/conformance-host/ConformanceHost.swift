import CarobLibc
import CarobPlugins
import CarobRuntime

/// Loads a module and calls its `main`. The names of Foundation's classes are free in this process, so that the module
/// may define classes that are called as those.
///
///     conformance-host module.so
///
/// Its status is what `main` returns; 70 when the module cannot be loaded, 71 when an exception ended `main`.
@main
struct ConformanceHost {
  static func main() {
    guard CommandLine.arguments.count == 2 else {
      fail("usage: conformance-host module.so", status: 64)
    }
    let path = CommandLine.arguments[1]
    let loader = PluginLoader(withoutClasses: ())
    do throws(PluginError) {
      _ = try loader.load(path: path)
    } catch {
      fail("\(error)", status: 70)
    }
    // It is loaded, so this finds it.
    guard let module = dlopen(path, RTLD_NOW | RTLD_NOLOAD),
      let symbol = dlsym(module, "conformance_run")
    else { fail("\(path) has no conformance_run", status: 70) }
    typealias Run = @convention(c) (UnsafeMutablePointer<Bool>) -> Int32
    var hasReturned = false
    // SAFETY: Tests/Conformance/entry.m has it.
    let status = unsafeBitCast(symbol, to: Run.self)(&hasReturned)
    // The program of a test asks for errors itself, or does not care.
    let error = PendingError.take()
    if !hasReturned { fail(error.map { "\($0)" } ?? "main was left", status: 71) }
    exit(status)
  }

  private static func fail(_ text: String, status: Int32) -> Never {
    _ = write(STDERR_FILENO, text + "\n", text.utf8.count + 1)
    exit(status)
  }
}
