import CarobRuntime
import CarobScreens
import Foundation
import PluginTestSupport
import Testing

/// The JSON of live screens: it is read as it is written, and is as `docs/live.schema.json` says.
@Suite struct LiveValueTests {
  private static func schema() throws -> JSONSchema { try JSONSchema.named("live") }

  private func check<Value: Codable & Equatable>(_ value: Value, as definition: String) throws {
    let data = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(Value.self, from: data) == value)
    let json = try JSONSerialization.jsonObject(with: data)
    #expect(try Self.schema().problems(of: json, as: definition) == [])
  }

  private static let node = LiveNode(
    id: 3, kind: .screen,
    props: [
      .title: .text("A"), .enabled: .flag(false), .frame: .numbers([0, 0, 10.5, 20]),
      .scopes: .texts(["a", "b"]), .selection: .number(1),
    ], children: [LiveNode(id: 4, kind: .table)])

  private static let row = LiveRow(
    id: 9, at: LivePlace(1, 2), props: [.text: .text("x")], parts: [LiveNode(id: 5, kind: .button)])

  private static let diff: LiveListDiff = {
    var diff = LiveListDiff()
    diff.deleted = [.init(0, 5, 2)]
    diff.inserted = [.init(1, 0, 1000)]
    diff.moved = [.init(LivePlace(0, 9), LivePlace(0, 0))]
    diff.sections = [0, -1]
    diff.after = [LiveSection(title: "a", rows: 3)]
    return diff
  }()

  static let everyChange: [LiveChange] = [
    .screen(node), .push(onto: 2, node), .pop(of: 2, to: node), .tab(of: 2, index: 1, node),
    .present(node), .dismiss(to: node), .set(3, [.title: .null, .text: .text("")]),
    .insert(node, into: 3, at: 0), .remove(4),
    .reload(list: 4, [LiveSection(title: "", rows: 3), LiveSection(rows: 0)]),
    .update(list: 4, diff), .update(list: 4, LiveListDiff()),
    .titles(list: 4, [LiveTitle(section: 0, title: "a", footer: "b")]),
    .rows(list: 4, first: 7, [row]), .fetching("Fetching…"), .fetching(nil),
    .message(LiveMessage(.warning, "w")), .ended(LiveMessage(.error, "e")), .ended(nil),
  ]

  @Test(arguments: everyChange) func changes(_ change: LiveChange) throws {
    try check(LiveBatch(version: 7, changes: [change]), as: "batch")
  }

  @Test(arguments: [
    LiveEvent.show(list: 4, first: 500_000, count: 60), .scroll(list: 4, x: 0, y: 1.5),
    .size(width: 800, height: 600), .style(isDark: true),
    .select(list: 4, at: LivePlace(0, 3), version: 9),
    .deselect(list: 4, at: LivePlace(0, 3), version: 9),
    .action(list: 4, at: LivePlace(0, 3), index: 1, version: 9),
    .accessory(list: 4, at: LivePlace(0, 3), version: 9),
    .move(list: 4, at: LivePlace(0, 3), to: LivePlace(1, 0), version: 9),
    .indexTitle(list: 4, index: 2), .back(from: 3),
    .tab(of: 2, index: 1),
    .dismiss(3), .reload(3), .nextPage(list: 4), .refresh(list: 4), .tap(5), .text(5, "a"),
    .gesture(5, LiveGesture(.pan, at: [1, 2], by: [3, -4])), .gesture(5, LiveGesture(.pinch, 0.5)),
    .submit(5), .cancel(5), .value(5, 0.5),
  ]) func events(_ event: LiveEvent) throws {
    try check(event, as: "event")
  }

  @Test func outcomes() throws {
    try check(
      LiveOutcome(
        .refused, sent: [.init(selector: "a:", to: "A", by: nil)], changed: [.push, .rows],
        reason: "why", screen: "B"), as: "outcome")
    try check(LiveOutcome(.done), as: "outcome")
    var scrolled = LiveOutcome(.done)
    scrolled.row = 60
    try check(scrolled, as: "outcome")
  }

  @Test func isAsShortAsCanBe() throws {
    func json(_ value: some Encodable) throws -> String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    #expect(
      try json(
        LiveBatch(version: 7, changes: [.set(11, [.detail: .text("held back")])]))
        == #"{"changes":[{"id":11,"op":"set","props":{"detail":"held back"}}],"v":7}"#)
    #expect(
      try json(LiveEvent.select(list: 4, at: LivePlace(0, 3), version: 9))
        == #"{"at":[0,3],"do":"select","list":4,"v":9}"#)
    #expect(try json(LiveNode(id: 4, kind: .table)) == #"{"id":4,"kind":"table"}"#)
    #expect(
      try json(Self.node)
        == #"{"children":[{"id":4,"kind":"table"}],"id":3,"kind":"screen","props":{"enabled":false,"frame":[0,0,10.5,20],"scopes":["a","b"],"selection":1,"title":"A"}}"#
    )
    #expect(
      try json(LiveRow(id: 9, at: LivePlace(1, 2), props: [:]))
        == #"{"at":[1,2],"id":9,"props":{}}"#)
    #expect(try json(LiveListDiff()) == "{}")
    #expect(
      try json(Self.diff)
        == #"{"after":[{"rows":3,"title":"a"}],"deleted":[[0,5,2]],"inserted":[[1,0,1000]],"moved":[[[0,9],[0,0]]],"sections":[0,-1]}"#
    )
  }

  @Test func whatIsLeftOutIsEmpty() throws {
    func read<Value: Decodable>(_ text: String) throws -> Value {
      try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }
    #expect(try read(#"{"id":4,"kind":"table"}"#) == LiveNode(id: 4, kind: .table))
    #expect(
      try read(#"{"id":9,"at":[1,2],"props":{}}"#)
        == LiveRow(id: 9, at: LivePlace(1, 2), props: [:]))
    #expect(throws: DecodingError.self) {
      let _: LiveRow = try read(#"{"id":9,"at":[1,2]}"#)
    }
    #expect(try read("{}") == LiveListDiff())
  }

  @Test(arguments: [
    "{}", #"{"do":"fly"}"#, #"{"do":"tap"}"#, #"{"do":"tap","node":"5"}"#,
    #"{"do":"select","list":4,"at":[0],"v":1}"#, #"{"do":"select","list":4,"at":[0,1]}"#,
    #"{"do":"size","size":[1]}"#, #"{"do":"show","list":1.5,"first":0,"count":1}"#, "[]", "1",
    #"{"do":"show","list":1,"first":99999999999999999999,"count":1}"#,
  ]) func refusesWhatIsNoEvent(_ text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(LiveEvent.self, from: Data(text.utf8))
    }
  }
}
