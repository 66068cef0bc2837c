import CarobRuntime

/// A condition on objects. Registered as `NSPredicate`. Immutable. [any-thread]
public class PredicateBox: Object {
  private enum Form {
    case truth(Bool)
    case block(Block, PreparedBlock)
  }

  /// The form of predicates that are neither comparisons nor compound.
  private var form = Form.truth(false)

  /// Whether the class is a plugin's, which may override evaluation.
  final private(set) var isOfPlugin = false

  /// An instance of a class of the runtime.
  public required init(isa: RuntimeClass) {
    super.init(isa: isa)
    isOfPlugin = isa != Self.runtimeClass
  }

  /// A condition that is always true, or never.
  convenience init(_ truth: Bool) {
    self.init(isa: Self.runtimeClass)
    form = .truth(truth)
  }

  /// A condition that a block `^BOOL (id object, NSDictionary *bindings)` decides.
  ///
  /// - Throws: `MessageError` when the block has other types.
  convenience init(_ block: Block) throws {
    self.init(isa: Self.runtimeClass)
    form = .block(block, try .test(block, Object.typeEncoding))
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String {
    self == PredicateBox.self ? "NSPredicate" : super.runtimeName
  }

  /// Whether the predicate is true for an object, by this class's rules.
  ///
  /// - Throws: the errors of keys, blocks and comparisons.
  func holds(_ object: Object?, _ variables: Variables?) throws -> Bool {
    switch form {
    case .truth(let truth): return truth
    case .block(_, let block):
      let bindings = Variables.dictionary(variables)?.autoreleased()
      return try block.holds(object, UInt(bitPattern: bindings?.id))
    }
  }

  /// The number of levels of predicates and expressions.
  var depth: Int { 1 }

  /// The text in a format.
  var format: String {
    switch form {
    case .truth(let truth): truth ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .block(let block, _): "BLOCKPREDICATE(\(block.address))"
    }
  }

  /// A copy with values in the places of variables.
  func substituting(_ values: DictionaryBox) throws -> PredicateBox { self }

  private static let evaluate = Message<(Object?) -> Bool>("evaluateWithObject:")
  private static let evaluateWithVariables = Message<(Object?, DictionaryBox?) -> Bool>(
    "evaluateWithObject:substitutionVariables:")

  /// Whether the predicate is true for an object, by its own class's rules or a plugin's.
  ///
  /// - Throws: as `holds`.
  final func test(_ object: Object?, _ variables: Variables?) throws -> Bool {
    if !isOfPlugin { return try holds(object, variables) }
    guard let bindings = Variables.dictionary(variables) else {
      return try Self.evaluate(self, object)
    }
    return try Self.evaluateWithVariables(self, object, bindings)
  }

  /// Whether the other has the same text.
  public override func isEqual(_ other: Object?) -> Bool {
    self === other || (other as? PredicateBox)?.format == format && !isOfPlugin
  }

  /// A hash of the text.
  public override var hash: Int { format.hashValue }

  /// The text in a format.
  public override var objectDescription: String { format }

  /// States the members of `NSPredicate`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: PredicateBox.self,
      "A condition that objects fulfil or not, such as one that a format describes."
    ) { predicate in
      PredicateFormats.install()
      predicate.isImmutable()
      // A predicate of a block has a text that is no format.
      predicate.isArchived {
        _ = try FormatParser.predicate($0.format, [])
        try $1.write(StringBox($0.format), "format")
      } read: {
        try $1.read("format", as: StringBox.self)
          .map { try FormatParser.predicate($0.string, []) }
      }
      defineMaking(predicate)
      predicate.property("@property (nonatomic, readonly, copy) NSString *predicateFormat") {
        $0.format
      }
      predicate.method("- (BOOL)evaluateWithObject:(nullable id)object") {
        (this, object: Object?) in
        try this.holds(object, nil)
      }
      predicate.method(
        """
        - (BOOL)evaluateWithObject:(nullable id)object \
        substitutionVariables:(nullable NSDictionary<NSString *, id> *)variables
        """
      ) { (this, object: Object?, values: DictionaryBox?) in
        try this.holds(object, values.map(Variables.init))
      }
      predicate.method(
        """
        - (instancetype)predicateWithSubstitutionVariables:(NSDictionary<NSString *, id> *)variables
        """
      ) { (this, values: DictionaryBox) in
        try this.substituting(values)
      }
      predicate.method("- (void)allowEvaluation") { _ in }
    }
  }
}
