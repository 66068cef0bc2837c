import CarobRuntime
import Foundation

/// The members of `NSUserDefaults`.
extension NSUserDefaults {
  static func defineMaking(_ defaults: ClassMembers<NSUserDefaults>) {
    defaults.classMethod("+ (NSUserDefaults *)standardUserDefaults") { _ in standard }
    defaults.classMethod("+ (void)resetStandardUserDefaults") { _ in resetStandard() }
    defaults.method("- (nullable instancetype)initWithSuiteName:(nullable NSString *)suiteName") {
      (this, name: String?) -> Object? in
      guard let name else { return this }
      return this.open(name) ? this : nil
    }
  }

  static func defineReading(_ defaults: ClassMembers<NSUserDefaults>) {
    for name in ["- (nullable id)objectForKey:(NSString *)key", "valueForKey:"] as [StaticString] {
      defaults.method(name) { (this, key: String?) in
        this.found(underKey: key)?.object
      }
    }
    defaults.method("- (NSDictionary<NSString *, id> *)dictionaryRepresentation") { this in
      DictionaryBox(this.all.mapValues(\.object))
    }
    defaults.method("- (BOOL)objectIsForcedForKey:(NSString *)key") { (_, _: String?) in false }
    // Changes are written at once.
    defaults.method("- (BOOL)synchronize") { _ in true }
  }

  static func defineReadingOfOneKind(_ defaults: ClassMembers<NSUserDefaults>) {
    defaults.method("- (nullable NSString *)stringForKey:(NSString *)key") {
      (this, key: String?) -> String? in this.string(key)
    }
    defaults.method("- (NSInteger)integerForKey:(NSString *)key") { (this, key: String?) in
      try this.scalar(key, "integerValue", Int.self) ?? 0
    }
    defaults.method("- (float)floatForKey:(NSString *)key") { (this, key: String?) in
      try this.scalar(key, "floatValue", Float.self) ?? 0
    }
    defaults.method("- (double)doubleForKey:(NSString *)key") { (this, key: String?) in
      try this.scalar(key, "doubleValue", Double.self) ?? 0
    }
    defaults.method("- (BOOL)boolForKey:(NSString *)key") { (this, key: String?) in
      try this.scalar(key, "boolValue", Bool.self) ?? false
    }
    defaults.method("- (nullable NSURL *)URLForKey:(NSString *)key") {
      (this, key: String?) -> URLBox? in
      guard case .string(let text)? = this.found(underKey: key) else { return nil }
      if let url = URL(string: text), url.scheme != nil { return URLBox(url) }
      return URLBox(URL(fileURLWithPath: NSString(string: text).expandingTildeInPath))
    }
    defaults.method("- (nullable NSData *)dataForKey:(NSString *)key") {
      (this, key: String?) -> Object? in
      guard case .data? = this.found(underKey: key) else { return nil }
      return this.found(underKey: key)?.object
    }
    defaults.method("- (nullable NSDictionary<NSString *, id> *)dictionaryForKey:(NSString *)key") {
      (this, key: String?) in
      this.found(underKey: key)?.object as? DictionaryBox
    }
    defaults.method("- (nullable NSArray *)arrayForKey:(NSString *)key") { (this, key: String?) in
      this.found(underKey: key)?.object as? ArrayBox
    }
    defaults.method("- (nullable NSArray<NSString *> *)stringArrayForKey:(NSString *)key") {
      (this, key: String?) -> ArrayBox? in
      guard case .array(let values)? = this.found(underKey: key) else { return nil }
      let areStrings = values.allSatisfy { if case .string = $0 { true } else { false } }
      return areStrings ? ArrayBox(values.map(\.object)) : nil
    }
  }

  private func string(_ key: String?) -> String? {
    switch found(underKey: key) {
    case .string(let text): text
    case .signed, .unsigned, .floating, .bool: found(underKey: key)?.object.description
    default: nil
    }
  }

  /// The scalar that a string or number converts to; nil for other values.
  private func scalar<Value: MessageValue>(
    _ key: String?, _ name: StaticString, _ type: Value.Type
  ) throws -> Value? {
    guard let object = found(underKey: key)?.object, object is StringBox || object is NumberBox
    else {
      return nil
    }
    return try object.send(Selector(name), returning: Value.self)
  }

  static func defineWriting(_ defaults: ClassMembers<NSUserDefaults>) {
    for name in [
      "- (void)setObject:(nullable id)object forKey:(NSString *)key", "setValue:forKey:",
    ] as [StaticString] {
      defaults.method(name) { (this, object: Object?, key: String) in
        try this.set(object, forKey: key)
      }
    }
    defaults.method("- (void)setInteger:(NSInteger)integer forKey:(NSString *)key") {
      (this, value: Int, key: String) in
      try this.change { $0[key] = .signed(Int64(value)) }
    }
    defaults.method("- (void)setFloat:(float)value forKey:(NSString *)key") {
      (this, value: Float, key: String) in
      try this.change { $0[key] = .floating(Double(value)) }
    }
    defaults.method("- (void)setDouble:(double)value forKey:(NSString *)key") {
      (this, value: Double, key: String) in
      try this.change { $0[key] = .floating(value) }
    }
    defaults.method("- (void)setBool:(BOOL)value forKey:(NSString *)key") {
      (this, value: Bool, key: String) in
      try this.change { $0[key] = .bool(value) }
    }
    defaults.method("- (void)setURL:(nullable NSURL *)url forKey:(NSString *)key") {
      (this, url: URLBox?, key: String) in
      let text = url.map { $0.url.isFileURL ? $0.url.path : $0.url.absoluteString }
      try this.change { $0[key] = text.map(PropertyValue.string) }
    }
    defaults.method("- (void)removeObjectForKey:(NSString *)key") { (this, key: String?) in
      guard let key else { return }
      try this.change { $0[key] = nil }
    }
    defaults.method("- (void)registerDefaults:(NSDictionary<NSString *, id> *)defaults") {
      (_, dictionary: DictionaryBox?) in
      if let dictionary { try register(dictionary) }
    }
  }

  static func defineDomains(_ defaults: ClassMembers<NSUserDefaults>) {
    defaults.method("- (void)addSuiteNamed:(NSString *)named") { (this, name: String) in
      this.addSuite(name)
    }
    defaults.method("- (void)removeSuiteNamed:(NSString *)named") { (this, name: String) in
      this.removeSuite(name)
    }
    defaults.method(
      "- (nullable NSDictionary<NSString *, id> *)persistentDomainForName:(NSString *)name"
    ) { (_, name: String?) -> DictionaryBox? in
      guard let name, let values = file(name)?.values, !values.isEmpty else { return nil }
      return DictionaryBox(values.mapValues(\.object))
    }
    defaults.method(
      """
      - (void)setPersistentDomain:(NSDictionary<NSString *, id> *)domain \
      forName:(NSString *)name
      """
    ) { (this, dictionary: DictionaryBox, name: String) in
      let entries = try entries(of: dictionary)
      if file(name)?.change({ $0 = entries }) == true { try this.postChange() }
    }
    defaults.method("- (void)removePersistentDomainForName:(NSString *)name") {
      (this, name: String) in
      if file(name)?.change({ $0 = [:] }) == true { try this.postChange() }
    }
  }
}
