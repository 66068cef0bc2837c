import CarobRuntime

/// The elements that an object has by `countOfKey` and `objectInKeyAtIndex:`, as an array that reads them each time.
final class NSKeyValueArray: ArrayBox {
  private var owner: Object?
  private var countSelector: Selector?
  private var elementSelector: Selector?

  convenience init(of owner: Object, key: String) {
    self.init(isa: Self.runtimeClass)
    let names = KeyNames(key)
    self.owner = owner
    countSelector = names.count
    elementSelector = names.element
  }

  /// The result of `countOfKey`; 0, with a warning, when it fails.
  override var count: Int {
    guard let owner, let countSelector else { return 0 }
    do throws(MessageError) {
      return Swift.max(0, try owner.send(countSelector, returning: Int.self))
    } catch {
      ExceptionRaising.leaveToProgram(
        error, orWarn: "\(owner.runtimeClass.describe(countSelector)): \(error)")
      return 0
    }
  }

  override func object(at index: Int) throws -> Object {
    let count = count
    guard let owner, let elementSelector, (0..<count).contains(index) else {
      throw RangeError(index: index, count: count)
    }
    guard let element = try owner.send(elementSelector, index) else {
      throw MessageError.unexpectedObject(
        "an object", "nil",
        position: "the result of \(owner.runtimeClass.describe(elementSelector))")
    }
    return element
  }
}
