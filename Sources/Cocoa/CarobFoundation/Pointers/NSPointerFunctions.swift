import CarobRuntime

/// The functions by which a collection holds and compares its pointers.
///
/// [one thread at a time]
final class NSPointerFunctions: Object {
  var rules = PointerRules.strongObjects

  convenience init(_ rules: PointerRules) {
    self.init(isa: Self.runtimeClass)
    self.rules = rules
  }

  /// States the members of `NSPointerFunctions`.
  override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSPointerFunctions.self, "How collections of pointers hold and compare them."
    ) { functions in
      functions.classMethod(
        "+ (NSPointerFunctions *)pointerFunctionsWithOptions:(NSPointerFunctionsOptions)options"
      ) { (cls, options: UInt) in
        let made = try cls.makeInstance(as: NSPointerFunctions.self)
        made.rules = PointerRules(options)
        return made
      }
      functions.method("- (instancetype)initWithOptions:(NSPointerFunctionsOptions)options") {
        (this, options: UInt) in
        this.rules = PointerRules(options)
        return this
      }
      functions.adopt("NSCopying")
      functions.method("- (id)copyWithZone:(NSZone *)zone") { (this, _: Pointer) in
        NSPointerFunctions(this.rules)
      }
      defineFunctions(functions)
    }
  }

  private static func defineFunctions(_ functions: ClassMembers<NSPointerFunctions>) {
    functions.function("@property (nullable) void *sizeFunction", \.size)
    functions.function("@property (nullable) void *hashFunction", \.hash)
    functions.function("@property (nullable) void *isEqualFunction", \.equal)
    functions.function("@property (nullable) void *descriptionFunction", \.describe)
    functions.function("@property (nullable) void *acquireFunction", \.acquire)
    functions.function("@property (nullable) void *relinquishFunction", \.relinquish)
  }
}

extension ClassMembers<NSPointerFunctions> {
  /// A property that is a function of C.
  fileprivate func function<Function>(
    _ declaration: StaticString, _ path: WritableKeyPath<PointerRules, Function?>
  ) {
    property(
      declaration,
      get: { this in
        Pointer(unsafeBitCast(this.rules[keyPath: path], to: UnsafeMutableRawPointer?.self))
      },
      set: { (this, function: Pointer) in
        // SAFETY: the property's contract is a function of that type, or null.
        this.rules[keyPath: path] = unsafeBitCast(function.address, to: Function?.self)
      })
  }
}
