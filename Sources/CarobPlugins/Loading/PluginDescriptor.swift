import CCarob
import CarobLibc

/// What a plugin says of itself, read from its `carob_plugin_entry`.
public struct PluginDescriptor: Sendable {
  /// Reverse DNS, unique.
  public let identifier: String
  /// For people.
  public let name: String
  /// The plugin's own version, for people.
  public let version: String
  /// The screen that `carob show` makes.
  public let principalClass: String?
  /// What each JSON object is mapped to.
  public let modelClass: String?
  /// The default data file, beside the module.
  public let data: String?
  /// Where the array is in the data; nil for the top.
  public let keyPath: String?
  /// Class prefixes for the shared inflector.
  public let prefixes: [String]
  /// Extensions that the plugin cannot do without.
  public let extensions: [String]
  /// The version of the ABI that the plugin was built for.
  public let abiVersion: PluginABIVersion
  /// How many bytes the plugin's entry has.
  public let entrySize: Int

  /// The longest string accepted, in bytes.
  static let longestString = 4096

  /// The most prefixes, and the most extensions, that are read.
  private static let longestList = 256

  /// Reads an entry, after `EntryCheck` has found it readable.
  init(_ entry: carob_plugin_entry, path: String) throws(PluginError) {
    identifier = try Self.required(entry.identifier, "identifier", path)
    name = try Self.required(entry.name, "name", path)
    version = try Self.required(entry.version, "version", path)
    principalClass = try Self.string(entry.principal_class, "principal_class", path)
    modelClass = try Self.string(entry.model_class, "model_class", path)
    data = try Self.string(entry.data, "data", path)
    keyPath = try Self.string(entry.key_path, "key_path", path)
    prefixes = try Self.list(entry.prefixes, "prefixes", path)
    extensions = try Self.list(entry.extensions, "extensions", path)
    abiVersion = PluginABIVersion(word: entry.abi_version)
    entrySize = Int(entry.size)
    guard entry.load != nil || entry.objc != nil else {
      throw .missingField(path, "load")
    }
  }

  private static func required(
    _ field: UnsafePointer<CChar>?, _ name: String, _ path: String
  ) throws(PluginError) -> String {
    guard let string = try string(field, name, path), !string.isEmpty else {
      throw .missingField(path, name)
    }
    return string
  }

  private static func list(
    _ field: UnsafePointer<UnsafePointer<CChar>?>?, _ name: String, _ path: String
  ) throws(PluginError) -> [String] {
    guard var next = field else { return [] }
    var strings: [String] = []
    // SAFETY: the ABI has a list end with null; the limit ends one that does not.
    while strings.count < longestList, let string = try string(next.pointee, name, path) {
      strings.append(string)
      next += 1
    }
    return strings
  }

  private static func string(
    _ field: UnsafePointer<CChar>?, _ name: String, _ path: String
  ) throws(PluginError) -> String? {
    guard let field else { return nil }
    // SAFETY: the ABI has these fields point at bytes that end with NUL; the limit keeps a pointer to
    // something else from being read for long.
    let length = strnlen(field, longestString + 1)
    guard length <= longestString, let string = String(validatingCString: field) else {
      throw .unreadableField(path, name)
    }
    return string
  }
}
