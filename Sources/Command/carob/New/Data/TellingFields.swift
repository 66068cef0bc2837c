import InstantCocoa

/// Chooses the most informative fields of a row, and all rows of the screen for an object.
///
/// Each field gets points: for its name, for the number of rows that have it, for different values, and for short text
/// with words. Numbers, dates, URLs and fields of nested objects get fewer. docs/models.md describes the rule for users.
struct TellingFields {
  /// A field, with its path from the row.
  struct Path {
    /// The names of properties, or keys of dictionaries.
    let names: [String]
    /// Whether the value is a string, which a label shows directly.
    let isString: Bool
    fileprivate let score: Double

    /// The path for key-value coding.
    var keyPath: String { names.joined(separator: ".") }
  }

  struct Row {
    let label: String
    let keyPath: String
    /// The kind of value: a string, a truth value, or any other, shown as text.
    let kind: Kind

    enum Kind { case string, truth, value }
  }

  private let model: DataModel
  /// The two best fields, for a list; fewer when there are not as many.
  let best: [Path]

  init(of model: DataModel) {
    self.model = model
    best = Array(Self.paths(in: model, depth: 0).sorted { $0.score > $1.score }.prefix(2))
  }

  /// The two fields of a list: the best ones, or else the first rows of the screen.
  var shown: [Path] {
    let others = rows.map { Path(names: [$0.keyPath], isString: false, score: 0) }
      .filter { other in !best.contains { $0.keyPath == other.keyPath } }
    return Array((best + others).prefix(2))
  }

  // MARK: Points

  /// The deepest level of nested objects to analyze.
  private static let maximumDepth = 2

  private static func paths(in model: DataModel, depth: Int) -> [Path] {
    model.properties.flatMap { property -> [Path] in
      if case .model(let inner) = property.type {
        guard depth < maximumDepth else { return [] }
        // A field of a nested object is missing where the object is.
        let share = Double(property.field.counts[.object] ?? 0) / Double(model.shape.count)
        return paths(in: inner, depth: depth + 1).map { path in
          Path(
            names: [property.name] + path.names, isString: path.isString,
            score: (path.score - 1) * share)
        }
      }
      guard let points = points(for: property, of: model) else { return [] }
      var isString = false
      if case .string = property.type { isString = true }
      return [Path(names: [property.name], isString: isString, score: points)]
    }
  }

  private static func points(for property: DataProperty, of model: DataModel) -> Double? {
    let field = property.field
    let nulls = field.counts[.null] ?? 0
    func share(_ count: Int) -> Double { Double(count) / Double(max(model.shape.count, 1)) }
    switch property.type {
    case .string:
      return share(field.texts.filled) * (points(forName: property.key) + field.texts.telling)
    case .date, .url: return 1.5 * share(field.texts.filled)
    case .integer, .double, .number: return share(field.count - nulls)
    case .bool: return 0.5 * share(field.count)
    case .model, .models, .list, .dictionary, .anything: return nil
    }
  }

  private static func points(forName key: String) -> Double {
    let words = Inflector().words(of: PropertyNames.words(of: key))
    switch words.last {
    case "title", "name": return words.count == 1 ? 4 : 3
    case "label", "subject", "headline", "caption": return 3
    case "summary", "description", "subtitle", "text", "login", "username", "email": return 2
    case "id", "uuid", "guid", "sha", "hash", "key", "token", "etag", "cursor": return -3
    default: return 0
    }
  }

  // MARK: Rows

  /// The rows of the screen: one for each field. A nested object has one for its best field, or one
  /// for each field if it contains the best field of all.
  var rows: [Row] {
    let first = best.first.flatMap { $0.names.count > 1 ? $0.names[0] : nil }
    return model.properties.flatMap { property -> [Row] in
      if case .model(let inner) = property.type, property.name == first {
        return inner.properties.map { Self.row(for: $0, in: property) }
      }
      return [Self.row(for: property, in: nil)]
    }
  }

  private static func row(for property: DataProperty, in outer: DataProperty?) -> Row {
    let path = (outer.map { "\($0.name)." } ?? "") + property.name
    let label = (outer.map { "\(Self.label(of: $0)) " } ?? "") + label(of: property)
    switch property.type {
    case .string where outer == nil: return Row(label: label, keyPath: path, kind: .string)
    case .bool where outer == nil: return Row(label: label, keyPath: path, kind: .truth)
    case .model(let model):
      let inner = TellingFields(of: model).best.first.map { ".\($0.keyPath)" }
      return Row(label: label, keyPath: path + (inner ?? ""), kind: .value)
    case .models(let model):
      let inner = TellingFields(of: model).best.first?.keyPath ?? "@count"
      return Row(label: label, keyPath: "\(path).\(inner)", kind: .value)
    case .list(isPlain: false): return Row(label: label, keyPath: "\(path).@count", kind: .value)
    default: return Row(label: label, keyPath: path, kind: .value)
    }
  }

  private static func label(of property: DataProperty) -> String {
    let words = PropertyNames.words(of: property.key)
    return Inflector().displayString(words.isEmpty ? property.name : words)
  }
}
