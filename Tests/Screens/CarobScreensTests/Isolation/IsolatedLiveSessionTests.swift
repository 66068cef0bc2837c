import CarobIsolation
import CarobScreens
import Foundation
import PluginTestSupport
import Testing

/// Live screens in processes of their own, with the plugin `Tests/Fixtures/Plugins/live.c`.
@Suite(.serialized, .waitsForProcesses) @MainActor final class IsolatedLiveSessionTests {
  private let folder: TemporaryDirectory
  private let request: ScreenRequest
  private let screen: IsolatedLiveSession
  private var mirror: LiveMirror

  private static var options: IsolatedPlugin.Options {
    var options = ScreenProcess.options
    options.program = BuiltProduct.url(of: "carob").path
    options.deadline = TimeLimit.generous
    options.startDeadline = TimeLimit.generous
    return options
  }

  init() throws {
    folder = try TemporaryDirectory()
    let data = try folder.write(
      #"[{"text": "next"}, {"text": "tick"}, {"text": "crash"}]"#, to: "rows.json")
    request = ScreenRequest(plugin: try PluginFixture.build("live", in: folder.url), data: data)
    screen = try IsolatedLiveSession.open(
      request, options: Self.options, memoryLimit: nil)
    mirror = LiveMirror(screen.snapshot())
    mirror.apply(screen.changes())
  }

  private func select(_ row: Int) throws -> LiveOutcome {
    mirror.apply(screen.changes())
    let list = try mirror.list.id
    return screen.handle(.select(list: list, at: LivePlace(0, row), version: mirror.version))
  }

  private func wait(until holds: () throws -> Bool) rethrows {
    let hasCome = try eventually {
      if try holds() { return true }
      mirror.apply(screen.changes())
      return try holds()
    }
    #expect(hasCome)
  }

  /// The screens on the stack.
  private var stack: [LiveNode] { mirror.nodes(.navigation).first?.children ?? [] }

  @Test func isAsInThisProcess() throws {
    #expect(try mirror.texts == ["next", "tick", "crash"])
    let outcome = try select(0)
    #expect(
      outcome.result == .done && outcome.changed == [.push, .reload, .rows],
      "\(outcome), \(mirror.messages)")
    mirror.apply(screen.changes())
    #expect(stack.count == 2 && stack.last?.props[.title] == .text("Next"))
    #expect(LiveMirror(screen.snapshot()).root == mirror.root)
    let list = try mirror.list.id
    #expect(
      try screen.inspect(LivePlace(0, 0), of: list).row.configuredBy == "configureCell:withLVRow:")
    #expect(try screen.views().className == "UITableView")
    #expect(throws: ScreenError.self) { try screen.inspect(LivePlace(0, 9), of: list) }
    #expect(screen.handle(.back(from: try #require(stack.last).id)).result == .done)
    mirror.apply(screen.changes())
    #expect(try mirror.texts == ["next", "tick", "crash"])
    screen.close()
    mirror.apply(screen.changes())
    #expect(mirror.hasEnded && screen.handle(.reload(1)).result == .refused)
  }

  @Test func timersRunWhileItIsOpen() throws {
    #expect(try select(1).result == .done)
    var titles: Set<String> = []
    wait {
      if let title = stack.last?.props[.title]?.text { titles.insert(title) }
      return titles.count > 3
    }
  }

  @Test func aCrashIsToldAndTheWayIsTakenAgain() throws {
    // A next screen with one row, and the same again on top of it.
    #expect(try select(0).result == .done)
    #expect(try select(0).result == .done)
    mirror.apply(screen.changes())
    let (numbers, version) = (stack.map(\.id), mirror.version)
    #expect(stack.count == 3)
    let back = screen.handle(.back(from: numbers[2]))
    #expect(back.result == .done)
    mirror.apply(screen.changes())
    #expect(screen.handle(.back(from: numbers[1])).result == .done)
    #expect(try select(0).result == .done)
    mirror.apply(screen.changes())
    #expect(screen.handle(.back(from: try #require(stack.last).id)).result == .done)
    let crash = try select(2)
    #expect(crash.result == .failed)
    #expect(
      crash.reason?.contains("SIGABRT") == true && crash.reason?.contains("didSelect") == true)
    mirror.apply(screen.changes())
    #expect(mirror.messages.last?.kind == .error)
    #expect(mirror.messages.last?.text.hasSuffix("; it is started again") == true)
    try wait { try mirror.texts == ["next", "tick", "crash"] && stack.count == 1 }
    // No number means two things.
    #expect(Set(stack.map(\.id)).isDisjoint(with: numbers) && mirror.version > version)
    #expect(screen.handle(.back(from: numbers[1])).result == .refused)
  }

  @Test func leadsBackToTheScreen() throws {
    #expect(try select(0).result == .done)
    let crash = try select(1)
    #expect(crash.result == .failed)
    mirror.apply(screen.changes())
    #expect(mirror.messages.count == 1)
    wait { stack.count == 2 && stack.last?.children.isEmpty == false }
    #expect(stack.last?.props[.title] == .text("Next"))
  }

  @Test func fiveTimesAtMost() throws {
    for time in 1...IsolatedLiveSession.maximumFailures {
      try wait { try mirror.hasEnded || mirror.list.1.rows.count == 3 }
      #expect(try select(2).result == .failed)
      mirror.apply(screen.changes())
      #expect(mirror.hasEnded == (time == IsolatedLiveSession.maximumFailures))
    }
    guard case .ended(let message)? = mirror.changes.last else {
      Issue.record("\(mirror.changes)")
      return
    }
    #expect(message?.text.hasSuffix("; it failed 5 times") == true)
    #expect(screen.changes().isEmpty && screen.hasEnded)
  }

  @Test func aScreenThatCannotBeOpenedIsAnError() {
    var request = request
    request.screen = "Nope"
    #expect(throws: ScreenError.self) {
      try IsolatedLiveSession.open(request, options: Self.options)
    }
  }
}
