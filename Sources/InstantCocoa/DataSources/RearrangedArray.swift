import CarobRuntime

/// Objects of another list, in an order of their own. Registered as `RearrangedArray`.
///
/// It refers to places in the other list and to no object itself, so that sorting a million objects touches none
/// of them, and all sections of a list share it.
final class RearrangedArray: ArrayBox {
  private var base: [Object] = []
  private var places: ArraySlice<Int> = []

  /// The objects of a list at some places.
  convenience init(_ base: [Object], at places: ArraySlice<Int>) {
    self.init(isa: Self.runtimeClass)
    self.base = base
    self.places = places
  }

  override var count: Int { places.count }

  override func object(at index: Int) throws -> Object {
    guard index >= 0, index < places.count else { throw RangeError(index: index, count: count) }
    return base[place(of: index)]
  }

  /// The place in the other list of one of the objects.
  func place(of index: Int) -> Int { places[places.startIndex + index] }
}
