internal import CCarob
import Synchronization

/// How many states there were so far.
private let stateCount = Atomic(0)

/// A value of Swift's own in each instance of a class; see `ClassDefinition.state`.
///
/// Made when an instance is first asked for it, and given up with the instance. [same thread as other users of the
/// instance]
public final class InstanceState<Value> {
  private let initial: () -> Value

  /// Tells values of this state from those of an earlier one that had the same address.
  private let number = stateCount.add(1, ordering: .relaxed).newValue

  init(_ initial: @escaping () -> Value) {
    self.initial = initial
  }

  /// Under which instances have the value.
  private var key: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// The value of an instance.
  ///
  /// Any object can have one. Of nil it is a new value each time, which is kept nowhere.
  public subscript(object: Object) -> Value {
    get { box(of: object).value }
    _modify { yield &box(of: object).value }
  }

  private func box(of object: Object) -> StateBox<Value> {
    guard let id = object.id else { return StateBox(initial(), of: number) }
    if let holder = objc_getAssociatedObject(id, key),
      let box = StateHolder.contents(of: holder) as? StateBox<Value>,
      box.number == number
    {
      return box
    }
    let box = StateBox(initial(), of: number)
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
  let number: Int

  init(_ value: Value, of number: Int) {
    self.value = value
    self.number = number
  }
}
