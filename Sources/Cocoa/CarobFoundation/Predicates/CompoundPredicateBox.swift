import CarobRuntime

/// Predicates joined with and, or, or negated with not. Registered as `NSCompoundPredicate`. [any-thread]
public final class CompoundPredicateBox: PredicateBox {
  /// The operator that joins predicates: `NSCompoundPredicateType`.
  enum Kind: UInt {
    case not
    case and
    case or
  }

  private(set) var kind = Kind.and
  private(set) var parts: [PredicateBox] = []
  private var depthOfParts = 1

  /// Joins predicates.
  ///
  /// - Throws: `ObjectiveCException` when they are too deep.
  convenience init(_ kind: Kind, _ parts: [PredicateBox]) throws {
    self.init(isa: Self.runtimeClass)
    try set(kind, parts)
  }

  private func set(_ kind: Kind, _ parts: [PredicateBox]) throws {
    depthOfParts = try NestingLimit.depth(around: parts.map(\.depth))
    self.kind = kind
    self.parts = parts
  }

  override var depth: Int { depthOfParts }

  public override class var runtimeName: String { "NSCompoundPredicate" }

  override func holds(_ object: Object?, _ variables: Variables?) throws -> Bool {
    switch kind {
    case .not: return try !(parts.first?.test(object, variables) ?? false)
    case .and:
      for part in parts where try !part.test(object, variables) { return false }
      return true
    case .or:
      for part in parts where try part.test(object, variables) { return true }
      return false
    }
  }

  override var format: String {
    switch kind {
    case .not: return "NOT " + (parts.first?.enclosedFormat ?? "TRUEPREDICATE")
    case .and: return parts.isEmpty ? "TRUEPREDICATE" : joined(" AND ")
    case .or: return parts.isEmpty ? "FALSEPREDICATE" : joined(" OR ")
    }
  }

  private func joined(_ word: String) -> String {
    if parts.count == 1 { return parts[0].format }
    return parts.map(\.enclosedFormat).joined(separator: word)
  }

  override func substituting(_ values: DictionaryBox) throws -> PredicateBox {
    try CompoundPredicateBox(kind, try parts.map { try $0.substituting(values) })
  }

  private func set(_ type: UInt, _ parts: [PredicateBox]) throws {
    guard let kind = Kind(rawValue: type) else {
      throw ObjectiveCException.invalidArgument("\(type) is no type of a compound predicate")
    }
    if kind == .not, parts.count != 1 {
      throw ObjectiveCException.invalidArgument(
        "NOT is of one predicate, and \(parts.count) are given")
    }
    try set(kind, parts)
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: CompoundPredicateBox.self, "Predicates that are joined with and, or, or turned with not."
    ) { predicate in
      predicate.classMethod(
        """
        + (NSCompoundPredicate *)andPredicateWithSubpredicates:(NSArray<NSPredicate *> *)subpredicates
        """
      ) { (_, parts: [PredicateBox]) in
        try CompoundPredicateBox(.and, parts)
      }
      predicate.classMethod(
        """
        + (NSCompoundPredicate *)orPredicateWithSubpredicates:(NSArray<NSPredicate *> *)subpredicates
        """
      ) { (_, parts: [PredicateBox]) in
        try CompoundPredicateBox(.or, parts)
      }
      predicate.classMethod(
        "+ (NSCompoundPredicate *)notPredicateWithSubpredicate:(NSPredicate *)predicate"
      ) { (_, part: PredicateBox) in
        try CompoundPredicateBox(.not, [part])
      }
      predicate.method(
        """
        - (instancetype)initWithType:(NSCompoundPredicateType)type \
        subpredicates:(NSArray<NSPredicate *> *)subpredicates
        """
      ) { (this, type: UInt, parts: [PredicateBox]?) in
        try this.set(type, parts ?? [])
        return this
      }
      predicate.property(
        "@property (nonatomic, readonly) NSCompoundPredicateType compoundPredicateType"
      ) { $0.kind.rawValue }
      predicate.property(
        "@property (nonatomic, readonly, copy) NSArray<NSPredicate *> *subpredicates"
      ) { $0.parts }
    }
  }
}

extension PredicateBox {
  /// The text inside another predicate: in parentheses for a compound one, except for a negation.
  var enclosedFormat: String {
    guard let compound = self as? CompoundPredicateBox, compound.kind != .not else { return format }
    switch compound.parts.count {
    case 0: return format
    case 1: return compound.parts[0].enclosedFormat
    default: return "(\(format))"
    }
  }
}
