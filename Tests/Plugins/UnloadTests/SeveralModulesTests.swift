import CarobPlugins
import CarobRuntime
import Foundation
import PluginTestSupport
import Testing

/// Two modules in Objective-C, one in C and one in Swift, with subclasses and categories across them, loaded and unloaded in
/// every order.
@Suite(.serialized, .waitsForProcesses) struct SeveralModulesTests {
  private let directory: TemporaryDirectory
  private let loader = PluginLoader()
  private let paths: [String]

  private static let base = 0
  /// Those that need it.
  private static let dependent: Set = [1, 2]
  private static let inObjectiveC = 1

  init() throws {
    directory = try TemporaryDirectory()
    let folder = PluginFixture.project.appendingPathComponent("Tests/Fixtures/ObjectiveC/Several")
    var paths: [String] = []
    for name in ["Base", "Sub"] {
      let copy = directory.url.appendingPathComponent(name)
      try FileManager.default.copyItem(at: folder.appendingPathComponent(name), to: copy)
      let built = try CompletedProcess(
        BuiltProduct.url(of: "carob").path,
        ["build", copy.path, "--root", PluginFixture.project.path])
      try #require(built.status == 0, "\(built.errors)")
      paths.append(built.output.trimmingCharacters(in: .newlines))
    }
    paths.append(
      try PluginFixture.build(
        source: folder.appendingPathComponent("in_c.c"), in: directory.url))
    paths.append(
      try SwiftPackage.build(
        PluginFixture.project.appendingPathComponent("Tests/Fixtures/Unloading/Tally"),
        product: "Tally"))
    self.paths = paths
  }

  /// All orders of some numbers.
  private static func orders(of numbers: [Int]) -> [[Int]] {
    if numbers.isEmpty { return [[]] }
    return numbers.flatMap { first in
      orders(of: numbers.filter { $0 != first }).map { [first] + $0 }
    }
  }

  @Test func loadInEveryOrder() throws {
    for order in Self.orders(of: [0, 1, 2, 3]) {
      var loaded: [Int: LoadedPlugin] = [:]
      for number in order {
        if number == Self.inObjectiveC, loaded[Self.base] == nil {
          // It is there, without what needs the others.
          let plugin = try loader.load(path: paths[number])
          #expect(plugin.absentClasses.contains { $0.name == "SEBase" }, "\(order)")
          #expect(try loader.unload(plugin).moduleStays == nil)
        } else if Self.dependent.contains(number), loaded[Self.base] == nil {
          let error = #expect(throws: PluginError.self) { try loader.load(path: paths[number]) }
          #expect(error.map { "\($0)".contains("SEBase") } == true, "\(order)")
        } else {
          loaded[number] = try loader.load(path: paths[number])
        }
      }
      try expectAnswers(of: Set(loaded.keys))
      try unload(&loaded, in: [3, 2, 1, 0])
    }
  }

  @Test func unloadInEveryOrder() throws {
    for order in Self.orders(of: [0, 1, 2, 3]) {
      var loaded: [Int: LoadedPlugin] = [:]
      for number in 0..<4 { loaded[number] = try loader.load(path: paths[number]) }
      try expectAnswers(of: [0, 1, 2, 3])
      try unload(&loaded, in: order)
    }
  }

  private func unload(_ loaded: inout [Int: LoadedPlugin], in order: [Int]) throws {
    for number in order {
      guard let plugin = loaded[number] else { continue }
      if number == Self.base, !Self.dependent.isDisjoint(with: loaded.keys) {
        #expect(throws: PluginError.self) { try loader.unload(plugin) }
      } else {
        _ = try loader.unload(plugin)
        loaded[number] = nil
      }
      try expectAnswers(of: Set(loaded.keys))
    }
    if let plugin = loaded[Self.base] { _ = try loader.unload(plugin) }
    #expect(RuntimeClass(named: "SEBase") == nil && RuntimeClass(named: "SESub") == nil)
  }

  private func expectAnswers(of loaded: Set<Int>) throws {
    try autoreleasePool { () throws in
      func name(_ cls: String, _ selector: Selector = Selector("name")) throws -> String? {
        try RuntimeClass(named: cls)?.make().send(selector)?.description
      }
      let base = "a base with a long name"
      #expect(try name("SEBase") == (loaded.contains(0) ? base : nil))
      #expect(try name("SESub") == (loaded.contains(1) ? "sub of \(base)" : nil))
      #expect(try name("SEInC") == (loaded.contains(2) ? "\(base), in C" : nil))
      if loaded.contains(1) {
        #expect(try name("SEBase", Selector("nameTwice")) == base + base)
      } else if loaded.contains(0) {
        #expect(RuntimeClass(named: "SEBase")?.responds(to: Selector("nameTwice")) == false)
      }
    }
  }
}
