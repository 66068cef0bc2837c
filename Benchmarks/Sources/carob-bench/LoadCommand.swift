import ArgumentParser
import CBench
import CarobPlugins
import Foundation

/// Loads a plugin with a hundred classes of twenty methods, beside the linker and GCC's runtime.
struct LoadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "load",
    abstract: "Measure the load of a plugin with 100 classes of 20 methods.",
    discussion: """
      The peer opens the same file with dlopen, finds its entry with dlsym, and has GCC's libobjc register the \
      same classes. Each load is one process; the two take turns.
      """)

  @Option(help: "How often each is loaded.")
  var rounds = 40

  @Option(help: .hidden)
  var module: String?

  func validate() throws {
    if rounds < 1 { throw ValidationError("--rounds must be positive") }
  }

  func run() throws {
    if let module { return print(try Self.load(module)) }
    let module = try PeerBuild.plugin("classes")
    let peer = try PeerBuild.compile(
      with: "gcc", ["-lobjc", "-ldl"], ["Peers/loading.m"], to: "loading")
    var pair = PairOfSamples()
    for _ in 0..<rounds {
      pair.ours.append(try Self.nanoseconds(ofLoading: module))
      pair.peers.append(try Self.nanoseconds([peer, module]))
    }
    print(
      pair.table(
        "load of 100 classes, 20 methods each", "dlopen, dlsym, GCC libobjc registering them",
        budget: 3))
  }

  /// Loads the module into this process, which is a host that has started.
  ///
  /// - Returns: processor nanoseconds.
  private static func load(_ module: String) throws -> Int {
    let loader = PluginLoader()
    let start = bench_now()
    _ = try loader.load(path: module)
    return Int(bench_now() - start)
  }

  /// Loads a module in a process of its own.
  static func nanoseconds(ofLoading module: String) throws -> Double {
    let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return try nanoseconds([executable, "load", "--module", module])
  }

  private static func nanoseconds(_ command: [String]) throws -> Double {
    let output = try Child.output(command)
    guard let time = Double(output) else {
      throw Child.Failure(description: "\(command.joined(separator: " ")) printed \(output)")
    }
    return time
  }
}
