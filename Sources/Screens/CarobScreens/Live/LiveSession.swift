import CarobRenderers
import CarobRuntime
import CarobUIKit
import Foundation
import InstantCocoaRemote

/// A plugin's open screen, read as numbered nodes, with the user's events and the changes.
///
/// Each reading is compared with the previous one. Nothing waits: fetched data arrives in turns of the main loop.
@MainActor
public final class LiveSession: LiveScreen {
  /// The number of rows that a list shows before the client asks for others.
  public nonisolated static let rowsAtFirst = 32

  /// The plugin's screens; nil when the session is closed.
  private(set) var session: ScreenSession?
  let progress = LiveProgress()
  private let work: PendingWork

  /// The number of the last batch of changes.
  public private(set) var version = 0
  private var batches: [LiveBatch] = []

  private(set) var reader = LiveReader()
  private(set) var lists: [Int: LiveList] = [:]
  private(set) var tree: LiveNode?
  private var fetching: String?
  /// The error of the last reading. The session reports it once, not at each reading.
  private var failure: String?
  var size = CGSize(width: 375, height: 667)

  /// Loads a plugin, unless the host has loaded it, and opens its screen. Fetched data arrives later.
  ///
  /// - Parameter host: loads the plugin; nil for a new host. Sessions of the same plugin must share a host.
  /// - Throws: `ScreenError` when there is no screen.
  public static func open(
    _ request: ScreenRequest, in host: PluginHost? = nil
  ) throws(ScreenError) -> LiveSession {
    try open(request, in: host, numbersFrom: 0)
  }

  /// Like `open(_:in:)`, with numbers of nodes and rows greater than `first`.
  static func open(
    _ request: ScreenRequest, in host: PluginHost?, numbersFrom first: Int
  ) throws(ScreenError) -> LiveSession {
    let host = host ?? PluginHost()
    let plugin = try host.plugin(for: request)
    let session = LiveSession(PendingWork(answeringWith: request.cannedAnswer))
    session.reader = LiveReader(numbersFrom: first)
    session.session = try ScreenSession(
      request, of: plugin, data: ScreenData.data(for: plugin, request), in: host,
      progress: session.progress, liveWork: session.work)
    session.look()
    return session
  }

  private init(_ work: PendingWork) { self.work = work }

  /// The number of objects with a number.
  package var numberedObjects: Int { reader.numbers.count }

  /// Whether the session was closed.
  public var hasEnded: Bool { session == nil }

  /// See `LiveScreen`.
  public func changes() -> [LiveBatch] {
    look()
    defer { batches = [] }
    return batches
  }

  /// See `LiveScreen`.
  public func snapshot() -> LiveBatch {
    if session == nil { return LiveBatch(version: version, changes: [.ended(nil)]) }
    // There is no tree when even the first reading failed.
    var changes = [LiveChange.screen(tree ?? LiveNode(id: LiveNumbers.window, kind: .window))]
    for (id, _, _) in reader.lists { changes += lists[id]?.told ?? [] }
    if fetching != nil { changes.append(.fetching(fetching)) }
    changes += batches.messages
    return LiveBatch(version: version, changes: changes)
  }

  /// See `LiveScreen`.
  public func close() {
    guard session != nil else { return }
    work.cancelRequests()
    autoreleasePool {
      session?.endApp()
      for list in lists.values { list.list.view.updateListener = nil }
      (tree, lists, reader, session) = (nil, [:], LiveReader(), nil)
    }
    add([.ended(nil)])
  }

  // MARK: Reading

  /// Returns the changes of pending batches after a version.
  func changes(since version: Int) -> [LiveChange] {
    batches.filter { $0.version > version }.flatMap(\.changes)
  }

  /// Reads the screen, and adds a batch with its changes.
  func look() {
    guard let session else { return }
    var changes: [LiveChange] = []
    do throws(ScreenError) {
      try session.calls.reporting {
        work.runBlocks()
        try look(at: session, &changes)
      }
      failure = nil
    } catch {
      if failure != "\(error)" { progress.tell(LiveMessage(.error, "\(error)")) }
      failure = "\(error)"
    }
    let isFetching = !work.isEmpty || (try? session.isFetching) ?? false
    let fetching = isFetching ? session.fetchText : nil
    if fetching != self.fetching { changes.append(.fetching(fetching)) }
    self.fetching = fetching
    changes += progress.take().map(LiveChange.message)
    if !changes.isEmpty { add(changes) }
  }

  private func add(_ changes: [LiveChange]) {
    version += 1
    batches.append(LiveBatch(version: version, changes: changes))
  }

  private func look(at session: ScreenSession, _ changes: inout [LiveChange]) throws {
    let root = try reader.read(session.root)
    let comparison = LiveComparison(from: tree, to: root)
    changes += comparison.changes
    tree = root
    for (id, list) in lists where !reader.numbers.isKnown(id) {
      list.list.view.updateListener = nil
      lists[id] = nil
    }
    var failed = reader.failure
    for (id, list, _) in reader.lists {
      let known = lists[id]
      let live = known ?? LiveList(list, id: id, rows: Self.rowsAtFirst)
      lists[id] = live
      var read: [ScreenSnapshot.Row] = []
      do {
        changes += try live.look(
          isNew: known == nil || comparison.newLists.contains(id), size: size,
          version: version + 1, &reader
        ) { read.append($0) }
      } catch {
        // Reads the other lists in spite of the error.
        if failed == nil { failed = error }
      }
      if !read.isEmpty || known == nil { try session.judge(read) }
    }
    if reader.isCutOff { progress.tellOnce("the screen has more views than are told of") }
    if let failed { throw failed }
  }
}

extension ScreenSession {
  /// Warns once of problems with rows that were shown.
  fileprivate func judge(_ rows: [ScreenSnapshot.Row]) throws {
    unanswered.note([ScreenSnapshot.Section(title: "", rows: rows)])
    try judgeRows()
  }
}
