import CarobPlugins
import CarobRuntime
import CarobLibc

/// Loads, shows and unloads plugins a number of times, and prints what the process has before and after: the name, a
/// tabulator, the figure before, a tabulator, and the figure after.
///
///     unload-probe allocated_bytes.so 100 libFollowers.so …
///
/// Before is after the first round; for memory it is some rounds later, since these fill tables that are used again.
@main
struct UnloadProbe {
  private static let roundsToWarmUp = 50

  @MainActor
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count > 3, let rounds = Int(arguments[2]),
      let allocated = AllocatedBytes(module: arguments[1])
    else { fail("usage: unload-probe allocated_bytes.so ROUNDS MODULE…") }
    let loader = PluginLoader()
    func run(_ rounds: Int) throws {
      for _ in 0..<rounds {
        for path in arguments[3...] { try Round(loader, path).run() }
      }
    }
    try run(1)
    // Taking figures fills tables as well.
    _ = ProcessFigures(allocated)
    let first = ProcessFigures(allocated)
    try run(roundsToWarmUp)
    let warm = ProcessFigures(allocated)
    try run(rounds)
    let after = ProcessFigures(allocated)
    for ((first, warm), after) in zip(zip(first.all, warm.all), after.all) {
      print("\(after.name)\t\((after.isMemory ? warm : first).value)\t\(after.value)")
    }
  }

  private static func fail(_ text: String) -> Never {
    _ = write(STDERR_FILENO, text + "\n", text.utf8.count + 1)
    exit(64)
  }
}
