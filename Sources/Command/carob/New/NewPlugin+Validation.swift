import InstantCocoa

extension NewPlugin {
  /// The longest name of a plugin or model. File names contain two of them.
  static let longestName = 60

  /// Checks the user's names, and derives the others.
  ///
  /// - Parameters:
  ///   - prefix: the prefix of classes; nil to derive it from the first model's class, or else from the name.
  ///   - models: the names of classes, with or without prefix; empty for `Item`.
  init(name: String, prefix: String?, models: [String]) throws(CommandError) {
    guard Self.isCapitalized(name) else {
      let better = Inflector().camelCased(String(name.map { Self.isWordly($0) ? $0 : " " }))
      let advice = Self.isCapitalized(better) ? "; try \(better)" : "; try Demo"
      throw CommandError(
        .usage,
        "\"\(name)\": a name is made of at most \(Self.longestName) letters and digits, the first a "
          + "capital letter" + advice)
    }
    if let prefix { try Self.check(prefix: prefix) }
    let prefix = prefix ?? models.first.flatMap(Self.prefix(ofClass:)) ?? Self.prefix(forName: name)
    var made: [NewModel] = []
    for model in models.isEmpty ? ["Item"] : models {
      made.append(try Self.model(model, prefix: prefix))
    }
    self.init(name: name, prefix: prefix, models: made)
    try checkThatNamesDiffer()
  }

  /// Refuses a name that Swift modules cannot have.
  func checkNameInSwift() throws(CommandError) {
    guard Self.takenModules.contains(name) else { return }
    throw CommandError(
      .usage, "\"\(name)\": is the name of Swift's own library; take another one, such as My\(name)"
    )
  }

  /// The names that the compiler refuses for modules.
  private static let takenModules = ["Swift"]

  // MARK: Names

  private static func isWordly(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }

  private static func isCapital(_ character: Character?) -> Bool {
    character.map { $0.isASCII && $0.isUppercase } ?? false
  }

  private static func isCapitalized(_ name: some StringProtocol) -> Bool {
    isCapital(name.first) && name.allSatisfy(isWordly) && name.count <= longestName
  }

  // MARK: Prefixes

  /// The prefixes of the host's classes.
  private static let takenPrefixes = ["IC", "NS", "UI"]

  private static func check(prefix: String) throws(CommandError) {
    let isPrefix =
      isCapital(prefix.first) && (2...4).contains(prefix.count)
      && prefix.allSatisfy { isWordly($0) && !$0.isLowercase }
    guard isPrefix else {
      throw .option(
        "prefix", "\"\(prefix)\"", "is not two to four capital letters and digits, such as DE")
    }
    if takenPrefixes.contains(prefix) {
      throw .option("prefix", prefix, "is the prefix of the host's own classes; take another one")
    }
  }

  /// Returns the prefix of a class: `SK` for `SKUser`, nil for `User`.
  private static func prefix(ofClass name: String) -> String? {
    let capitals = name.prefix { isCapital($0) }
    guard capitals.count < name.count else { return nil }
    let prefix = String(capitals.dropLast())
    return (2...4).contains(prefix.count) && !takenPrefixes.contains(prefix) ? prefix : nil
  }

  /// Makes a prefix from a name: the initials of its words, or its first letters.
  private static func prefix(forName name: String) -> String {
    let initials = Inflector().words(of: name).compactMap(\.first).filter(\.isLetter).prefix(3)
    let letters = name.filter(\.isLetter) + "XX"
    let candidates = [
      initials.count > 1 ? String(initials) : "", String(letters.prefix(2)),
      String(letters.prefix(3)),
    ]
    let usable = candidates.map { $0.uppercased() }
      .first { !$0.isEmpty && !takenPrefixes.contains($0) }
    return usable ?? "XX"
  }

  // MARK: Models

  /// The names whose selectors have another meaning: the handler for any object, and initializers of screens.
  private static let takenModels = ["Object", "Objects", "DataSource"]

  private static func model(_ given: String, prefix: String) throws(CommandError) -> NewModel {
    guard isCapitalized(given) else {
      throw .option(
        "model", "\"\(given)\"",
        "a class's name is made of at most \(longestName) letters and digits, the first a capital letter"
      )
    }
    var name = given
    if given.hasPrefix(prefix) {
      let rest = given.dropFirst(prefix.count)
      if isCapital(rest.first) { name = String(rest) }
    }
    if takenModels.contains(name) {
      throw .option(
        "model", given, "a model named \(name) would be taken for something else; take another name"
      )
    }
    return NewModel(className: prefix + name, name: name)
  }

  private func checkThatNamesDiffer() throws(CommandError) {
    var classes: Set<String> = [fieldClass, listScreen]
    var keys: Set<String> = []
    for model in models {
      for name in [model.className, model.screen] where !classes.insert(name).inserted {
        throw .option(
          "model", model.name, "the plugin would have two classes named \(name); take another name")
      }
      guard keys.insert(model.key).inserted else {
        throw .option(
          "model", model.name, "two models would have their rows at \(model.key); take another name"
        )
      }
    }
  }
}
