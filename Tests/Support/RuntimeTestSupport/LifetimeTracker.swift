import CarobRuntime

/// Tells which of the objects that it was shown are still alive.
public final class LifetimeTracker {
  private struct Watched {
    weak var object: Object?
  }

  private var watched: [Watched] = []

  /// A tracker that watches nothing.
  public init() {}

  /// Watches an object, without keeping it alive, and gives it back.
  @discardableResult
  public func watch<Value: Object>(_ object: Value) -> Value {
    watched.append(Watched(object: object))
    return object
  }

  /// How many objects were shown.
  public var total: Int { watched.count }

  /// How many of them are alive.
  public var living: Int { watched.count { $0.object != nil } }
}

/// The number of strong references to an object, for comparing before and after.
///
/// Not exact while other threads use the object.
public func referenceCount(of object: Object) -> Int {
  _referenceCount(object)
}

/// How many unowned references an object has; one as long as it lives.
public func unownedReferenceCount(of object: Object) -> Int {
  _unownedReferenceCount(object)
}

@_silgen_name("swift_unownedRetainCount")
private func _unownedReferenceCount(_ object: AnyObject) -> Int

@_silgen_name("swift_retainCount")
private func _referenceCount(_ object: AnyObject) -> Int
