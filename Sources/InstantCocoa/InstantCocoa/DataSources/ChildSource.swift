import CarobFoundation
import CarobRuntime

/// A data source that another one shows, and which of its messages answer what it was asked.
///
/// It may be of any class. One that takes no delegate, or has nothing to fetch, is read as soon as it was
/// asked. The one that shows it, here called the parent, is not kept alive. Others may show it as well: they share
/// its messages, and an answer that several wait for. [main-thread]
final class ChildSource {
  /// What a final message of the child means.
  enum Meaning {
    /// It ends the fetch that the parent asked for.
    case answer
    /// It ends a fetch that somebody else asked for.
    case unasked
    /// It ends a fetch that another one took the place of; the answer is yet to come.
    case superseded
  }

  let source: Object
  var parent: Object? { parentReference.object }
  private let parentReference: WeakReference<Object>

  /// Whether an answer is yet to come, or the question.
  private(set) var isAwaited = false
  /// Whether it fetches without having been asked by the parent.
  private(set) var isFetchingOnItsOwn = false

  /// Which asking it was that the parent waits for, or waited for last, of those for all who show the child.
  private(set) var lastAsking: FetchLifecycle.Fetch?

  private let shared: MulticastDelegate
  private var wasAsked = false
  /// Fetches that were not answered before the next one.
  private var superseded = 0
  /// Those among them that are superseded only if the child is asked again.
  private var supersededByAsking = 0
  private var takesDelegates = false

  /// Makes the parent the child's delegate, or has it told what the delegate is told, if others show the child.
  ///
  /// - Throws: `MessageError` when the child refuses.
  init(_ source: Object, of parent: Object) throws(MessageError) {
    self.source = source
    parentReference = WeakReference(parent)
    shared = MulticastDelegate.of(source)
    shared.add(self)
    takesDelegates = try shared.listen(to: source, for: parent)
  }

  /// Says that the parent is going to ask. What the child fetches until then is superseded.
  func expect() {
    if isUnderway { supersededByAsking += 1 }
    supersede()
    isFetchingOnItsOwn = false
    isAwaited = true
    wasAsked = false
  }

  /// Says that the child is asked to fetch again. What it fetches until then is superseded.
  func supersede() {
    if isUnderway { superseded += 1 }
  }

  private var isUnderway: Bool { isAwaited ? wasAsked : isFetchingOnItsOwn }

  /// Notes that the child is asked.
  func begin(asking: FetchLifecycle.Fetch) {
    lastAsking = asking
    supersededByAsking = 0
  }

  /// Notes that the parent waits for what another one asked for, so that nothing is superseded.
  func join(asking: FetchLifecycle.Fetch) {
    lastAsking = asking
    superseded = max(0, superseded - supersededByAsking)
    supersededByAsking = 0
  }

  /// Asks it to fetch; again for the parent, if it has got another delegate meanwhile. When it already fetches for
  /// another one that shows it, that answer is awaited.
  ///
  /// - Returns: false when no message will say that it is done, so that it is to be read now.
  /// - Throws: what the child raises.
  func ask(for parent: Object) throws(MessageError) -> Bool {
    wasAsked = true
    guard takesDelegates else {
      try DataSourceMessages.fetchData(source)
      return false
    }
    _ = try shared.listen(to: source, for: parent)
    return try shared.fetch(source, for: self)
  }

  /// Notes that the child says it is going to load.
  ///
  /// - Returns: whether that is news to the parent.
  func willLoad() -> Bool {
    if isAwaited || isFetchingOnItsOwn { return false }
    isFetchingOnItsOwn = true
    return true
  }

  /// What a child failed with; an error of our own when it does not say.
  static func failure(_ error: Object?) -> Object {
    error ?? ErrorBox(RaisedError("no reason given"))
  }

  /// Notes a final message.
  ///
  /// A cancellation ends an older fetch when the child says that it goes on fetching, or cannot say and
  /// has an older one to end. Nothing else can be told apart: what ends first answers, so that a child
  /// that answers once for two fetches keeps nobody waiting.
  ///
  /// - Parameter error: that of a failure; nil for success.
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
