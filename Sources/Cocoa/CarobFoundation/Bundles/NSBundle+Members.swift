import CarobRuntime
import Foundation

/// The members of `NSBundle`.
extension NSBundle {
  static func defineFinding(_ bundle: ClassMembers<NSBundle>) {
    bundle.classMethod("mainBundle") { _ in main }
    bundle.classMethod("bundleForClass:") { (_, cls: RuntimeClass) in of(cls) }
    bundle.classMethod("bundleWithIdentifier:") { (_, identifier: String) in
      identified(by: identifier)
    }
    bundle.classMethod("bundleWithPath:") { (_, path: String?) in path.flatMap(at) }
    bundle.classMethod("bundleWithURL:") { (_, url: URLBox?) in url.flatMap { at($0.url.path) } }
    bundle.method("initWithPath:") { (_, path: String?) in path.flatMap(at) }
    bundle.method("initWithURL:") { (_, url: URLBox?) in url.flatMap { at($0.url.path) } }
    bundle.classMethod("allBundles") { _ in ArrayBox(all) }
    bundle.classMethod("allFrameworks") { _ in ArrayBox([]) }
  }

  static func defineDescribing(_ bundle: ClassMembers<NSBundle>) {
    bundle.property("bundleIdentifier") { $0.identifier }
    bundle.property("infoDictionary") { DictionaryBox($0.info.mapValues(\.object)) }
    bundle.property("localizedInfoDictionary") { this in
      let keys = this.info.keys
      return DictionaryBox(
        Dictionary(
          uniqueKeysWithValues: keys.compactMap { key in
            this.infoValue(key).map { (key, $0) }
          }))
    }
    bundle.method("objectForInfoDictionaryKey:") { (this, key: String) in this.infoValue(key) }
  }

  static func definePaths(_ bundle: ClassMembers<NSBundle>) {
    bundle.property("bundlePath") { $0.path }
    bundle.property("bundleURL") { URL(fileURLWithPath: $0.path, isDirectory: true) }
    bundle.property("resourcePath") { $0.resourceFolders.last ?? $0.path }
    bundle.property("resourceURL") { this in
      URL(fileURLWithPath: this.resourceFolders.last ?? this.path, isDirectory: true)
    }
    bundle.property("executablePath") { $0.executablePath }
    bundle.property("executableURL") { this in
      this.executablePath.map { URLBox(URL(fileURLWithPath: $0)) }
    }
  }

  static func defineResources(_ bundle: ClassMembers<NSBundle>) {
    bundle.method("pathForResource:ofType:") { (this, name: String?, type: String?) in
      this.resource(name, type)
    }
    bundle.method("pathForResource:ofType:inDirectory:") {
      (this, name: String?, type: String?, folder: String?) in
      this.resource(name, type, in: folder)
    }
    bundle.method("pathForResource:ofType:inDirectory:forLocalization:") {
      (this, name: String?, type: String?, folder: String?, language: String?) in
      this.resource(name, type, in: folder, language: language)
    }
    bundle.method("pathsForResourcesOfType:inDirectory:") {
      (this, type: String?, folder: String?) in this.resources(type, in: folder)
    }
    bundle.method("URLForResource:withExtension:") { (this, name: String?, type: String?) in
      url(this.resource(name, type))
    }
    bundle.method("URLForResource:withExtension:subdirectory:") {
      (this, name: String?, type: String?, folder: String?) in
      url(this.resource(name, type, in: folder))
    }
    bundle.method("URLsForResourcesWithExtension:subdirectory:") {
      (this, type: String?, folder: String?) in
      ArrayBox(this.resources(type, in: folder).compactMap(url))
    }
  }

  private static func url(_ path: String?) -> URLBox? {
    path.map { URLBox(URL(fileURLWithPath: $0)) }
  }

  static func defineCode(_ bundle: ClassMembers<NSBundle>) {
    bundle.method("classNamed:") { (this, name: String) -> RuntimeClass? in
      RuntimeClass(named: name).flatMap { of($0) === this ? $0 : nil }
    }
    bundle.property("principalClass") { this -> RuntimeClass? in
      if case .string(let name)? = this.info["NSPrincipalClass"] {
        return RuntimeClass(named: name)
      }
      return this.owner?.classes.first
    }
    // The code is loaded as long as its bundle exists.
    bundle.method("isLoaded") { _ in true }
    bundle.method("load") { _ in true }
  }

  static func defineLocalizing(_ bundle: ClassMembers<NSBundle>) {
    bundle.method("localizedStringForKey:value:table:") {
      (this, key: String?, value: String?, table: String?) -> String in
      guard let key else { return value ?? "" }
      return this.text(key, else: value, table: table)
    }
    bundle.property("localizations") { $0.localizations }
    bundle.property("preferredLocalizations") { $0.preferredLocalizations }
    bundle.property("developmentLocalization") { this -> String in
      guard case .string(let name)? = this.info["CFBundleDevelopmentRegion"] else { return "en" }
      return name
    }
  }
}
