import CarobRuntime
import InstantCocoa

/// The model classes for data. [one thread at a time]
final class DataModels {
  /// The model of the rows.
  let main: DataModel
  /// Sentences for the user about unusual properties.
  private(set) var notes: [String] = []

  private let prefix: String
  /// All models; the rows' model is first.
  private(set) var classes: [DataModel]
  private var byShape: [ObjectIdentifier: DataModel] = [:]
  private var names: Set<String>

  /// The most keys of an object that becomes a model. With more, the keys are data.
  static let maximumKeys = 64

  /// - Parameters:
  ///   - model: the rows' model.
  ///   - prefix: the prefix of class names.
  ///   - takenNames: the other classes of the plugin.
  init(of rows: ObjectShape, model: NewModel, prefix: String, takenNames: Set<String>) {
    main = DataModel(className: model.className, name: model.name, shape: rows, parent: nil)
    self.prefix = prefix
    classes = [main]
    names = takenNames
    byShape[ObjectIdentifier(rows)] = main
    // Merged shapes may contain more models than each of them.
    var found = 0
    repeat {
      found = byShape.count
      var index = 0
      while index < classes.count {
        findModels(in: classes[index])
        index += 1
      }
    } while byShape.count > found
    for model in classes { model.properties = properties(of: model) }
  }

  // MARK: Models

  private func findModels(in model: DataModel) {
    for key in model.shape.keys {
      guard let field = model.shape.fields[key] else { continue }
      if Self.hasModel(field) {
        findModel(for: field.objects, at: key, Self.camelCased(key), in: model)
      } else if let element = field.element, Self.hasModels(field) {
        findModel(for: element.objects, at: key, Self.className(forKey: key), in: model)
      }
    }
  }

  /// Finds the model of a field whose objects have several shapes, because models were merged.
  private func findModel(
    for shapes: [ObjectShape], at key: String, _ name: String?, in parent: DataModel
  ) {
    findModel(for: shapes[0], at: key, name, in: parent)
    guard let model = byShape[ObjectIdentifier(shapes[0])] else { return }
    for shape in shapes where byShape[ObjectIdentifier(shape)] == nil {
      byShape[ObjectIdentifier(shape)] = model
      model.shape.merge(shape)
    }
  }

  private func findModel(
    for shape: ObjectShape, at key: String, _ name: String?, in parent: DataModel
  ) {
    guard byShape[ObjectIdentifier(shape)] == nil else { return }
    let same = classes.first { model in
      Self.haveSameKeys(model.shape, shape) || isLeaf(shape, at: key, of: model, in: parent)
    }
    if let same {
      same.shape.merge(shape)
      byShape[ObjectIdentifier(shape)] = same
    } else {
      let name = className(name, in: parent)
      let model = DataModel(
        className: prefix + name, name: name, shape: shape, parent: parent)
      names.insert(prefix + name)
      classes.append(model)
      byShape[ObjectIdentifier(shape)] = model
    }
  }

  /// Returns whether an object equals one that contains it, except that one of them lacks the key
  /// of the nested object, as the leaves of a tree do.
  private func isLeaf(
    _ shape: ObjectShape, at key: String, of model: DataModel, in parent: DataModel
  ) -> Bool {
    guard model === parent || parent.ancestors.contains(where: { $0 === model }) else {
      return false
    }
    return Set(model.shape.keys).symmetricDifference(shape.keys) == [key]
      && Self.haveSameValues(model.shape, shape)
  }

  private static func haveSameKeys(_ one: ObjectShape, _ other: ObjectShape) -> Bool {
    one.keys.count == other.keys.count && Set(one.keys) == Set(other.keys)
      && haveSameValues(one, other)
  }

  private static func haveSameValues(_ one: ObjectShape, _ other: ObjectShape) -> Bool {
    one.keys.allSatisfy { key in
      guard let field = one.fields[key], let same = other.fields[key] else { return true }
      return haveSameKinds(field, same)
    }
  }

  private static func haveSameKinds(_ one: FieldShape, _ other: FieldShape) -> Bool {
    if one.kinds.isEmpty || other.kinds.isEmpty || one.isNumeric && other.isNumeric { return true }
    guard one.kinds == other.kinds else { return false }
    if let element = one.element, let same = other.element, !haveSameKinds(element, same) {
      return false
    }
    guard let object = one.objects.first, let same = other.objects.first else { return true }
    return haveSameValues(object, same)
  }

  /// Returns whether all values are objects that can become models.
  private static func hasModel(_ field: FieldShape) -> Bool {
    field.kinds == [.object] && field.objects.first.map(isModel) ?? false
  }

  /// Returns whether all values are arrays of objects that can become models.
  private static func hasModels(_ field: FieldShape) -> Bool {
    guard field.kinds == [.array], let element = field.element else { return false }
    return element.counts[.null] == nil && hasModel(element)
  }

  private static func isModel(_ object: ObjectShape) -> Bool {
    object.keys.count <= maximumKeys && object.keys.contains(where: PropertyNames.canMap)
  }

  /// Returns a class name: that of the key, if necessary with the containing class's name before it
  /// or a number after it.
  private func className(_ name: String?, in parent: DataModel) -> String {
    let name = name ?? "\(parent.name)Value"
    let candidates = [name, parent.name + name] + (2...classes.count + 2).map { "\(name)\($0)" }
    return candidates.first {
      !names.contains(prefix + $0) && $0 != "Object" && $0.count <= NewPlugin.longestName
        && RuntimeClass(named: prefix + $0) == nil
    } ?? "Value\(classes.count)"
  }

  /// Returns a class name without prefix, for the elements of an array: `PullRequest` for
  /// `pull_requests`. Nil when the key does not begin with a letter.
  static func className(forKey key: String) -> String? {
    var words = Inflector().words(of: PropertyNames.words(of: key))
    guard let last = words.popLast() else { return nil }
    words.append(Pluralization.english.singularized(last))
    return camelCased(words.joined(separator: "_"))
  }

  private static func camelCased(_ key: String) -> String? {
    let name = Inflector().camelCased(PropertyNames.words(of: key))
    return name.first?.isLetter == true ? name : nil
  }

  // MARK: Properties

  private func properties(of model: DataModel) -> [DataProperty] {
    var names = PropertyNames(model: model.name, keys: model.shape.keys)
    return model.shape.keys.compactMap { key in
      guard let field = model.shape.fields[key] else { return nil }
      guard PropertyNames.canMap(key) else {
        note(
          model, key.debugDescription,
          "left out: a key with a dot or a NUL cannot be named in +JSONMapping")
        return nil
      }
      let name = names.name(forKey: key)
      let isNullable = field.count < model.shape.count || field.counts[.null] != nil
      return DataProperty(
        name: name, key: key, type: type(of: field, isNullable, model, name),
        isNullable: isNullable, field: field)
    }
  }

  private func type(
    of field: FieldShape, _ isNullable: Bool, _ model: DataModel, _ name: String
  ) -> DataType {
    if field.isNumeric {
      if isNullable || field.kinds.contains(.largeInteger) { return .number }
      return field.kinds == [.integer] ? .integer : .double
    }
    switch field.kinds {
    case []:
      note(model, name, "null in all rows; its type is id")
      return .anything(withLists: false)
    case [.bool]: return isNullable ? .number : .bool
    case [.string]:
      if let format = field.texts.dateFormat { return .date(format) }
      return field.texts.areURLs ? .url : .string
    case [.object]:
      if let object = field.objects.first, let model = byShape[ObjectIdentifier(object)] {
        return .model(model)
      }
      if let count = field.objects.first?.keys.count, count > Self.maximumKeys {
        note(model, name, "objects with \(count) different keys; they stay dictionaries")
      } else if field.objects.isEmpty {
        note(model, name, "too deep in the data; what is there stays dictionaries")
      }
      return .dictionary
    case [.array]: return list(field.element, model, name)
    case let kinds where kinds.isSubset(of: [.bool, .integer, .largeInteger, .double]):
      note(model, name, "numbers and truth values; its type is NSNumber")
      return .number
    case let kinds:
      let words = kinds.map(\.plural).sorted().joined(separator: ", ")
      note(model, name, "values of several kinds (\(words)); its type is id")
      return .anything(withLists: kinds.contains(.array))
    }
  }

  private func list(_ element: FieldShape?, _ model: DataModel, _ name: String) -> DataType {
    guard let element else { return .list(isPlain: true) }
    if element.counts[.null] == nil, element.kinds == [.object],
      let object = element.objects.first, let model = byShape[ObjectIdentifier(object)]
    {
      return .models(model)
    }
    if element.kinds.contains(.object) {
      note(
        model, name, "an array with more than objects of one kind; its elements stay as they are")
    }
    return .list(isPlain: element.kinds.isDisjoint(with: [.object, .array]))
  }

  private func note(_ model: DataModel, _ property: String, _ sentence: String) {
    notes.append("\(model.className).\(property): \(sentence)")
  }
}

extension FieldShape.Kind {
  /// The plural name of the kind, for sentences.
  fileprivate var plural: String {
    switch self {
    case .string: "strings"
    case .integer, .largeInteger, .double: "numbers"
    case .bool: "truth values"
    case .array: "arrays"
    case .object: "objects"
    case .null: "null"
    }
  }
}
