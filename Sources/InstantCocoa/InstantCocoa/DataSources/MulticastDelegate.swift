import CarobRuntime

/// Forwards a data source's callbacks to every parent that embeds it.
///
/// It is attached to the data source, and becomes its delegate when there is more than one to tell. The one that
/// asked is told last: when it also shows the others, its fetch ends after theirs. [main-thread]
final class MulticastDelegate: Object {
  private struct Showing {
    weak var child: ChildSource?
  }

  private var showings: [Showing] = []
  /// For whom the data source was asked last.
  private weak var asker: ChildSource?
  /// How often it was asked; the last time is underway until it ends a fetch.
  private var askings = FetchLifecycle()
  /// Whether it was asked and has not answered, as far as can be told.
  private var isAnswerDue = false

  /// The one that is attached to a data source, which is made if there is none.
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

  /// Adds one that shows the data source.
  func add(_ child: ChildSource) {
    showings.removeAll { $0.child?.parent == nil }
    showings.append(Showing(child: child))
  }

  /// Sees to it that the data source's delegate is this, or the only one that shows it.
  ///
  /// - Returns: false when it takes no delegate.
  /// - Throws: what it raises.
  func listen(to source: Object, for parent: Object) throws(MessageError) -> Bool {
    let delegate = children.count > 1 ? self : parent
    if try DataSourceMessages.delegate(of: source) === delegate { return true }
    // Whoever was its delegate may have been given the answer.
    isAnswerDue = false
    return try DataSourceMessages.setDelegate(delegate, of: source)
  }

  /// Has the data source fetch for one that shows it. Nothing is done when it was asked for another since it was
  /// asked for this one, and has not answered: that answer is for both.
  ///
  /// - Returns: false when it has nothing to fetch.
  /// - Throws: what it raises.
  func fetch(_ source: Object, for child: ChildSource) throws(MessageError) -> Bool {
    if isAnswerDue, let asking = askings.current, child.lastAsking != asking {
      child.join(asking: asking)
      return true
    }
    // It is the data source that owes the older fetch its end.
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

  /// - Throws: what the first one raised that did, when all were told.
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
