import CCarob
import CarobLibc

/// The description of a plugin, read from its `carob_plugin_entry`.
public struct PluginDescriptor: Sendable {
  /// The reverse-DNS identifier, which is unique.
  public let identifier: String
  /// The name, for people.
  public let name: String
  /// The plugin's version, for people.
  public let version: String
  /// The class of the screen that `carob show` makes.
  public let principalClass: String?
  /// The class for the JSON objects.
  public let modelClass: String?
  /// The default data file, next to the module.
  public let data: String?
  /// The key path of the array in the data; nil for the top.
  public let keyPath: String?
  /// Class prefixes for the shared inflector.
  public let prefixes: [String]
  /// The extensions that the plugin requires.
  public let extensions: [String]
  /// The identifiers of the plugins that it is built upon.
  public let dependencies: [String]
  /// The maker, for people.
  public let vendor: String?
  /// The licence, as in SPDX.
  public let license: String?
  /// A page about the plugin.
  public let url: String?
  /// A sentence about the plugin.
  public let summary: String?
  /// Words that say what it does.
  public let features: [String]
  /// The oldest version of the host's Carob that it works with.
  public let leastHost: String?
  /// The version of the ABI that the plugin was built for.
  public let abiVersion: PluginABIVersion
  /// The size of the plugin's entry in bytes.
  public let entrySize: Int

  /// The longest string accepted, in bytes.
  static let longestString = 4096

  /// The most elements of a list to read.
  fileprivate static let longestList = 256

  /// Reads a checked entry.
  init(_ entry: PluginEntry, path: String) throws(PluginError) {
    let reader = EntryReader(entry: entry, path: path)
    let entry = entry.fields
    identifier = try reader.required(entry.identifier, "identifier")
    name = try reader.required(entry.name, "name")
    version = try reader.required(entry.version, "version")
    principalClass = try reader.string(entry.principal_class, "principal_class")
    modelClass = try reader.string(entry.model_class, "model_class")
    data = try reader.string(entry.data, "data")
    keyPath = try reader.string(entry.key_path, "key_path")
    prefixes = try reader.list(entry.prefixes, "prefixes")
    extensions = try reader.list(entry.extensions, "extensions")
    dependencies = try reader.list(entry.dependencies, "dependencies")
    vendor = try reader.string(entry.vendor, "vendor")
    license = try reader.string(entry.license, "license")
    url = try reader.string(entry.url, "url")
    summary = try reader.string(entry.description, "description")
    features = try reader.list(entry.features, "features")
    leastHost = try reader.string(entry.least_host, "least_host")
    abiVersion = PluginABIVersion(word: entry.abi_version)
    entrySize = Int(entry.size)
    guard entry.load != nil || entry.objc != nil else {
      throw .missingField(path, "load")
    }
  }
}

extension PluginDescriptor {
  /// The description of a module that is linked with the host, by the name of its file.
  init(linkedFrom path: String) {
    name = path.split(separator: "/").last.map(String.init) ?? path
    (identifier, version) = (name, "")
    (principalClass, modelClass, data, keyPath) = (nil, nil, nil, nil)
    (prefixes, extensions, dependencies, features) = ([], [], [], [])
    (vendor, license, url, summary, leastHost) = (nil, nil, nil, nil, nil)
    (abiVersion, entrySize) = (.host, 0)
  }
}

/// Reads the strings and lists of an entry.
private struct EntryReader {
  let entry: PluginEntry
  let path: String

  func required(_ field: UnsafePointer<CChar>?, _ name: String) throws(PluginError) -> String {
    guard let string = try string(field, name), !string.isEmpty else {
      throw .missingField(path, name)
    }
    return string
  }

  func list(
    _ field: UnsafePointer<UnsafePointer<CChar>?>?, _ name: String
  ) throws(PluginError) -> [String] {
    guard var next = field else { return [] }
    var strings: [String] = []
    while strings.count < PluginDescriptor.longestList {
      guard entry.readableBytes(at: next) >= MemoryLayout<UnsafePointer<CChar>?>.size else {
        throw .unreadableField(path, name)
      }
      // SAFETY: the ABI has a list end with null; the limit ends one that does not.
      guard let string = try string(next.pointee, name) else { break }
      strings.append(string)
      next += 1
    }
    return strings
  }

  func string(
    _ field: UnsafePointer<CChar>?, _ name: String
  ) throws(PluginError) -> String? {
    guard let field else { return nil }
    let readable = min(PluginDescriptor.longestString + 1, entry.readableBytes(at: field))
    // SAFETY: the ABI has these fields point at bytes that end with NUL; no more is read than the module has there.
    guard strnlen(field, readable) < readable, let string = String(validatingCString: field) else {
      throw .unreadableField(path, name)
    }
    return string
  }
}
