import CarobPlugins
import CarobRuntime
import InstantCocoa

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Loads, shows and unloads plugins a number of times, and prints what the process has before and after: the name, a
/// tabulator, the figure before, a tabulator, and the figure after.
///
///     unload-probe allocated_bytes.so 100 libFollowers.so …
///
/// The first rounds are not counted: they fill tables that are used again.
@main
struct UnloadProbe {
  private static let roundsToWarmUp = 50

  @MainActor
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 3, let rounds = Int(arguments[2]),
      let allocated = AllocatedBytes(module: arguments[1])
    else { fail("usage: unload-probe allocated_bytes.so ROUNDS MODULE…") }
    InstantCocoaClasses.register()
    let loader = PluginLoader()
    func run(_ rounds: Int) throws {
      for _ in 0..<rounds {
        for path in arguments[3...] { try Round(loader, path).run() }
      }
    }
    try run(roundsToWarmUp)
    // Taking figures fills tables as well.
    _ = ProcessFigures(allocated)
    let before = ProcessFigures(allocated)
    try run(rounds)
    let after = ProcessFigures(allocated)
    for (one, other) in zip(before.all, after.all) {
      print("\(one.name)\t\(one.value)\t\(other.value)")
    }
  }

  private static func fail(_ text: String) -> Never {
    _ = write(STDERR_FILENO, text + "\n", text.utf8.count + 1)
    exit(64)
  }
}
