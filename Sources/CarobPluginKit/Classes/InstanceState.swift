internal import CCarob

/// A value of Swift's own in each instance of a class; see `ClassDefinition.state`.
///
/// Made when an instance is first asked for it, and given up with the instance. [same thread as other users of the
/// instance]
public final class InstanceState<Value> {
  private let initial: () -> Value

  init(_ initial: @escaping () -> Value) {
    self.initial = initial
    // The address is the key under which instances have the value, so that nothing else may ever have it.
    _ = Unmanaged.passRetained(self)
  }

  private var key: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// The value of an instance.
  ///
  /// Any object can have one. Of nil it is a new value each time, which is kept nowhere.
  public subscript(object: Object) -> Value {
    get { box(of: object).value }
    _modify { yield &box(of: object).value }
  }

  private func box(of object: Object) -> StateBox<Value> {
    guard let id = object.id else { return StateBox(initial()) }
    if let holder = objc_getAssociatedObject(id, key),
      let box = StateHolder.contents(of: holder) as? StateBox<Value>
    {
      return box
    }
    let box = StateBox(initial())
    do throws(PluginFailure) {
      let holder = try StateHolder.make(box)
      objc_setAssociatedObject(id, key, holder.id, UInt(OBJC_ASSOCIATION_RETAIN_NONATOMIC))
    } catch {
      error.raise()
    }
    return box
  }
}

/// Where the value is.
final class StateBox<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
