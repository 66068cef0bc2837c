import CarobRuntime
import CCarob
import Synchronization

/// One observer of one key path of one object.
final class KeyObservation: Sendable {
  /// The receiver of notifications.
  enum Target {
    /// An object, not retained. Its address is only compared: weak references to a deallocating observer are null already.
    case object(WeakBox, id: UnsafeMutableRawPointer, className: String)
    /// A closure.
    case closure((KeyValueChange) throws -> Void)
  }

  private let root: WeakBox
  // SAFETY: all three are constant. A string may be read by any thread; a closure is called on the
  // threads that change the value, as its documentation says.
  nonisolated(unsafe) let target: Target
  nonisolated(unsafe) let context: UnsafeMutableRawPointer?
  nonisolated(unsafe) let pathBox: StringBox

  let keyPath: String
  let keys: [String]
  let options: KeyValueObservingOptions

  /// The name of the observed object's class, for when the object is gone.
  let className: String

  private let over = Atomic(false)

  /// Whether it has ended: then there are no more notifications.
  var isOver: Bool { over.load(ordering: .acquiring) }

  // SAFETY: only used with the lock `ObservedObjects.table` held.
  nonisolated(unsafe) var firstKey: ObservedKey?

  /// - Throws: `MessageError` for a malformed key path.
  init(
    of object: Object, _ keyPath: String, _ options: KeyValueObservingOptions, _ target: Target,
    context: UnsafeMutableRawPointer?, pathBox: StringBox? = nil
  ) throws(MessageError) {
    self.target = target
    self.context = context
    root = WeakBox(object)
    // Observers compare it with a constant by identity.
    self.pathBox = pathBox is MutableStringBox ? StringBox(keyPath) : pathBox ?? StringBox(keyPath)
    self.keyPath = keyPath
    keys = try Self.keys(of: keyPath)
    self.options = options
    className = object.runtimeClass.name
  }

  /// The keys of a path.
  ///
  /// - Throws: `MessageError` for a malformed path.
  static func keys(of path: String) throws(MessageError) -> [String] {
    do throws(KeyValuePathError) {
      return try KeyValuePath(parsing: path).components.map(\.description)
    } catch {
      throw .malformedKeyPath(error)
    }
  }

  /// Ends the observation, except for its keys in the table.
  ///
  /// - Returns: false when it had ended before.
  func finish() -> Bool { !over.exchange(true, ordering: .acquiringAndReleasing) }

  /// The observed object; nil when it is gone.
  var object: Object? { root.object }

  /// Whether the observation is of this observer and key path. The observer may be deallocating.
  func isOf(_ observer: Object, _ keyPath: String) -> Bool {
    guard case .object(_, let id, _) = target, id == observer.id else { return false }
    return ExactString(self.keyPath) == ExactString(keyPath)
  }

  private static let observe = Message<(StringBox, Object, DictionaryBox, Pointer) -> Void>(
    "observeValueForKeyPath:ofObject:change:context:")

  /// Notifies the observer of a change.
  ///
  /// - Throws: the observer's error.
  func tell(_ change: KeyValueChange, of object: Object) throws {
    if isOver { return }
    switch target {
    case .closure(let body): try body(change)
    case .object(let reference, _, let name):
      guard let observer = reference.object else { return reportLostObserver(name) }
      try Self.observe(observer, pathBox, object, change.dictionary, Pointer(context))
    }
  }

  /// Logs, once, that the observer is gone and has not ended the observation.
  private func reportLostObserver(_ name: String) {
    guard KeyValueObserving.end(self) else { return }
    RuntimeLog.error(
      "an observer of the key path \"\(keyPath)\" of \(Self.article(className)), "
        + "\(Self.article(name)), is gone and was not removed; "
        + "send removeObserver:forKeyPath: in its dealloc at the latest")
  }

  /// Logs that the observed object is being deallocated, and the observer has not ended the observation.
  func reportLostObject() {
    guard case .object(_, let id, let name) = target else { return }
    RuntimeLog.error(
      "\(Self.article(className)) was deallocated while \(Self.article(name)) "
        + "(\(KeyValueObserving.address(id))) observed its key path \"\(keyPath)\"; "
        + "send removeObserver:forKeyPath: before the object goes")
  }

  /// Logs that an object on the path is being deallocated, while the observed object refers to it.
  func reportLostPart(_ part: Object) {
    RuntimeLog.error(
      "\(part.runtimeClass.withArticle) was deallocated while it was part of the key path "
        + "\"\(keyPath)\" of \(Self.article(className)), which is observed; "
        + "tell of the change before the object goes")
  }

  private static func article(_ className: String) -> String {
    RuntimeClass(named: className)?.withArticle ?? "a \(className)"
  }
}
