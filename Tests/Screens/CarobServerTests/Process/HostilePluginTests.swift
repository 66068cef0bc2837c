import Foundation
import PluginTestSupport
import Testing

/// Plugins of `Tests/Fixtures/Hostile` in `carob serve`: the page is told what is wrong, and the server goes on.
@Suite(.waitsForProcesses) struct HostilePluginTests {
  private let files: TemporaryDirectory

  init() throws { files = try TemporaryDirectory() }

  private func serve(_ plugin: String, _ options: String...) throws -> ServedPage {
    let module = try PluginFixture.buildHostile(plugin, in: files.url)
    let data = try files.write(#"[{"text": "one"}, {"text": "two"}]"#, to: "rows.json")
    return try ServedPage([module, "--data", data] + options)
  }

  @Test(
    arguments: [
      ("markup", "<script>document.title=2</script>"),
      ("sections_huge", "numberOfSectionsInTableView:]: the result has type"),
      ("sections_endless", "gave 1000000000, which is not from 0 to 1048576"),
      ("rows_huge", "more rows than can be numbered"), ("rows_negative", "gave -5 for section 0"),
      ("rows_endless", #""rows":1000000000000"#), ("lying_answers", "unrecognized selector"),
      ("nil_cells", "gave no cell"), ("handler_raises", "configureCell:withHostileItem:]: no %s"),
      ("reloading_rows", "made the table reload 8 times in a row"),
      ("odd_numbers", #""text":"two""#), ("threads", #""text":"two""#),
    ], ["--isolated", "--shared"])
  func isShownOrTold(_ expected: (plugin: String, words: String), _ option: String) throws {
    let (plugin, words) = expected
    let served = try serve(plugin, option)
    // Each page is told, also one that comes later.
    for _ in 0..<2 {
      let page = try PageClient(served)
      if !page.text.contains(words) { _ = try page.stream.read(until: words) }
      #expect(try page.select(0).response().status == 200)
    }
  }

  /// Megabytes of what has to be escaped, in one event.
  @Test func titlesOfAMegabyteArrive() throws {
    let served = try serve("long_titles", "--isolated")
    let stream = try Socket(port: try served.port())
    stream.send(try PageClient.head("GET", "/live", served) + "\r\n")
    _ = try stream.read(until: #"\u001b[\u001b["#)
    #expect(try stream.read(until: #""op":"rows""#).utf8.count > 1_000_000)
  }

  @Test(arguments: [
    ("handler_crash", "SIGSEGV in -[HostileList configureCell:withHostileItem:]"),
    (
      "handler_recursion",
      "stack overflow (SIGSEGV) in -[HostileList configureCell:withHostileItem:]"
    ),
    ("handler_exit", "exited with status 0 in -[HostileList configureCell:withHostileItem:]"),
    ("handler_loop", "no answer within 5 s in -[HostileList configureCell:withHostileItem:]"),
    ("output_flood", "wrote more than 1048576 bytes to standard output"),
  ])
  func aScreenThatCannotBeOpenedIsTold(_ plugin: String, _ words: String) throws {
    let served = try serve(plugin, "--isolated")
    #expect(served.end(interrupting: false) == 78)
    #expect(served.errors.contains(words), "\(served.errors)")
  }
}
