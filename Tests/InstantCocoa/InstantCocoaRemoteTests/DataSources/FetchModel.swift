import InstantCocoa
import RuntimeTestSupport

@testable import InstantCocoaRemote

/// What the two data sources have to do, written down as plainly as possible: lists of what has happened,
/// nothing shared with the sources, nothing fast.
@MainActor final class FetchModel {
  /// A fetch, from `dataSourceWillLoadData:` on.
  private struct Fetch {
    var request: Int?
    var hasEnded = false
    var isWithdrawn = false
  }

  /// What is to happen in a later turn of the main queue.
  private enum Later {
    /// The answer to a fetch comes; nil objects are a failure.
    case answer(fetch: Int, [String]?)
    /// Ends of fetches that were withdrawn are told.
    case withdrawn
  }

  private let isPaginated: Bool
  private let options: PlaceholderStorageOptions
  private var joining: SeededGenerator
  var isJoining = true

  private var entries: [String] = []
  private var fetches: [Fetch] = []
  private var current: Int?
  private var later: [Later] = []
  private var answered: Set<Int> = []
  private var objects: [String] = []
  private var tail = ""
  private var tellsFailure = false
  private(set) var requests = 0
  private(set) var page = 0
  private(set) var hasMorePages = false

  init(isPaginated: Bool, options: PlaceholderStorageOptions, joining: SeededGenerator) {
    self.isPaginated = isPaginated
    self.options = options
    self.joining = joining
    if isPaginated { tail = options.contains(.loading) ? "loading" : "" }
  }

  var text: String { entries.joined(separator: " ") }
  var isFetching: Bool { current != nil }
  var contents: String { (objects + (tail.isEmpty ? [] : [tail])).joined(separator: ",") }

  func perform(_ event: FetchScheduleTests.Event) {
    switch event {
    case .fetch: begin(nextPage: false)
    case .nextPage:
      guard isPaginated, !isFetching, hasMorePages, !tellsFailure else { return }
      begin(nextPage: true)
    case .cancel:
      guard isFetching else { return }
      rollBack()
      withdraw()
    }
  }

  /// The request manager answers; what it says after the first time, or to nobody, is not heard.
  func answer(request: Int, _ objects: [String]?) {
    guard let fetch = fetches.firstIndex(where: { $0.request == request }),
      !fetches[fetch].isWithdrawn, answered.insert(request).inserted
    else { return }
    later.append(.answer(fetch: fetch, objects))
  }

  func settle() {
    while !later.isEmpty {
      switch later.removeFirst() {
      case .answer(let fetch, let new): take(fetch, new)
      case .withdrawn: tellWithdrawn()
      }
    }
  }

  private func begin(nextPage: Bool) {
    if isFetching { withdraw() }
    if nextPage {
      page += 1
    } else if isPaginated {
      page = 1
      clear()
    }
    fetches.append(Fetch())
    let fetch = fetches.count - 1
    current = fetch
    tell("will")
    guard current == fetch else { return }
    if !isPaginated { clear() }
    tell("progress")
    guard current == fetch else { return }
    fetches[fetch].request = requests
    requests += 1
  }

  private func clear() {
    objects = []
    tail = options.contains(.loading) ? "loading" : ""
    hasMorePages = false
  }

  private func rollBack() { if page > 1 { page -= 1 } }

  private func withdraw() {
    guard let fetch = current else { return }
    fetches[fetch].isWithdrawn = true
    current = nil
    later.append(.withdrawn)
  }

  private func take(_ fetch: Int, _ new: [String]?) {
    guard current == fetch else { return }
    current = nil
    fetches[fetch].hasEnded = true
    guard let new else {
      rollBack()
      if objects.isEmpty { tail = options.contains(.errors) ? "error" : "" }
      return tellFailure("fail")
    }
    objects = (isPaginated ? objects : []) + new
    hasMorePages = !new.isEmpty
    if isPaginated, hasMorePages {
      tail = options.contains(.loading) ? "loading" : ""
    } else {
      tail = objects.isEmpty && options.contains(.noResults) ? "nothing" : ""
    }
    tell("finish")
  }

  private func tellWithdrawn() {
    let owed = fetches.indices.filter { fetches[$0].isWithdrawn && !fetches[$0].hasEnded }
    if owed.isEmpty { return }
    if !isFetching, objects.isEmpty { tail = "" }
    for fetch in owed where !fetches[fetch].hasEnded {
      fetches[fetch].hasEnded = true
      tellFailure("cancel")
    }
  }

  private func tellFailure(_ word: String) {
    tellsFailure = true
    tell(word)
    tellsFailure = false
  }

  private func tell(_ word: String) {
    entries.append("\(word)[\(contents)]")
    guard isJoining else { return }
    for event in FetchScheduleTests.joinIn(&joining) { perform(event) }
  }
}
