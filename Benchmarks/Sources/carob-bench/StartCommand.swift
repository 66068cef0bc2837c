import ArgumentParser
import CBench

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Starts `carob show` again and again, beside a program that opens the same module and ends.
struct StartCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start",
    abstract: "Measure a process from its start to its first screen.",
    discussion: """
      The peer opens the plugin's module with dlopen and ends. The two take turns. Unless said otherwise, what \
      `make release` built in this folder is measured.
      """)

  @Option(help: "The program.")
  var carob = ".build-release/release/carob"

  @Option(help: "The module of the plugin that is shown.")
  var plugin = ".build-release/release/libFollowers.so"

  @Option(help: "How often each is started.")
  var rounds = 60

  func validate() throws {
    if rounds < 1 { throw ValidationError("--rounds must be positive") }
  }

  func run() throws {
    let peer = try PeerBuild.compile(
      with: PeerBuild.compiler, ["-ldl"], ["Peers/opening.c"], to: "opening")
    var pair = PairOfSamples()
    for _ in 0..<rounds {
      pair.ours.append(try Self.nanoseconds([carob, "show", plugin]))
      pair.peers.append(try Self.nanoseconds([peer, plugin]))
    }
    print(pair.table("carob show, start to end", "true plus a dlopen", budget: 3))
  }

  private static func nanoseconds(_ command: [String]) throws -> Double {
    let words = command.map { strdup($0) }
    defer { words.forEach { free($0) } }
    let time = (words.map { UnsafePointer($0) } + [nil]).withUnsafeBufferPointer {
      // SAFETY: the words last until after the call, and end with null.
      bench_run_process($0.baseAddress)
    }
    if time < 0 {
      throw Child.Failure(description: "\(command.joined(separator: " ")) failed")
    }
    return time
  }
}
