import CarobRuntime

/// Turns a value into another one, and perhaps back. Subclasses of a program have the methods. [any-thread]
public class NSValueTransformer: Object {
  private static let registered = Locked([String: Object]())
  private static let transform = Message<(Object?) -> Object?>("transformedValue:")
  private static let isReversible = Selector("allowsReverseTransformation")

  /// States the members of `NSValueTransformer`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSValueTransformer.self, "Turns a value into another one, and perhaps back."
    ) { transformer in
      transformer.classMethod(
        """
        + (void)setValueTransformer:(nullable NSValueTransformer *)transformer \
        forName:(NSString *)name
        """
      ) { (_, transformer: Object?, name: String) in
        registered.set(\.[name], to: transformer)
      }
      transformer.classMethod(
        "+ (nullable NSValueTransformer *)valueTransformerForName:(NSString *)name"
      ) { (_, name: String) -> Object? in
        try named(name)
      }
      transformer.classMethod("+ (NSArray<NSString *> *)valueTransformerNames") { _ in
        registered.withLock { $0.keys.sorted() }
      }
      transformer.classMethod("+ (Class)transformedValueClass") { _ -> Object in
        Object.runtimeClass.object
      }
      transformer.classMethod("+ (BOOL)allowsReverseTransformation") { _ in true }
      transformer.method("- (nullable id)transformedValue:(nullable id)value") {
        (_, value: Object?) in
        value
      }
      transformer.method("- (nullable id)reverseTransformedValue:(nullable id)value") {
        (this, value: Object?) -> Object? in
        let cls = this.runtimeClass
        guard try cls.object.send(isReversible, returning: Bool.self) else {
          throw RaisedError(
            "*** -[\(cls.name) reverseTransformedValue:]: the class allows no reverse "
              + "transformation",
            exceptionName: "NSInvalidArgumentException")
        }
        return try transform(this, value)
      }
    }
  }

  /// Returns the transformer that was set for a name. A class of that name is a transformer too, which is made once.
  private static func named(_ name: String) throws -> Object? {
    if let known = registered.withLock({ $0[name] }) { return known }
    let base = runtimeClass
    guard let cls = RuntimeClass(named: name), cls.ancestry.contains(base) else { return nil }
    let made = try cls.makeInstance().send(Selector("init"))
    return registered.withLock { registered in
      // `init` may have set it, or another thread.
      if registered[name] == nil { registered[name] = made }
      return registered[name]
    }
  }
}
