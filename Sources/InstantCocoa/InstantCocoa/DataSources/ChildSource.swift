import CarobFoundation
import CarobRuntime

/// A child data source, shown by another data source (the parent), and the state of its fetches.
///
/// It may be of any class. A child that takes no delegate, or has nothing to fetch, is read as soon as it was asked.
/// The parent is not retained. Several parents may show one child: they share its messages, and the answer to one
/// fetch. [main-thread]
final class ChildSource {
  /// The meaning of a final message of the child.
  enum Meaning {
    /// Ends the fetch that the parent asked for.
    case answer
    /// Ends a fetch that others asked for.
    case unasked
    /// Ends a fetch that a newer one superseded; the answer is still to come.
    case superseded
  }

  let source: Object
  var parent: Object? { parentReference.object }
  private let parentReference: WeakReference<Object>

  /// Whether the parent waits for an answer, or is about to ask.
  private(set) var isAwaited = false
  /// Whether the child fetches without the parent having asked.
  private(set) var isFetchingOnItsOwn = false

  /// The fetch that the parent waits for, or waited for last, among those of all parents.
  private(set) var lastAsking: FetchLifecycle.Fetch?

  private let shared: MulticastDelegate
  private var wasAsked = false
  /// The number of fetches that a newer one superseded before their end.
  private var superseded = 0
  /// The number of those that count as superseded only if the child is asked again.
  private var supersededByAsking = 0
  private var takesDelegates = false

  /// Makes the parent the child's delegate, or one of its delegates if others show the child too.
  ///
  /// - Throws: `MessageError` when the child refuses.
  init(_ source: Object, of parent: Object) throws(MessageError) {
    self.source = source
    parentReference = WeakReference(parent)
    shared = MulticastDelegate.of(source)
    shared.add(self)
    takesDelegates = try shared.listen(to: source, for: parent)
  }

  /// Announces that the parent is going to ask. A fetch that the child has begun before is superseded.
  func expect() {
    if isUnderway { supersededByAsking += 1 }
    supersede()
    isFetchingOnItsOwn = false
    isAwaited = true
    wasAsked = false
  }

  /// Notes that the child is asked to fetch again. A fetch that it has begun before is superseded.
  func supersede() {
    if isUnderway { superseded += 1 }
  }

  private var isUnderway: Bool { isAwaited ? wasAsked : isFetchingOnItsOwn }

  /// Notes that the child is being asked.
  func begin(asking: FetchLifecycle.Fetch) {
    lastAsking = asking
    supersededByAsking = 0
  }

  /// Notes that the parent waits for another parent's fetch, so that none is superseded.
  func join(asking: FetchLifecycle.Fetch) {
    lastAsking = asking
    superseded = max(0, superseded - supersededByAsking)
    supersededByAsking = 0
  }

  /// Asks the child to fetch, and becomes its delegate again if it has got another one. If the child already fetches
  /// for another parent, waits for that answer.
  ///
  /// - Returns: false when no message will announce the end, so that the child must be read now.
  /// - Throws: the child's error.
  func ask(for parent: Object) throws(MessageError) -> Bool {
    wasAsked = true
    guard takesDelegates else {
      try DataSourceMessages.fetchData(source)
      return false
    }
    _ = try shared.listen(to: source, for: parent)
    return try shared.fetch(source, for: self)
  }

  /// Notes that the child is going to load.
  ///
  /// - Returns: false when the parent knows that already.
  func willLoad() -> Bool {
    if isAwaited || isFetchingOnItsOwn { return false }
    isFetchingOnItsOwn = true
    return true
  }

  /// The error of a failed child; a general one when it gives none.
  static func failure(_ error: Object?) -> Object {
    error ?? ErrorBox(RaisedError("no reason given"))
  }

  /// Handles a final message.
  ///
  /// A cancellation ends an older fetch if the child says that it is still fetching, or cannot say and has an older
  /// fetch to end. Nothing else distinguishes fetches: the first end counts as the answer, so that a child that answers
  /// once for two fetches keeps nobody waiting.
  ///
  /// - Parameter error: the error of a failure; nil for success.
  func end(with error: Object?) -> Meaning {
    if FetchCancellation.matches(error), goesOn() { return .superseded }
    isFetchingOnItsOwn = false
    guard isAwaited, wasAsked else { return .unasked }
    isAwaited = false
    superseded = 0
    return .answer
  }

  private func goesOn() -> Bool {
    if let isFetching = try? DataSourceMessages.isFetching(source) { return isFetching }
    guard superseded > 0 else { return false }
    superseded -= 1
    return true
  }
}
