internal import CCarob
import Synchronization

private let stateCount = Atomic(0)

/// A Swift value in each instance of a class; see `ClassDefinition.state`.
///
/// The value is made at first use, and released with the instance. [same thread as other users of the instance]
public final class InstanceState<Value> {
  private let initial: () -> Value

  /// Distinguishes values of this state from those of an earlier one at the same address.
  private let number = stateCount.add(1, ordering: .relaxed).newValue

  init(_ initial: @escaping () -> Value) {
    self.initial = initial
  }

  /// The key of the associated object.
  private var key: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  /// The value of an instance.
  ///
  /// Any object can have one. For nil, each access makes a new value that is not kept.
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

/// Holds the value of an instance.
final class StateBox<Value> {
  var value: Value
  let number: Int

  init(_ value: Value, of number: Int) {
    self.value = value
    self.number = number
  }
}
