import CarobFoundation
import CarobRuntime
import Foundation
import InstantCocoa
import PluginTestSupport
import RuntimeTestSupport
import ServerTestSupport
import Testing

@testable import InstantCocoaRemote

@Suite("Requests under way")
@MainActor
struct ICRequestOperationTests {
  @Test("D 29: blocks are called once, later, on the main queue") func later() async throws {
    let server = ScriptedServer(always: .response("[1]"))
    let manager = try ICRequestManager(server)
    let log = Log()
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      manager.request(.get, "x") { outcome in
        dispatchPrecondition(condition: .onQueue(.main))
        log.add("answer")
        continuation.resume()
      }
      log.add("asked")
    }
    #expect(log.entries == ["asked", "answer"])
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      manager.request(.get, "foo:bar") { outcome in
        dispatchPrecondition(condition: .onQueue(.main))
        log.add("failure")
        continuation.resume()
      }
      log.add("asked")
    }
    #expect(log.entries.dropFirst(2) == ["asked", "failure"])
  }

  @Test func aCancelledRequestFailsOnceAndLater() async throws {
    let server = ScriptedServer(always: .silence)
    let manager = try ICRequestManager(server)
    let log = Log()
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let operation = manager.request(.get, "x") { outcome in
        if case .failure(let error) = outcome { log.add(domainAndCode(error)) }
        continuation.resume()
      }
      operation.cancel()
      operation.cancel()
      log.add("cancelled \(operation.isCancelled) \(operation.isFinished)")
    }
    #expect(log.entries == ["cancelled true false", "NSURLErrorDomain -999"])
  }

  @Test func aCancellationAfterTheAnswerArrivedStillCounts() async throws {
    let operation = ICRequestOperation { _ in }
    operation.finish(.success(nil))
    operation.cancel()
    let log = Log()
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let operation = ICRequestOperation { outcome in
        log.add((try? outcome.get()) == nil ? "failure" : "success")
        continuation.resume()
      }
      operation.finish(.success(StringBox("x")))
      operation.cancel()
      operation.finish(.success(StringBox("y")))
    }
    #expect(log.entries == ["failure"])
  }

  @Test func aCancellationAfterTheCompletionDoesNothing() async throws {
    let server = ScriptedServer(always: .response("[1]"))
    let manager = try ICRequestManager(server)
    let log = Log()
    var operation: ICRequestOperation?
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      operation = manager.request(.get, "x") { _ in
        log.add("answer")
        continuation.resume()
      }
    }
    operation?.cancel()
    // Whatever the cancellation led to would come before this.
    #expect(await manager.answer("y") == "(1)")
    #expect(operation?.isCancelled == false)
    #expect(operation?.isFinished == true)
    #expect(log.entries == ["answer"])
  }

  @Test func aCancelledTaskCancelsItsRequest() async throws {
    let server = ScriptedServer(always: .silence)
    let manager = try ICRequestManager(server)
    let task = Task { await manager.answer("x") }
    #expect(await eventually { !server.requests.isEmpty })
    task.cancel()
    #expect(
      try #require(await task.value).hasPrefix("Swift.CancellationError 1"))
  }

  @Test func aManagerThatGoesLeavesItsRequestsBe() async throws {
    let mayAnswer = DispatchSemaphore(value: 0)
    let server = ScriptedServer { _ in
      mayAnswer.wait()
      return .response("[1]")
    }
    var manager: ICRequestManager? = try ICRequestManager(server)
    weak let watched = manager
    let text = await withCheckedContinuation {
      (continuation: CheckedContinuation<String?, Never>) in
      manager?.request(.get, "x") { continuation.resume(returning: (try? $0.get())?.description) }
      manager = nil
      mayAnswer.signal()
    }
    #expect(text == "(1)")
    #expect(watched == nil)
  }

  @Test func blocksOfAMessage() async throws {
    let server = ScriptedServer { request in
      request.target == "/good?" ? .response("[1]") : .response(status: 500, "")
    }
    let manager = try ICRequestManager(server)
    let log = Log()
    for path in ["good", "bad"] {
      await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        do {
          let success = try Block { (object: Object?) in
            log.add("\(object.map(\.description) ?? "nil")")
            continuation.resume()
          }
          let failure = try Block { (error: ErrorBox) in
            log.add("\(error.domain) \(error.code)")
            continuation.resume()
          }
          let operation = try manager.send(
            Selector("requestWithVerb:path:parameters:success:failure:"), "GET", path,
            DictionaryBox([:]), success, failure)
          #expect(operation?.responds(to: Selector("cancel")) == true)
        } catch {
          Issue.record(error)
          continuation.resume()
        }
      }
    }
    #expect(log.entries == ["(1)", "com.alamofire.error.serialization.response -1011"])
  }

  @Test func blocksMayBeNilAndMayFail() async throws {
    let server = ScriptedServer(always: .response("[1]"))
    let manager = try ICRequestManager(server)
    let selector = Selector("requestWithVerb:path:parameters:success:failure:")
    let log = Log()
    let raising = try Block { (_: Object?) in
      log.add("raising")
      throw RaisedError("no")
    }
    let wrong = try Block { (_: Double) in log.add("wrong") }
    let failure = try Block { (_: Object?) in log.add("failure") }
    let told = Log()
    try Diagnostics.withListener({ told.add("\($0)") }) {
      for block in [nil, raising, wrong] {
        _ = try manager.send(selector, "GET", "x", nil as DictionaryBox?, block, failure)
      }
    }
    #expect(await eventually { told.entries.count >= 2 })
    #expect(log.entries == ["raising"])
    #expect(
      told.entries.sorted() == [
        "the block for GET x failed: a block of types \"v@?d\": argument 1 has type \"d\", "
          + "given \"@\"",
        "the block for GET x failed: no",
      ])
  }
}
