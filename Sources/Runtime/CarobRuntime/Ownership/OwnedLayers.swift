/// A stack of values for one place of a class, one per owner; the last one wins.
///
/// When an owner is discarded its layer goes, wherever it lies, and the others stay: what is left is what would be
/// there had the owner never been. `MethodTable` has the same for methods, whose code may belong to somebody else than
/// whoever put it there.
///
/// An owner has at most one layer, and the host one above what was there at first, so that they do not grow with the
/// number of changes.
struct OwnedLayers<Value> {
  private var layers: [(owner: RegistrationOwner?, value: Value)]

  /// With what was there before anybody changed it; nil for nothing.
  init(bottom: Value?) {
    layers = bottom.map { [(nil, $0)] } ?? []
  }

  /// What counts; nil when nothing is left.
  var top: Value? { layers.last?.value }

  /// Whether these layers say no more than what is there: no owner has put anything there.
  var isPlain: Bool { layers.allSatisfy { $0.owner == nil } }

  /// Whether an owner put there what counts.
  func isTop(of owner: RegistrationOwner) -> Bool { layers.last?.owner === owner }

  /// Puts a value on top, in place of what the owner put there before.
  ///
  /// - Parameter owner: nil for the host and for the class's own owner.
  /// - Returns: whether the owner had nothing there until now.
  @discardableResult
  mutating func put(_ value: Value, by owner: RegistrationOwner?) -> Bool {
    let count = layers.count
    if let owner {
      remove(owner)
    } else if let top = layers.last, top.owner == nil {
      layers.removeLast()
    } else if let above = layers.dropFirst().firstIndex(where: { $0.owner == nil }) {
      // What was there at first stays beneath what others put over it.
      layers.remove(at: above)
    }
    layers.append((owner, value))
    return layers.count > count
  }

  /// Takes away what an owner put there; of the host, also what was there at first.
  mutating func remove(_ owner: RegistrationOwner?) {
    layers.removeAll { $0.owner === owner }
  }

  /// What there would be without an owner, the uppermost first.
  func values(without owner: RegistrationOwner) -> [Value] {
    layers.reversed().filter { $0.owner !== owner }.map(\.value)
  }
}
