import Foundation
import PluginTestSupport
import Testing

/// Nothing that a message reaches asks on which executor it runs: a plugin that sends on a wrong thread would end the
/// process (decision 10). The compiler puts the question into closures of the main actor that are handed to code
/// which was not built in the language mode of Swift 6, such as the standard library.
@Suite struct ExecutorCheckTests {
  private static let question = Data("swift_task_reportUnexpectedExecutor".utf8)

  @Test(arguments: ["CarobRuntime", "CarobUIKit", "InstantCocoa"])
  func nobodyAsks(_ module: String) throws {
    let files = try BuiltProduct.objectFiles(of: module)
    #expect(files.count > 50, "where are they?")
    for file in files {
      let asks = try Data(contentsOf: file).range(of: Self.question) != nil
      #expect(
        !asks,
        """
        \(file.lastPathComponent): a closure of the main actor is handed to the standard library; write a loop, or \
        move the closure into something nonisolated
        """)
    }
  }

  /// If the question had another name, everything would pass.
  @Test func whereItIsAskedItIsFound() throws {
    let files = try BuiltProduct.objectFiles(of: "InstantCocoaRemote")
    #expect(try files.contains { try Data(contentsOf: $0).range(of: Self.question) != nil })
  }
}
