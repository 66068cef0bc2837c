import CarobRuntime
import CCarob
import Foundation

/// One change of a key of an object, from `willChange…` to `didChange…`: its observers, and the old values.
struct KeyChange {
  /// The change of the value.
  enum Mutation {
    case setting
    case elements(KeyValueChange.Kind, IndexSet)
    case members(KeyValueSetMutation, SetBox)

    var kind: KeyValueChange.Kind {
      switch self {
      case .setting: .setting
      case .elements(let kind, _): kind
      case .members(.union, _): .insertion
      case .members(.minus, _), .members(.intersect, _): .removal
      case .members(.set, _): .replacement
      }
    }
  }

  /// An observer to notify.
  private struct Listener {
    let observation: KeyObservation
    /// Whether the changed key is the observed one, rather than one on the way or one that it depends on.
    let isLast: Bool
    var old: Object?

    func wants(_ option: KeyValueObservingOptions) -> Bool { observation.options.contains(option) }
  }

  private let object: Object
  private let key: String
  private let mutation: Mutation
  private var listeners: [Listener]
  /// The keys below which the path is observed anew.
  private let changing: [ObservedKey]
  /// The members of the set before the change.
  private var members: SetBox?

  /// Notifies observers with the option `prior`, and reads the old values. Nil when the key has no observers.
  ///
  /// - Throws: the error of reading the value, or of an observer; the change must not happen then.
  init?(_ object: Object, _ key: String, _ mutation: Mutation = .setting) throws {
    guard let keys = ObservedObjects.keys(key, of: object), !keys.isEmpty else { return nil }
    self.object = object
    self.key = key
    self.mutation = mutation
    listeners = []
    for key in keys where !listeners.contains(where: { $0.observation === key.observation }) {
      listeners.append(Listener(observation: key.observation, isLast: key.isLast))
    }
    changing =
      keys.count == 1 && !keys[0].hasRest && keys[0].parent == nil
      ? [] : keys.flatMap(\.changing)
    if case .members = mutation {
      // A set that is changed in place has other members afterwards.
      members = (try object.value(forKey: key) as? SetBox).map { SetBox($0.objects) }
    }
    try begin()
  }

  private mutating func begin() throws {
    for index in listeners.indices {
      let listener = listeners[index]
      if listener.wants(.old) { listeners[index].old = try value(for: listener, isOld: true) }
      guard listener.wants(.prior), let root = root(of: listener) else { continue }
      let change = self.change(for: listener, old: listeners[index].old, isPrior: true)
      try listener.observation.tell(change, of: root)
    }
    let below = ObservedObjects.table.withLock { _ in changing.flatMap(\.children) }
      .filter { !$0.isDependency }
    if !below.isEmpty { KeyValueObserving.updateClasses(of: ObservedObjects.detach(below)) }
  }

  /// Observes the rest of the paths again when the change did not happen.
  func cancel() {
    do throws(MessageError) {
      try attachRest()
    } catch {
      RuntimeLog.error("\(error)")
    }
  }

  /// Notifies observers of the change, until one raises an error.
  ///
  /// - Throws: the error of an observer, or of a getter. The observers behind it are not notified, as in Cocoa.
  func end() throws {
    if !changing.isEmpty { try attachRest() }
    for listener in listeners where !listener.observation.isOver {
      guard let root = root(of: listener) else { continue }
      var change = self.change(for: listener, old: listener.old, isPrior: false)
      if listener.wants(.new) { change.newValue = try value(for: listener, isOld: false) }
      try listener.observation.tell(change, of: root)
    }
  }

  private func attachRest() throws(MessageError) {
    for key in changing {
      let isAttached = ObservedObjects.table.withLock { _ in
        key.isAttached && key.children.allSatisfy(\.isDependency)
      }
      guard isAttached, let object = key.info.object else { continue }
      try KeyValueObserving.attachRest(of: key, object)
    }
  }

  private func root(of listener: Listener) -> Object? {
    listener.observation.keys.count == 1 && listener.isLast ? object : listener.observation.object
  }

  private func change(for listener: Listener, old: Object?, isPrior: Bool) -> KeyValueChange {
    guard listener.isLast else { return KeyValueChange(.setting, old: old, isPrior: isPrior) }
    var indexes: IndexSet?
    if case .elements(_, let changed) = mutation { indexes = changed }
    return KeyValueChange(mutation.kind, old: old, indexes: indexes, isPrior: isPrior)
  }

  /// The old or new value, as the observer gets it; nil when this kind of change has none.
  private func value(for listener: Listener, isOld: Bool) throws -> Object? {
    guard listener.isLast else {
      return try listener.observation.object?.value(forKeyPath: listener.observation.keyPath)
        ?? NullBox.shared
    }
    switch mutation {
    case .setting: return try object.value(forKey: key) ?? NullBox.shared
    case .elements(let kind, let indexes):
      if kind == (isOld ? .insertion : .removal) { return nil }
      return try object.value(forKey: key).map { try KeyedElements.elements(of: $0, at: indexes) }
    case .members(let mutation, let operand):
      return Self.members(mutation, operand, of: members, isOld: isOld)
    }
  }

  /// The members that are removed or added.
  private static func members(
    _ mutation: KeyValueSetMutation, _ operand: SetBox, of set: SetBox?, isOld: Bool
  ) -> Object? {
    let (before, operand) = (set?.objects ?? [], operand)
    let gone: [Object]
    let come: [Object]
    switch mutation {
    case .union: (gone, come) = ([], operand.objects)
    case .minus: (gone, come) = (before.filter { operand.member($0) != nil }, [])
    case .intersect: (gone, come) = (before.filter { operand.member($0) == nil }, [])
    case .set: (gone, come) = (before.filter { operand.member($0) == nil }, operand.objects)
    }
    if isOld { return mutation == .union ? nil : SetBox(gone) }
    if mutation == .minus || mutation == .intersect { return nil }
    return SetBox(come.filter { set?.member($0) == nil })
  }
}

/// Elements of a list that is the value of a key.
enum KeyedElements {
  private static let element = Message<(UInt) -> Object?>("objectAtIndex:")

  /// The elements at some indexes.
  ///
  /// - Throws: `RangeError` for an index beyond the end.
  static func elements(of list: Object, at indexes: IndexSet) throws -> ArrayBox {
    ArrayBox(
      try indexes.compactMap {
        try (list as? ArrayBox)?.object(at: $0) ?? element(list, UInt($0))
      })
  }
}
