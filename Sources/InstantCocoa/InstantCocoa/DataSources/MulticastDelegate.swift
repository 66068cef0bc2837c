import CarobRuntime

/// Forwards a data source's callbacks to every parent that embeds it.
///
/// Attached to the data source, and its delegate once it has several parents. The parent that asked hears last: when it
/// also shows the others, its fetch ends after theirs. [main-thread]
final class MulticastDelegate: Object {
  private struct Showing {
    weak var child: ChildSource?
  }

  private var showings: [Showing] = []
  /// The parent's child for which the data source was asked last.
  private weak var asker: ChildSource?
  /// The requests to the data source; the last one is underway until a fetch ends.
  private var askings = FetchLifecycle()
  /// Whether the data source was asked and has not answered, as far as we can tell.
  private var isAnswerDue = false

  /// The delegate that is attached to a data source. Made on first use.
  static func of(_ source: Object) -> MulticastDelegate {
    let key = UInt(bitPattern: ObjectIdentifier(MulticastDelegate.self))
    if let found = AssociatedObjects.get(from: source, key: key) as? MulticastDelegate {
      return found
    }
    let made = MulticastDelegate()
    AssociatedObjects.set(made, on: source, key: key, policy: .retain)
    return made
  }

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: MulticastDelegate.self) { shared in
      shared.delegateMembers { (this, event, error, source) in
        if event == .finished || event == .failed { this.ended() }
        try this.tell(event, error, of: source)
      }
    }
  }

  func add(_ child: ChildSource) {
    showings.removeAll { $0.child?.parent == nil }
    showings.append(Showing(child: child))
  }

  /// Makes this the data source's delegate, or the parent itself if it is the only one.
  ///
  /// - Returns: false when the data source takes no delegate.
  /// - Throws: the data source's error.
  func listen(to source: Object, for parent: Object) throws(MessageError) -> Bool {
    let delegate = children.count > 1 ? self : parent
    if try DataSourceMessages.delegate(of: source) === delegate { return true }
    // The former delegate may have got the answer.
    isAnswerDue = false
    return try DataSourceMessages.setDelegate(delegate, of: source)
  }

  /// Makes the data source fetch for a child. Does nothing when another parent has asked it since this one did, and it
  /// has not answered: that answer is for both.
  ///
  /// - Returns: false when the data source has nothing to fetch.
  /// - Throws: the data source's error.
  func fetch(_ source: Object, for child: ChildSource) throws(MessageError) -> Bool {
    if isAnswerDue, let asking = askings.current, child.lastAsking != asking {
      child.join(asking: asking)
      return true
    }
    // The data source itself reports the end of the older fetch.
    ended()
    let asking = askings.begin()
    child.begin(asking: asking)
    for other in children where other !== child { other.supersede() }
    asker = child
    let fetches = try DataSourceMessages.fetchData(source)
    if askings.current == asking { isAnswerDue = fetches && children.count > 1 }
    return fetches
  }

  private var children: [ChildSource] {
    showings.compactMap(\.child).filter { $0.parent != nil }
  }

  private func ended() {
    if let asking = askings.current { _ = askings.take(.finished, of: asking) }
    isAnswerDue = false
  }

  /// - Throws: the first error of a parent, after the messages to all of them.
  private func tell(
    _ event: FetchEvent, _ error: Object?, of source: Object
  ) throws(MessageError) {
    let children = children
    var raised: MessageError?
    for parent in (children.filter { $0 !== asker } + children.filter { $0 === asker })
      .compactMap(\.parent)
    {
      do throws(MessageError) {
        try DataSourceDelegateMessages.tell(event, error, of: source, to: parent)
      } catch {
        raised = raised ?? error
      }
    }
    if let raised { throw raised }
  }
}
