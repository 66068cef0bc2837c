/// The fetches of an object that has one at a time: which of them is running, and which are still owed
/// their end.
///
/// A fetch that begins is *running*. It is either *answered*, and thereby over, or *withdrawn*, because it
/// was cancelled or another one took its place; then it is over as soon as its end has been told. Nothing
/// else happens to a fetch, and nothing twice:
///
/// ```
/// begin → running ─ answer → over
///            └─ withdraw → withdrawn ─ end → over
/// ```
struct FetchLedger {
  /// One fetch.
  struct Fetch: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// The fetch whose answer counts; nil when there is none.
  private(set) var running: Fetch?
  /// Fetches that have no answer and will get none, whose end has not been told.
  private(set) var withdrawn: Set<Fetch> = []
  private var begun = 0

  /// Begins a fetch.
  ///
  /// - Returns: it, and the one whose place it takes, which is withdrawn.
  mutating func begin() -> (fetch: Fetch, superseded: Fetch?) {
    let superseded = withdraw()
    begun += 1
    let fetch = Fetch(number: begun)
    running = fetch
    return (fetch, superseded)
  }

  /// Stops the running fetch.
  ///
  /// - Returns: it, whose end is to be told; nil when none was running.
  mutating func withdraw() -> Fetch? {
    guard let fetch = running else { return nil }
    running = nil
    withdrawn.insert(fetch)
    return fetch
  }

  /// Takes the answer to a fetch.
  ///
  /// - Returns: false when it does not count: there was one before, or the fetch was withdrawn.
  mutating func answer(_ fetch: Fetch) -> Bool {
    guard running == fetch else { return false }
    running = nil
    return true
  }

  /// Notes that the end of a withdrawn fetch is being told.
  ///
  /// - Returns: false when it was told before.
  mutating func end(_ fetch: Fetch) -> Bool { withdrawn.remove(fetch) != nil }
}
