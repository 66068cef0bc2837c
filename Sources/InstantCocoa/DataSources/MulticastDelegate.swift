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
  /// How often it was asked.
  private var askings = 0
  /// How often it has ended a fetch.
  private var endings = 0
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
      DataSourceProtocols.register()
      shared.adopt("ICDataSourceDelegate")
      shared.method("dataSourceWillLoadData:") { (this, source: Object) in
        try this.tell { (parent) throws(MessageError) in
          try DataSourceDelegateMessages.willLoad(source, to: parent)
        }
      }
      shared.method("dataSourceDidPartiallyLoad:") { (this, source: Object) in
        try this.tell { (parent) throws(MessageError) in
          try DataSourceDelegateMessages.didPartiallyLoad(source, to: parent)
        }
      }
      shared.method("dataSourceFinishedLoading:") { (this, source: Object) in
        this.ended()
        try this.tell { (parent) throws(MessageError) in
          try DataSourceDelegateMessages.finishedLoading(source, to: parent)
        }
      }
      shared.method("dataSource:failedWithError:") { (this, source: Object, error: Object?) in
        // A cancellation while it fetches is that of an older fetch.
        let isOlder =
          FetchCancellation.matches(error)
          && (try? DataSourceMessages.isFetching(source)) == .some(true)
        if !isOlder { this.ended() }
        try this.tell { (parent) throws(MessageError) in
          try DataSourceDelegateMessages.failed(source, error, to: parent)
        }
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
    if isAnswerDue, child.lastAsking < askings {
      child.join(asking: askings)
      return true
    }
    askings += 1
    let (asking, endingsBefore) = (askings, endings)
    child.begin(asking: asking)
    for other in children where other !== child { other.supersede() }
    asker = child
    isAnswerDue = false
    let fetches = try DataSourceMessages.fetchData(source)
    if asking == askings, endings == endingsBefore { isAnswerDue = fetches && children.count > 1 }
    return fetches
  }

  private var children: [ChildSource] {
    showings.compactMap(\.child).filter { $0.parent != nil }
  }

  private func ended() {
    endings += 1
    isAnswerDue = false
  }

  /// - Throws: what the first one raised that did, when all were told.
  private func tell(_ message: (Object) throws(MessageError) -> Void) throws(MessageError) {
    let children = children
    var raised: MessageError?
    for parent in (children.filter { $0 !== asker } + children.filter { $0 === asker })
      .compactMap(\.parent)
    {
      do throws(MessageError) {
        try message(parent)
      } catch {
        raised = raised ?? error
      }
    }
    if let raised { throw raised }
  }
}
