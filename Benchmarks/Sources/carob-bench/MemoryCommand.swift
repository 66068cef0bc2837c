import ArgumentParser
import CBench
import CarobRuntime
import Foundation
import InstantCocoa

/// Tells what a million models take.
struct MemoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "memory",
    abstract: "Tell what models of three properties take, beside structures and dictionaries.",
    discussion: """
      Bytes that the C library has handed out for each, when all were made and nothing else is left: of models that \
      Carob maps, of structures that JSONDecoder makes, and of dictionaries of GNUstep base, if that is installed. The \
      text is not counted. Each is a process of its own.
      """)

  @Option(help: "How many there are.")
  var count = 1_000_000

  @Option(help: .hidden)
  var kind: Kind?

  @Option(help: .hidden)
  var file: String?

  enum Kind: String, ExpressibleByArgument {
    case models, structures
  }

  private struct Person: Decodable {
    let name: String
    let city: String
    let age: Int
  }

  func validate() throws {
    if count < 1 { throw ValidationError("--count must be positive") }
  }

  func run() throws {
    if let kind, let file { return print(try Self.measure(kind, file)) }
    let file = try BenchmarkFiles.products().appendingPathComponent("people.json")
    try Self.text(count).write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    func show(_ name: String, _ command: [String]) throws {
      print(name.padding(toLength: 40, withPad: " ", startingAt: 0), try Child.output(command))
    }
    print("bytes each, of \(count)")
    let ours = [executable, "memory", "--file", file.path, "--kind"]
    try show("models", ours + [Kind.models.rawValue])
    try show("structures of JSONDecoder", ours + [Kind.structures.rawValue])
    let peer = try PeerBuild.gnustep(["Peers/memory.m", "Sources/CBench/process.c"], to: "memory")
    if let peer {
      try show("dictionaries of GNUstep base", [peer, file.path])
    } else {
      print("GNUstep base is left out: it is not installed.")
    }
  }

  private static func measure(_ kind: Kind, _ file: String) throws -> String {
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    switch kind {
    case .models:
      let model = try model()
      let rows = try JSONDocument([UInt8](data)).rows()
      return try withExtendedLifetime(data) {
        try bytes { try MappedArray(rows, modelClass: model).objects() }
      }
    case .structures:
      return try bytes { try JSONDecoder().decode([Person].self, from: data) }
    }
  }

  private static func bytes<Element>(_ make: () throws -> [Element]) throws -> String {
    let before = Double(bench_allocated_bytes())
    let made = try autoreleasePool { try make() }
    let bytes = Double(bench_allocated_bytes()) - before
    return withExtendedLifetime(made) { String(format: "%.1f", bytes / Double(made.count)) }
  }

  private static func model() throws -> RuntimeClass {
    let model = try RuntimeClass.allocatePair(
      named: "BenchPersonModel", superclass: ICModel.runtimeClass)
    for (name, type) in [("name", "@\"NSString\""), ("city", "@\"NSString\""), ("age", "q")] {
      var attributes = PropertyAttributes(type: type)
      attributes.isNonatomic = true
      if type != "q" { attributes.memory = .copy }
      try model.declareProperty(name, attributes)
    }
    try model.registerPair()
    return model
  }

  /// Names too long for what a string holds in its own two words, and cities that are not.
  private static func text(_ count: Int) -> String {
    let rows = (0..<count).map {
      "{\"name\": \"Person number \(1_000_000 + $0)\", \"city\": \"city \($0 % 1000)\", \"age\": \($0 % 100)}"
    }
    return "[\(rows.joined(separator: ",\n"))]"
  }
}
