/// A model class for data. [one thread at a time]
final class DataModel {
  /// The class name: `GHPullRequest`.
  let className: String
  /// The class name without prefix: `PullRequest`.
  let name: String
  let shape: ObjectShape
  /// The model that contains it where it was found first; nil for the rows' model.
  private(set) weak var parent: DataModel?
  /// The properties, made after all models have been found.
  var properties: [DataProperty] = []

  init(className: String, name: String, shape: ObjectShape, parent: DataModel?) {
    self.className = className
    self.name = name
    self.shape = shape
    self.parent = parent
  }

  /// The models that contain it, the nearest first.
  var ancestors: some Sequence<DataModel> { sequence(first: self, next: \.parent).dropFirst() }
}

struct DataProperty {
  /// The name in Objective-C: `createdAt`.
  let name: String
  /// The key in the data: `created_at`.
  let key: String
  let type: DataType
  /// Whether some row lacks a value.
  let isNullable: Bool
  /// The values in the data.
  let field: FieldShape
}

enum DataType {
  case string, url, integer, double, bool
  /// A number or truth value that may be nil, or numbers and truth values.
  case number
  /// A date, with its format.
  case date(String)
  case model(DataModel)
  /// An array of models.
  case models(DataModel)
  /// An array; plain when its elements are neither objects nor arrays.
  case list(isPlain: Bool)
  case dictionary
  /// Values of several kinds, possibly including arrays.
  case anything(withLists: Bool)
}
