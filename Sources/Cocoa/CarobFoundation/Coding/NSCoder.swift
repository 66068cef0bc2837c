import CarobRuntime

/// Encodes and decodes objects' values by key.
///
/// A subclass implements `encodeObject:forKey:` and `decodeObjectForKey:`; the other methods call these. [one thread at
/// a time]
open class NSCoder: Object {
  open override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSCoder.self, "Writes the values of objects to an archive, and reads them."
    ) { coder in
      CodingProtocols.register()
      coder.property("@property (nonatomic, readonly) BOOL allowsKeyedCoding") { _ in true }
      coder.property("@property (nonatomic, readonly) BOOL requiresSecureCoding") { _ in false }
      coder.property("@property (nonatomic, readonly, copy, nullable) NSSet *allowedClasses") {
        _ -> SetBox? in nil
      }
      defineEncoding(coder)
      defineDecoding(coder)
    }
  }

  private static func defineEncoding(_ coder: ClassMembers<NSCoder>) {
    coder.method("- (void)encodeObject:(id)object forKey:(NSString *)key") {
      (this, _: Object?, _: String) -> Void in
      throw RaisedError(
        "\(this.runtimeClass.withArticle) does not encode",
        exceptionName: "NSInvalidArgumentException")
    }
    coder.method("- (void)encodeConditionalObject:(id)object forKey:(NSString *)key") {
      (this, object: Object?, key: String) in
      try CoderMessages.encode(object, forKey: key, with: this)
    }
    for name in [
      "- (void)encodeInteger:(NSInteger)value forKey:(NSString *)key",
      "- (void)encodeInt64:(int64_t)value forKey:(NSString *)key",
    ] as [StaticString] {
      coder.method(name) { (this, value: Int, key: String) in
        try CoderMessages.encode(NumberBox(value), forKey: key, with: this)
      }
    }
    coder.method("- (void)encodeInt:(int)value forKey:(NSString *)key") {
      (this, value: Int32, key: String) in
      try CoderMessages.encode(NumberBox(Int(value)), forKey: key, with: this)
    }
    coder.method("- (void)encodeBool:(BOOL)value forKey:(NSString *)key") {
      (this, value: Bool, key: String) in
      try CoderMessages.encode(NumberBox(value), forKey: key, with: this)
    }
    coder.method("- (void)encodeDouble:(double)value forKey:(NSString *)key") {
      (this, value: Double, key: String) in
      try CoderMessages.encode(NumberBox(value), forKey: key, with: this)
    }
    coder.method("- (void)encodeFloat:(float)value forKey:(NSString *)key") {
      (this, value: Float, key: String) in
      try CoderMessages.encode(NumberBox(Double(value)), forKey: key, with: this)
    }
  }

  private static func defineDecoding(_ coder: ClassMembers<NSCoder>) {
    coder.method("- (id)decodeObjectForKey:(NSString *)key") { (this, _: String) -> Object? in
      throw RaisedError(
        "\(this.runtimeClass.withArticle) does not decode",
        exceptionName: "NSInvalidArgumentException")
    }
    coder.method("- (BOOL)containsValueForKey:(NSString *)key") { (this, key: String) in
      try CoderMessages.object(forKey: key, from: this) != nil
    }
    coder.method("- (id)decodeObjectOfClass:(Class)aClass forKey:(NSString *)key") {
      (this, cls: RuntimeClass, key: String) in
      try CoderMessages.objectOfClasses([cls], forKey: key, from: this)
    }
    coder.method("- (id)decodeObjectOfClasses:(NSSet *)classes forKey:(NSString *)key") {
      (this, classes: Object, key: String) in
      let object = try CoderMessages.object(forKey: key, from: this)
      return try object.map { (object) throws(any Error) in
        try CoderMessages.checked(object, CoderMessages.classes(in: classes))
      }
    }
    for name in [
      "- (NSInteger)decodeIntegerForKey:(NSString *)key",
      "- (NSInteger)decodeInt64ForKey:(NSString *)key",
    ] as [StaticString] {
      coder.method(name) { (this, key: String) in
        try CoderMessages.number(forKey: key, from: this)?.integerValue ?? 0
      }
    }
    coder.method("- (int)decodeIntForKey:(NSString *)key") { (this, key: String) in
      let value = try CoderMessages.number(forKey: key, from: this)?.integerValue
      return Int32(clamping: value ?? 0)
    }
    coder.method("- (BOOL)decodeBoolForKey:(NSString *)key") { (this, key: String) in
      try CoderMessages.number(forKey: key, from: this)?.boolValue ?? false
    }
    coder.method("- (double)decodeDoubleForKey:(NSString *)key") { (this, key: String) in
      try CoderMessages.number(forKey: key, from: this)?.doubleValue ?? 0
    }
    coder.method("- (float)decodeFloatForKey:(NSString *)key") { (this, key: String) in
      Float(try CoderMessages.number(forKey: key, from: this)?.doubleValue ?? 0)
    }
  }
}
