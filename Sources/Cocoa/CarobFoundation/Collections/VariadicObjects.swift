import CCarob
import CarobRuntime

/// Collections of a variable number of objects, such as `+arrayWithObjects:`, whose code is in C (`variadic_objects.c`).
/// [any-thread]
enum VariadicObjects {
  /// Lets the functions in C find this.
  static let install = Once {
    let functions = UnsafeMutablePointer(
      allocating: carob_variadic_functions(
        with_objects: { receiver, objects, count in
          VariadicObjects.make(
            UnsafeMutableRawPointer(receiver), UnsafeMutableRawPointer(mutating: objects), count)
        }))
    carob_use_variadic_functions(functions)
  }

  /// Fills a new collection of the class, or the one that was just allocated, which the caller owns and gets back.
  private static func make(
    _ receiver: UnsafeMutableRawPointer?, _ objects: UnsafeMutableRawPointer?, _ count: Int
  ) -> UnsafeMutablePointer<objc_object>? {
    guard let receiver else { return nil }
    let made: UnsafeMutablePointer<objc_object>? = PendingError.reporting {
      let objects = try ObjectList(address: objects).read(UInt(count))
      let target = try Object.argument(receiver)
      let cls = target as? ClassObject
      let collection = try cls.map { try new($0.instanceClass) } ?? target
      guard let fillable = collection as? any FillableCollection else {
        throw ObjectiveCException.invalidArgument(
          "\(collection.runtimeClass.name) cannot be made with objects")
      }
      try fillable.fillFirst(with: objects)
      if cls != nil { _ = collection.autoreleased() }
      return collection.id.assumingMemoryBound(to: objc_object.self)
    }
    if made == nil, !(Object.from(receiver) is ClassObject) {
      // SAFETY: `init` consumes the sender's reference, and returns none here.
      PendingError.settingAside { DeepRelease.release(id: receiver) }
    }
    return made
  }
}

extension VariadicObjects {
  /// A collection to fill. A class with its own primitive methods may need its initializer to make room for them.
  private static func new(_ cls: RuntimeClass) throws -> Object {
    try cls.hasOwnPrimitives ? cls.make() : cls.makeInstance()
  }
}

/// A new collection that can be filled once.
protocol FillableCollection: Object {
  func fillFirst(with objects: [Object]) throws
}

extension ArrayBox: FillableCollection {
  func fillFirst(with objects: [Object]) throws { try fill(objects) }
}

extension SetBox: FillableCollection {
  func fillFirst(with objects: [Object]) throws { try fill(objects) }
}

extension DictionaryBox: FillableCollection {
  /// Objects and keys alternate.
  func fillFirst(with objects: [Object]) throws {
    guard objects.count.isMultiple(of: 2) else {
      throw ObjectiveCException.invalidArgument(
        "the key of object \(objects.count / 2 + 1) is nil: a dictionary needs pairs")
    }
    let places = stride(from: 0, to: objects.count, by: 2)
    try fill(
      DictionaryBox.entries(places.map { objects[$0 + 1] }, places.map { objects[$0] }))
  }
}
