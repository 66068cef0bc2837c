import CarobFoundation
import CarobRuntime

/// The rows of a JSON array as objects. Each is made at its first use, and kept.
///
/// A row becomes an instance of the model class, by `alloc` and `initWithJSONDictionary:`. Without a model class it
/// stays a dictionary, list, string, number or null. An unused row costs only its offset in the text. Values that a
/// model cannot hold are reported to `Diagnostics`. [main-thread]
public final class MappedArray: ArrayBox {
  private(set) var rows: JSONRows?
  private(set) var modelClass: RuntimeClass?
  private(set) var made: [Object?] = []
  /// The reader of models; nil while it makes one, because a model's class may read other rows.
  private var reader: JSONModelReader?

  /// The number of rows made so far.
  public private(set) var madeCount = 0

  /// Makes a list of rows as objects of a class.
  ///
  /// - Parameter modelClass: a class whose instances implement `initWithJSONDictionary:`; nil for none.
  /// - Throws: `MappingError` when the class cannot be made from JSON, or a row is not a JSON
  ///   object.
  /// - Complexity: O(rows): looks at one byte of each.
  public convenience init(
    _ rows: JSONRows, modelClass: RuntimeClass? = nil
  ) throws(MappingError) {
    if let modelClass {
      guard ModelInitializer.takesJSON(modelClass) else { throw .notAModelClass(modelClass) }
      if let row = rows.firstThatIsNoObject {
        throw .rowNotAnObject(row, kind: rows.kind(of: row), modelClass: modelClass)
      }
    }
    self.init(isa: Self.runtimeClass)
    self.rows = rows
    self.modelClass = modelClass
    made = Array(repeating: nil, count: rows.count)
  }

  public override var count: Int { made.count }

  /// The object for a row, the same one each time.
  ///
  /// - Throws: `RangeError` when there is no such row; `MessageError` when the model's initialiser raises;
  ///   `MappingError` when it returns nil. The next call tries a failed row again.
  /// - Complexity: O(length of the row) the first time, O(1) afterwards.
  public override func object(at index: Int) throws -> Object {
    guard let rows, made.indices.contains(index) else {
      throw RangeError(index: index, count: count)
    }
    if let object = made[index] { return object }
    let object = try autoreleasePool { try make(index, of: rows) }
    made[index] = object
    madeCount += 1
    return object
  }

  /// Makes the object for a row, without keeping it.
  func make(_ index: Int, of rows: JSONRows) throws -> Object {
    guard let modelClass, let initializer = ModelInitializer(for: modelClass) else {
      return try rows.object(at: index)
    }
    var reader = reader.take() ?? JSONModelReader(rows)
    let object = try reader.model(at: index, of: modelClass, by: initializer)
    self.reader = consume reader
    guard let object else { throw MappingError.noObject(index, modelClass: modelClass) }
    return object
  }
}
