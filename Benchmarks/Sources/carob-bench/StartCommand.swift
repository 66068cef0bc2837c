import ArgumentParser
import CBench

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Starts `carob show` again and again, beside others that start, do something of the kind, and end.
struct StartCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "start",
    abstract: "Measure a process from its start to its end, with a screen in between.",
    discussion: """
      One peer opens the plugin's module with dlopen and ends. The other is a program of GNUstep base, if that is \
      installed, which prints the names in the same file. That one and the smallest program are also compared with \
      themselves, linked with `libcarob.so`. They take turns. Unless said otherwise, what `make release` built in this \
      folder is measured.
      """)

  @Option(help: "The program.")
  var carob = ".build-release/release/installed/carob"

  @Option(help: "The module of the plugin that is shown.")
  var plugin = ".build-release/release/libFollowers.so"

  @Option(help: "The data of that plugin.")
  var data = "Plugins/Followers/followers.json"

  @Option(help: "How often each is started.")
  var rounds = 60

  func validate() throws {
    if rounds < 1 { throw ValidationError("--rounds must be positive") }
  }

  func run() throws {
    let opening = try PeerBuild.compile(
      with: PeerBuild.compiler, ["-ldl"], ["Peers/opening.c"], to: "opening")
    let names = try PeerBuild.gnustep(["Peers/names.m"], to: "names")
    let programs = try ["names", "greeting"].compactMap {
      name -> (name: String, ours: String, peer: String)? in
      guard let ours = try PeerBuild.linked(["Peers/\(name).m"], to: "\(name)-linked"),
        let peer = try PeerBuild.gnustep(["Peers/\(name).m"], to: name)
      else { return nil }
      return (name, ours, peer)
    }
    let ours = [carob, "show", plugin]
    var (opened, printed) = (PairOfSamples(), PairOfSamples())
    var linked = programs.map { _ in PairOfSamples() }
    for _ in 0..<rounds {
      let time = try Self.nanoseconds(ours)
      opened.ours.append(time)
      printed.ours.append(time)
      opened.peers.append(try Self.nanoseconds([opening, plugin]))
      if let names { printed.peers.append(try Self.nanoseconds([names, data])) }
      for (index, program) in programs.enumerated() {
        let arguments = program.name == "names" ? [data] : []
        linked[index].ours.append(try Self.nanoseconds([program.ours] + arguments))
        linked[index].peers.append(try Self.nanoseconds([program.peer] + arguments))
      }
    }
    print(opened.table("carob show, start to end", "true plus a dlopen", budget: nil))
    guard names != nil else { return print("GNUstep base is left out: it is not installed.") }
    print(
      printed.table(
        "carob show, start to end", "GNUstep base: names of the same file printed", budget: 0.5))
    for (program, samples) in zip(programs, linked) {
      print(
        samples.table(
          "\(program.name), linked with libcarob", "\(program.name), GNUstep base", budget: 1))
    }
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
