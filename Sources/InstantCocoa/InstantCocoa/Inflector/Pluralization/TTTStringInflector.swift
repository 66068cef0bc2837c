import CarobRuntime

/// Plurals and singulars as an object for plugins. Registered as `TTTStringInflector`.
///
/// The strings' methods `pluralizedString` and `singularizedString` use the default inflector; a plugin adds its words
/// to that. [any-thread]
public final class TTTStringInflector: Object, @unchecked Sendable {
  // SAFETY: the rules are behind their lock; an object itself may be retained and sent to by any thread.

  private let rules = Locked(Pluralization.english)

  /// The default inflector, `+defaultInflector`.
  public static let shared = TTTStringInflector()

  /// A copy of the rules in their present state.
  public var pluralization: Pluralization { rules.withLock { $0 } }

  /// The plural of a word; see `Pluralization.pluralized`.
  public func pluralized(_ word: String) -> String { pluralization.pluralized(word) }

  /// The singular of a word; see `Pluralization.singularized`.
  public func singularized(_ word: String) -> String { pluralization.singularized(word) }

  /// Adds a rule for plurals; see `Pluralization.addPluralRule`.
  ///
  /// - Throws: `PluralizationError` when the pattern is no regular expression.
  public func addPluralRule(
    _ pattern: String, replacement: String
  ) throws(PluralizationError) {
    try rules.withLock { (rules) throws(PluralizationError) in
      try rules.addPluralRule(pattern, replacement: replacement)
    }
  }

  /// Adds a rule for singulars; see `Pluralization.addSingularRule`.
  ///
  /// - Throws: `PluralizationError` when the pattern is no regular expression.
  public func addSingularRule(
    _ pattern: String, replacement: String
  ) throws(PluralizationError) {
    try rules.withLock { (rules) throws(PluralizationError) in
      try rules.addSingularRule(pattern, replacement: replacement)
    }
  }

  /// Adds a word whose plural follows no rule; see `Pluralization.addIrregular`.
  ///
  /// - Throws: `PluralizationError` when one of them is empty.
  public func addIrregular(singular: String, plural: String) throws(PluralizationError) {
    try rules.withLock { (rules) throws(PluralizationError) in
      try rules.addIrregular(singular: singular, plural: plural)
    }
  }

  /// Adds a word that is its own plural; see `Pluralization.addUncountable`.
  ///
  /// - Throws: `PluralizationError` when it is empty.
  public func addUncountable(_ word: String) throws(PluralizationError) {
    try rules.withLock { (rules) throws(PluralizationError) in try rules.addUncountable(word) }
  }

  /// Removes all added rules. For tests, which share the process.
  package func reset() { rules.withLock { $0 = .english } }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: TTTStringInflector.self, "Makes plurals and singulars of words."
    ) { inflector in
      inflector.classMethod("+ (instancetype)defaultInflector") { _ in TTTStringInflector.shared }
      inflector.method("- (NSString *)pluralize:(NSString *)pluralize") { (this, word: String?) in
        this.pluralized(word ?? "")
      }
      inflector.method("- (NSString *)singularize:(NSString *)singularize") {
        (this, word: String?) in this.singularized(word ?? "")
      }
      inflector.method("- (NSString *)pluralizeString:(NSString *)string") {
        (this, word: String?) in
        this.pluralized(word ?? "")
      }
      inflector.method("- (NSString *)singularizeString:(NSString *)string") {
        (this, word: String?) in
        this.singularized(word ?? "")
      }
      inflector.method(
        "- (void)addPluralRule:(NSString *)rule withReplacement:(NSString *)replacement"
      ) { (this, pattern: String, replacement: String) in
        try this.addPluralRule(pattern, replacement: replacement)
      }
      inflector.method(
        "- (void)addSingularRule:(NSString *)rule withReplacement:(NSString *)replacement"
      ) { (this, pattern: String, replacement: String) in
        try this.addSingularRule(pattern, replacement: replacement)
      }
      inflector.method(
        "- (void)addIrregularWithSingular:(NSString *)singular plural:(NSString *)plural"
      ) { (this, singular: String, plural: String) in
        try this.addIrregular(singular: singular, plural: plural)
      }
      inflector.method("- (void)addUncountable:(NSString *)uncountable") { (this, word: String) in
        try this.addUncountable(word)
      }
    }
  }
}
