/// A stack of values for one place of a class, one per owner; the last one wins.
///
/// When an owner is discarded its layer goes, wherever it lies, and the others stay: the top is then as if the owner had
/// never been there. `MethodTable` has such layers for methods, whose code may belong to another owner than the layer.
///
/// An owner has at most one layer, and the host one above the bottom, so that they do not grow with the number of changes.
struct OwnedLayers<Value> {
  private var layers: [(owner: RegistrationOwner?, value: Value)]

  /// Makes a stack with the value from before all changes; nil for none.
  init(bottom: Value?) {
    layers = bottom.map { [(nil, $0)] } ?? []
  }

  /// The effective value; nil when no layer is left.
  var top: Value? { layers.last?.value }

  /// Whether no plugin has a layer, so that the stack says no more than the place itself.
  var isPlain: Bool { layers.allSatisfy { $0.owner == nil } }

  /// Whether an owner has the top layer.
  func isTop(of owner: RegistrationOwner) -> Bool { layers.last?.owner === owner }

  /// Puts a value on top, in place of the owner's earlier one.
  ///
  /// - Parameter owner: nil for the host and for the class's own owner.
  /// - Returns: whether the owner had no layer until now.
  @discardableResult
  mutating func put(_ value: Value, by owner: RegistrationOwner?) -> Bool {
    let count = layers.count
    if let owner {
      remove(owner)
    } else if let top = layers.last, top.owner == nil {
      layers.removeLast()
    } else if let above = layers.dropFirst().firstIndex(where: { $0.owner == nil }) {
      // The bottom stays beneath the layers of others.
      layers.remove(at: above)
    }
    layers.append((owner, value))
    return layers.count > count
  }

  /// Removes an owner's layer; for nil also the bottom.
  mutating func remove(_ owner: RegistrationOwner?) {
    layers.removeAll { $0.owner === owner }
  }

  /// The values of the other layers, the uppermost first.
  func values(without owner: RegistrationOwner) -> [Value] {
    layers.reversed().filter { $0.owner !== owner }.map(\.value)
  }
}
