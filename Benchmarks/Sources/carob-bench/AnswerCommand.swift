import ArgumentParser
import CBench
import CarobRuntime
import Foundation
import InstantCocoa
import InstantCocoaRemote

/// Fetches a list of objects, as a remote data source does.
struct AnswerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "answer",
    abstract: "Measure a fetch of 100,000 objects, up to the models.",
    discussion: """
      The answer is a file. The peer reads the same file and gives it to JSONDecoder. Processor time of all threads; \
      the two take turns.
      """)

  @Option(help: "How often each is measured.")
  var rounds = 15

  func validate() throws {
    if rounds < 1 { throw ValidationError("--rounds must be positive") }
  }

  @MainActor
  func run() async throws {
    let file = try BenchmarkFiles.products().appendingPathComponent("posts.json")
    try MappingOperations.text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let fetcher = ICCollectionFetcher()
    fetcher.settings.apiPath = file.absoluteString
    fetcher.settings.mappingClass = try MappingOperations().model
    fetcher.settings.networkRequestManager = ICRequestManager()
    var pair = PairOfSamples()
    for _ in 0..<rounds {
      let start = bench_process_time()
      try await fetch(fetcher)
      let between = bench_process_time()
      let posts = try JSONDecoder().decode(
        [MappingOperations.Post].self, from: Data(contentsOf: file))
      precondition(posts.count == MappingOperations.rows, "posts are lost")
      pair.ours.append(between - start)
      pair.peers.append(bench_process_time() - between)
    }
    print(
      pair.table("100,000 objects fetched from a file", "read, and JSONDecoder", budget: 0.6))
  }

  @MainActor
  private func fetch(_ fetcher: ICCollectionFetcher) async throws {
    let count = try await withCheckedThrowingContinuation { continuation in
      do {
        try fetcher.fetchCollection {
          continuation.resume(returning: $0.count)
        } failure: {
          continuation.resume(throwing: Child.Failure(description: $0?.description ?? "no error"))
        }
      } catch {
        continuation.resume(throwing: error)
      }
    }
    precondition(count == MappingOperations.rows, "objects are lost")
  }
}
