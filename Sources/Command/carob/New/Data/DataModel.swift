/// A class that data asks for. [one thread at a time]
final class DataModel {
  /// The class: `GHPullRequest`.
  let className: String
  /// The class without its prefix: `PullRequest`.
  let name: String
  let shape: ObjectShape
  /// The model that it was first found in; nil for that of the rows.
  private(set) weak var parent: DataModel?
  /// Made after all models are known.
  var properties: [DataProperty] = []

  init(className: String, name: String, shape: ObjectShape, parent: DataModel?) {
    self.className = className
    self.name = name
    self.shape = shape
    self.parent = parent
  }

  /// Those that it is in, the nearest first.
  var ancestors: some Sequence<DataModel> { sequence(first: self, next: \.parent).dropFirst() }
}

/// A property of a model.
struct DataProperty {
  /// In Objective-C's spelling: `createdAt`.
  let name: String
  /// In the data: `created_at`.
  let key: String
  let type: DataType
  /// Whether some row has no value for it.
  let isNullable: Bool
  /// What the data has there.
  let field: FieldShape
}

/// What a property holds.
enum DataType {
  case string, url, integer, double, bool
  /// A number or truth value that may be nil, or of several kinds.
  case number
  /// With the format of its text.
  case date(String)
  case model(DataModel)
  /// An array of models.
  case models(DataModel)
  /// An array of what JSON has; of texts and numbers alone, or not.
  case list(isPlain: Bool)
  case dictionary
  /// Whatever there is, arrays among it or not.
  case anything(withLists: Bool)
}
