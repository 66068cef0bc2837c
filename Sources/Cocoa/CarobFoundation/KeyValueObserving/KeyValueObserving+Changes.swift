import CarobRuntime
import CCarob
import Foundation

extension KeyValueObserving {
  private static let willChange = Message<(String) -> Void>("willChangeValueForKey:")
  private static let didChange = Message<(String) -> Void>("didChangeValueForKey:")
  private static let willChangeElements = Message<(UInt, IndexSetBox, String) -> Void>(
    "willChange:valuesAtIndexes:forKey:")
  private static let didChangeElements = Message<(UInt, IndexSetBox, String) -> Void>(
    "didChange:valuesAtIndexes:forKey:")

  /// Changes the value of a key, and notifies observers before and after.
  ///
  /// - Throws: the error of the change, of a getter, or of an observer. If it is one of an
  ///   observer notified afterwards, the value has changed.
  @inline(__always)
  static func change(
    _ key: String, of object: Object, _ mutation: KeyChange.Mutation = .setting,
    _ body: () throws -> Void
  ) throws {
    let cls = object.isa
    guard RootMethod.willChangeValue.isUsed(by: cls), RootMethod.didChangeValue.isUsed(by: cls)
    else { return try changeByMessages(key, of: object, mutation, body) }
    guard let change = try KeyChange(object, key, mutation) else { return try body() }
    do {
      try body()
    } catch {
      change.cancel()
      throw error
    }
    try change.end()
  }

  /// Changes the value for a class that overrides `willChangeValueForKey:`.
  private static func changeByMessages(
    _ key: String, of object: Object, _ mutation: KeyChange.Mutation, _ body: () throws -> Void
  ) throws {
    guard ObservedObjects.keys(key, of: object) != nil else { return try body() }
    switch mutation {
    case .setting, .members:
      try willChange(object, key)
      try body()
      try didChange(object, key)
    case .elements(let kind, let indexes):
      let box = IndexSetBox.of(indexes)
      try willChangeElements(object, kind.rawValue, box, key)
      try body()
      try didChangeElements(object, kind.rawValue, box, key)
    }
  }

  /// Changes the value, and notifies observers unless the object's class does that itself.
  static func changeUnlessManual(
    _ key: String, of object: Object, _ mutation: KeyChange.Mutation = .setting,
    _ body: () throws(MessageError) -> Void
  ) throws(MessageError) {
    let isManual = ObservedObjects.info(of: object).map { info in
      ObservedObjects.table.withLock { _ in info.manualKeys.contains(key) }
    }
    if isManual ?? true { return try body() }
    do {
      try change(key, of: object, mutation) { try body() }
    } catch {
      throw .handlerFailed(error)
    }
  }

  private static var thread: UInt { UInt(bitPattern: carob_current_thread()) }

  /// `willChangeValueForKey:` and similar methods.
  static func begin(_ object: Object, _ key: String, _ mutation: KeyChange.Mutation) throws {
    guard let info = ObservedObjects.info(of: object),
      let change = try KeyChange(object, key, mutation)
    else { return }
    ObservedObjects.table.withLock { _ in
      info.openChanges.append(.init(key: key, thread: thread, change: change))
    }
  }

  /// `didChangeValueForKey:` and similar methods: ends the last change of the key that the thread
  /// has begun, if there is one.
  static func end(_ object: Object, _ key: String) throws {
    guard let info = ObservedObjects.info(of: object) else { return }
    let open = ObservedObjects.table.withLock { _ in
      info.openChanges.lastIndex { $0.thread == thread && ExactString($0.key) == ExactString(key) }
        .map { info.openChanges.remove(at: $0) }
    }
    try open?.change.end()
  }
}
