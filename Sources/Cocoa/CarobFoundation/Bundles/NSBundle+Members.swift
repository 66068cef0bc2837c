import CarobRuntime
import Foundation

/// The members of `NSBundle`.
extension NSBundle {
  static func defineFinding(_ bundle: ClassMembers<NSBundle>) {
    bundle.classMethod("+ (NSBundle *)mainBundle") { _ in main }
    bundle.classMethod("+ (NSBundle *)bundleForClass:(Class)aClass") { (_, cls: RuntimeClass) in
      of(cls)
    }
    bundle.classMethod("+ (nullable NSBundle *)bundleWithIdentifier:(NSString *)identifier") {
      (_, identifier: String) in
      identified(by: identifier)
    }
    bundle.classMethod("+ (nullable instancetype)bundleWithPath:(NSString *)path") {
      (_, path: String?) in path.flatMap(at)
    }
    bundle.classMethod("+ (nullable instancetype)bundleWithURL:(NSURL *)url") { (_, url: URLBox?) in
      url.flatMap { at($0.url.path) }
    }
    bundle.method("- (nullable instancetype)initWithPath:(NSString *)path") { (_, path: String?) in
      path.flatMap(at)
    }
    bundle.method("- (nullable instancetype)initWithURL:(NSURL *)url") { (_, url: URLBox?) in
      url.flatMap { at($0.url.path) }
    }
    bundle.classMethod("+ (NSArray<NSBundle *> *)allBundles") { _ in ArrayBox(all) }
    bundle.classMethod("+ (NSArray<NSBundle *> *)allFrameworks") { _ in ArrayBox([]) }
  }

  static func defineDescribing(_ bundle: ClassMembers<NSBundle>) {
    bundle.property("@property (readonly, copy, nullable) NSString *bundleIdentifier") {
      $0.identifier
    }
    bundle.property(
      "@property (readonly, copy, nullable) NSDictionary<NSString *, id> *infoDictionary"
    ) { DictionaryBox($0.info.mapValues(\.object)) }
    bundle.property(
      "@property (readonly, copy, nullable) NSDictionary<NSString *, id> *localizedInfoDictionary"
    ) { this in
      let keys = this.info.keys
      return DictionaryBox(
        Dictionary(
          uniqueKeysWithValues: keys.compactMap { key in
            this.infoValue(key).map { (key, $0) }
          }))
    }
    bundle.method("- (nullable id)objectForInfoDictionaryKey:(NSString *)key") {
      (this, key: String) in this.infoValue(key)
    }
  }

  static func definePaths(_ bundle: ClassMembers<NSBundle>) {
    bundle.property("@property (nonatomic, readonly) NSString *bundlePath") { $0.path }
    bundle.property("@property (readonly, copy) NSURL *bundleURL") {
      URL(fileURLWithPath: $0.path, isDirectory: true)
    }
    bundle.property("@property (nonatomic, readonly) NSString *resourcePath") {
      $0.resourceFolders.last ?? $0.path
    }
    bundle.property("@property (readonly, copy) NSURL *resourceURL") { this in
      URL(fileURLWithPath: this.resourceFolders.last ?? this.path, isDirectory: true)
    }
    bundle.property("@property (nonatomic, readonly) NSString *executablePath") {
      $0.executablePath
    }
    bundle.property("@property (nonatomic, readonly) NSURL *executableURL") { this in
      this.executablePath.map { URLBox(URL(fileURLWithPath: $0)) }
    }
  }

  static func defineResources(_ bundle: ClassMembers<NSBundle>) {
    bundle.method(
      """
      - (nullable NSString *)pathForResource:(nullable NSString *)name \
      ofType:(nullable NSString *)type
      """
    ) { (this, name: String?, type: String?) in
      this.resource(name, type)
    }
    bundle.method(
      """
      - (nullable NSString *)pathForResource:(nullable NSString *)name \
      ofType:(nullable NSString *)type inDirectory:(nullable NSString *)subpath
      """
    ) { (this, name: String?, type: String?, folder: String?) in
      this.resource(name, type, in: folder)
    }
    bundle.method(
      """
      - (nullable NSString *)pathForResource:(nullable NSString *)name \
      ofType:(nullable NSString *)type inDirectory:(nullable NSString *)subpath \
      forLocalization:(nullable NSString *)localization
      """
    ) { (this, name: String?, type: String?, folder: String?, language: String?) in
      this.resource(name, type, in: folder, language: language)
    }
    bundle.method(
      """
      - (NSArray<NSString *> *)pathsForResourcesOfType:(nullable NSString *)type \
      inDirectory:(nullable NSString *)subpath
      """
    ) {
      (this, type: String?, folder: String?) in this.resources(type, in: folder)
    }
    bundle.method(
      """
      - (nullable NSURL *)URLForResource:(nullable NSString *)name \
      withExtension:(nullable NSString *)type
      """
    ) { (this, name: String?, type: String?) in
      url(this.resource(name, type))
    }
    bundle.method(
      """
      - (nullable NSURL *)URLForResource:(nullable NSString *)name \
      withExtension:(nullable NSString *)type subdirectory:(nullable NSString *)subpath
      """
    ) { (this, name: String?, type: String?, folder: String?) in
      url(this.resource(name, type, in: folder))
    }
    bundle.method(
      """
      - (nullable NSArray<NSURL *> *)URLsForResourcesWithExtension:(nullable NSString *)type \
      subdirectory:(nullable NSString *)subpath
      """
    ) { (this, type: String?, folder: String?) in
      ArrayBox(this.resources(type, in: folder).compactMap(url))
    }
  }

  private static func url(_ path: String?) -> URLBox? {
    path.map { URLBox(URL(fileURLWithPath: $0)) }
  }

  static func defineCode(_ bundle: ClassMembers<NSBundle>) {
    bundle.method("- (nullable Class)classNamed:(NSString *)name") {
      (this, name: String) -> RuntimeClass? in
      RuntimeClass(named: name).flatMap { of($0) === this ? $0 : nil }
    }
    bundle.property("@property (readonly, nullable) Class principalClass") {
      this -> RuntimeClass? in
      if case .string(let name)? = this.info["NSPrincipalClass"] {
        return RuntimeClass(named: name)
      }
      return this.owner?.classes.first
    }
    // The code is loaded as long as its bundle exists.
    bundle.method("- (BOOL)isLoaded") { _ in true }
    bundle.method("- (BOOL)load") { _ in true }
  }

  static func defineLocalizing(_ bundle: ClassMembers<NSBundle>) {
    bundle.method(
      """
      - (NSString *)localizedStringForKey:(NSString *)key value:(nullable NSString *)value \
      table:(nullable NSString *)table NS_FORMAT_ARGUMENT(1)
      """
    ) { (this, key: String?, value: String?, table: String?) -> String in
      guard let key else { return value ?? "" }
      return this.text(key, else: value, table: table)
    }
    bundle.property("@property (readonly, copy) NSArray<NSString *> *localizations") {
      $0.localizations
    }
    bundle.property("@property (readonly, copy) NSArray<NSString *> *preferredLocalizations") {
      $0.preferredLocalizations
    }
    bundle.property("@property (nonatomic, readonly) NSString *developmentLocalization") {
      this -> String in
      guard case .string(let name)? = this.info["CFBundleDevelopmentRegion"] else { return "en" }
      return name
    }
  }
}
