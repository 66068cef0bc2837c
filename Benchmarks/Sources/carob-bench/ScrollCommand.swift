import ArgumentParser
import CarobFoundation
import CarobRuntime
import Dispatch
import Foundation
import InstantCocoa
import InstantCocoaRemote

/// Scrolls a table to the end of a paginated data source: what it takes has to grow with the rows and no faster.
struct ScrollCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scroll",
    abstract: "Scroll a table to the end of a paginated data source, and tell time and memory.",
    discussion: "The pages are made when they are asked for. Each line is a tenth of the rows.")

  @Option(help: "How many rows there are in the end.")
  var rows = 1_000_000

  @Option(help: "How many rows a page has.")
  var page = 1_000

  @MainActor
  func run() async throws {
    let source = ICPaginatedDataSource()
    source.settings.networkRequestManager = try PagesOnDemand.make(rows: rows, perPage: page)
    source.settings.apiPath = "rows"
    let controller = ICTableViewController()
    try controller.setDataSource(source)
    let table = try controller.tableView()
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)

    print("rows         s     MiB")
    let clock = ContinuousClock()
    let start = clock.now
    var next = rows / 10
    try await source.fetch()
    var count = 0
    repeat {
      count = try DataSourceMessages.numberOfObjects(inSection: 0, of: source)
      if count >= next {
        let seconds = (clock.now - start) / .seconds(1)
        print(
          "\(count)".padding(toLength: 9, withPad: " ", startingAt: 0),
          String(format: "%5.2f %7.1f", seconds, try Self.residentMiB()))
        next += rows / 10
      }
    } while try await scroll(table, to: source)
  }

  /// Shows the last rows, and waits for the page that this makes the data source fetch; false when there was
  /// none to fetch.
  @MainActor
  private func scroll(_ table: UITableView, to source: ICPaginatedDataSource) async throws -> Bool {
    let before = try DataSourceMessages.numberOfObjects(inSection: 0, of: source)
    try autoreleasePool {
      try table.layoutIfNeeded()
      let end = max(0, table.contentSize.height - table.bounds.height)
      try table.setContentOffset(CGPoint(x: 0, y: end), animated: false)
      try table.layoutIfNeeded()
    }
    var turns = 0
    while try DataSourceMessages.isFetching(source) == true, turns < 1_000 {
      await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
      turns += 1
    }
    return try DataSourceMessages.numberOfObjects(inSection: 0, of: source) > before
  }

  /// The memory that the process has in use.
  private static func residentMiB() throws -> Double {
    let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(
      separator: " ")
    return Double(fields[1]).map { $0 * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576 } ?? 0
  }
}

/// A request manager that has a page for every request, until there were as many rows as there are to be.
private final class PagesOnDemand: Object {
  private var rows = 0
  private var perPage = 0

  static func make(rows: Int, perPage: Int) throws -> PagesOnDemand {
    let cls = try RuntimeClass.allocatePair(
      named: "BenchPagesOnDemand", superclass: PagesOnDemand.runtimeClass)
    // More arguments than the list of a Swift class's own members takes.
    try cls.addMethod(Selector("requestWithVerb:path:parameters:success:failure:")) {
      (
        this: PagesOnDemand, _: String, _: String, parameters: DictionaryBox?, success: Block?,
        _: Block?
      ) -> Object? in
      let page = (parameters?["page"] as? NumberBox).map { Int($0.doubleValue) } ?? 1
      try success?.call(this.objects(ofPage: page))
      return nil
    }
    try cls.registerPair()
    guard let made = try cls.make() as? PagesOnDemand else {
      preconditionFailure("an instance of a subclass of PagesOnDemand is none")
    }
    (made.rows, made.perPage) = (rows, perPage)
    return made
  }

  private func objects(ofPage page: Int) -> ArrayBox {
    let first = (page - 1) * perPage
    return ArrayBox(
      (first..<max(first, min(first + perPage, rows))).map { row in
        DictionaryBox(["name": StringBox("row \(row)")])
      })
  }
}
