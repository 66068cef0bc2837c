import CarobRuntime
import Foundation

/// Persistent settings: values under names, in a file for each domain.
///
/// Values are looked up in its own domain, then in added suites, then among the registered ones.
/// Changes of other processes are seen at the next message. [any-thread]
public final class NSUserDefaults: Object, @unchecked Sendable {
  // SAFETY: mutable state is behind locks, and any thread may retain and release objects.

  /// The files to search, its own first.
  private struct Files {
    var own: DefaultsFile?
    var suites: [(name: String, file: DefaultsFile)] = []
  }

  private let files = Locked(Files())

  /// The values of `registerDefaults:`, which all objects share.
  private static let registered = Locked<[String: PropertyValue]>([:])

  /// The objects of `standardUserDefaults`, by domain.
  private static let standards = Locked<[String: NSUserDefaults]>([:])

  /// The defaults of the main bundle: of the plugin that was loaded first, else of the program.
  public static var standard: NSUserDefaults {
    let domain = NSBundle.mainIdentifier
    if let known = standards.withLock({ $0[domain] }) { return known }
    let made = NSUserDefaults()
    return standards.withLock { standards in
      if let known = standards[domain] { return known }
      standards[domain] = made
      return made
    }
  }

  /// Sets the domain.
  ///
  /// - Returns: false for an invalid name.
  func open(_ name: String) -> Bool {
    guard let file = Self.file(name) else { return false }
    files.withLock { $0.own = file }
    return true
  }

  static func file(_ domain: String) -> DefaultsFile? {
    DefaultsFolder.file(ofDomain: domain).map(DefaultsFile.at)
  }

  /// The file of its domain: by default the main bundle's.
  private var own: DefaultsFile? {
    if let own = files.withLock({ $0.own }) { return own }
    _ = open(NSBundle.mainIdentifier)
    return files.withLock { $0.own }
  }

  /// The first value found for a name.
  func found(underKey key: String?) -> PropertyValue? {
    guard let key else { return nil }
    if let value = own?.found(underKey: key) { return value }
    for suite in files.withLock({ $0.suites }) {
      if let value = suite.file.found(underKey: key) { return value }
    }
    return Self.registered.withLock { $0[key] }
  }

  /// All values, by key.
  var all: [String: PropertyValue] {
    var all = Self.registered.withLock { $0 }
    for suite in files.withLock({ $0.suites }).reversed() {
      all.merge(suite.file.values) { $1 }
    }
    return all.merging(own?.values ?? [:]) { $1 }
  }

  /// Changes its own domain, and posts a notification.
  func change(_ body: (inout [String: PropertyValue]) -> Void) throws {
    if own?.change(body) == true { try postChange() }
  }

  /// Sets a value; nil removes it.
  ///
  /// - Throws: an exception for an object that a property list cannot hold.
  func set(_ object: Object?, forKey key: String) throws {
    guard let object else { return try change { $0[key] = nil } }
    guard let value = PropertyValue(object) else { throw Self.refused(object, key) }
    try change { $0[key] = value }
  }

  static func refused(_ object: Object, _ key: String) -> ObjectiveCException {
    .invalidArgument("Attempt to insert non-property list object \(object) for key \(key)")
  }

  /// Adds values for names that have none.
  ///
  /// - Throws: an exception for a value that a property list cannot hold.
  static func register(_ dictionary: DictionaryBox) throws {
    let entries = try entries(of: dictionary)
    registered.withLock { $0.merge(entries) { $1 } }
  }

  /// The values of a dictionary.
  ///
  /// - Throws: an exception that names the first value that a property list cannot hold.
  static func entries(of dictionary: DictionaryBox) throws -> [String: PropertyValue] {
    if let entries = PropertyValue.entries(dictionary) { return entries }
    for key in dictionary.keys {
      guard key is StringBox else {
        throw ObjectiveCException.invalidArgument("a key of defaults is no string: \(key)")
      }
      if let object = dictionary.object(forKey: key), PropertyValue(object) == nil {
        throw refused(object, "\(key)")
      }
    }
    throw ObjectiveCException.invalidArgument("a property list cannot hold these defaults")
  }

  /// Adds another domain to search.
  func addSuite(_ name: String) {
    guard let file = Self.file(name) else { return }
    files.withLock { files in
      if !files.suites.contains(where: { $0.name == name }) { files.suites.append((name, file)) }
    }
  }

  /// Removes such a domain.
  func removeSuite(_ name: String) {
    files.withLock { $0.suites.removeAll { $0.name == name } }
  }

  func postChange() throws {
    try NSNotificationCenter.shared.post(
      StringBox("NSUserDefaultsDidChangeNotification"), self, nil)
  }

  /// Drops the `standardUserDefaults` objects.
  static func resetStandard() {
    let old = standards.withLock { standards in
      defer { standards = [:] }
      return standards
    }
    withExtendedLifetime(old) {}
  }

  /// States the members of `NSUserDefaults`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: NSUserDefaults.self, "Settings that last, by names.") { defaults in
      defineMaking(defaults)
      defineReading(defaults)
      defineReadingOfOneKind(defaults)
      defineWriting(defaults)
      defineDomains(defaults)
    }
  }
}
