import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoaRemote
import PackagesServer
import Testing

@Suite("Cancelling at every point") @MainActor struct CancellationTests {
  /// What became of each request.
  private final class Outcomes {
    var texts: [[String]] = []
  }

  @Test("D 29: each of a thousand requests ends once, whenever it is cancelled")
  func interleavings() async throws {
    let faults = Faults()
    faults.plan(.slow(.milliseconds(3)), at: "/packages", page: 2)
    faults.plan(.status(500), at: "/packages", page: 3)
    faults.plan(.dropped(after: 10), at: "/packages", page: 4)
    try await RunningServer.with(120, faults) { manager in
      var random = SeededRandom(state: 29)
      let outcomes = Outcomes()
      var operations: [ICRequestOperation] = []
      var mayFinish: [Bool] = []
      for number in 0..<1000 {
        outcomes.texts.append([])
        let parameters = DictionaryBox([
          "page": NumberBox(Int.random(in: 1...4, using: &random)), "page_size": NumberBox(2),
        ])
        operations.append(
          manager.request(.get, "packages", parameters: parameters) { outcome in
            switch outcome {
            case .success: outcomes.texts[number].append("success")
            case .failure(let error): outcomes.texts[number].append("\(ErrorBox(error).code)")
            }
          })
        mayFinish.append(true)
        // Some are cancelled at once, others while later ones are under way, others never.
        for _ in 0..<Int.random(in: 0...2, using: &random) {
          let chosen = max(0, number - Int.random(in: 0...8, using: &random))
          if !operations[chosen].isFinished { mayFinish[chosen] = false }
          operations[chosen].cancel()
        }
        if Int.random(in: 0..<4, using: &random) == 0 {
          try await Task.sleep(for: .microseconds(Int.random(in: 0...2000, using: &random)))
        }
      }
      let isOver = await eventually { operations.allSatisfy(\.isFinished) }
      #expect(isOver)
      // One that ended twice would be told so before this one ends.
      #expect(await manager.names(page: 1).count == 3)
      for (texts, mayFinish) in zip(outcomes.texts, mayFinish) {
        #expect(texts.count == 1)
        if mayFinish {
          #expect(["success", "-1011", "-1005"].contains(texts.first))
        } else {
          #expect(texts == ["-999"])
        }
      }
    }
  }
}
