import CarobRuntime
import Foundation
import InstantCocoa

extension ProjectFile {
  /// The keys of a file, with those of a target.
  enum Key: String, CaseIterable {
    case name, folder, sources, exclude, headers, include, prefix, arc, defines, flags, resources
    case tests, dependencies
  }

  /// Reads the file of a folder.
  ///
  /// - Throws: `CommandError` when the file cannot be read, is not JSON, or has an unknown key, a key twice or a value of
  ///   a wrong type.
  ///
  /// - Parameter text: the text of the file; nil to read it.
  init(in folder: String, text: [UInt8]? = nil) throws(CommandError) {
    path = "\(folder)/\(Self.fileName)"
    let reader = try ProjectReader(path, text)
    let members = try reader.members(of: reader.root, Key.allCases.map(\.rawValue))
    if let value = members[Key.name.rawValue] {
      name = try Self.name(value, reader)
    } else {
      name = PluginSources.name(ofFolder: folder)
    }
    library = try Target(members, reader)
    tests = try members[Key.tests.rawValue].map { (value) throws(CommandError) in
      let keys = Key.allCases.filter { $0 != .name && $0 != .tests }.map(\.rawValue)
      return try Target(try reader.members(of: value, keys, in: Key.tests.rawValue), reader)
    }
  }

  /// The name becomes that of a file and of a folder.
  private static func name(
    _ value: PlacedJSON, _ reader: ProjectReader
  ) throws(CommandError) -> String {
    let name = try reader.string(value, Key.name.rawValue)
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix("."), !name.contains("\0") else {
      throw reader.failure(
        value, "\(name.debugDescription) is no name of a file; give letters such as Demo")
    }
    return name
  }
}

extension ProjectFile.Target {
  fileprivate init(
    _ members: [String: PlacedJSON], _ reader: ProjectReader
  ) throws(CommandError) {
    for key in ProjectFile.Key.allCases {
      guard let value = members[key.rawValue] else { continue }
      let name = key.rawValue
      switch key {
      case .name, .tests: continue
      case .folder: folder = try reader.place(value, name).path
      case .sources: sources = try reader.patterns(value, name)
      case .exclude: exclude = try reader.patterns(value, name)
      case .headers:
        headers = try reader.allMembers(of: value, name).map { (member) throws(CommandError) in
          // Links are written to a folder with that name, and what else is in it is removed.
          let parts = member.key.split(separator: "/", omittingEmptySubsequences: false)
          guard parts.allSatisfy({ !$0.isEmpty && !$0.hasPrefix(".") }),
            !member.key.contains("\0")
          else {
            throw reader.failure(
              member.value,
              "\(member.key.debugDescription) is no name of a folder; give one such as Shelf")
          }
          return ProjectFile.Umbrella(
            name: member.key, places: try reader.places(member.value, member.key))
        }
      case .include: include = try reader.places(value, name)
      case .prefix: prefix = try reader.place(value, name)
      case .arc: arc = try Self.counting(value, reader)
      case .defines: defines = try reader.strings(value, name)
      case .flags: flags = try reader.strings(value, name)
      case .resources: resources = try reader.places(value, name)
      case .dependencies: dependencies = try reader.places(value, name)
      }
    }
  }

  private static func counting(
    _ value: PlacedJSON, _ reader: ProjectReader
  ) throws(CommandError) -> ProjectFile.ReferenceCounting {
    switch value.content {
    case .bool(let isAutomatic): return isAutomatic ? .automatic : .manual
    case .object:
      let members = try reader.members(of: value, ["except"], in: "arc")
      guard let except = members["except"] else {
        throw reader.failure(
          value, "arc has no except; give true, false or {\"except\": [\"Old*.m\"]}")
      }
      return .automaticExcept(try reader.patterns(except, "except"))
    default:
      throw reader.failure(
        value, "arc is \(value.kind); give true, false or {\"except\": [\"Old*.m\"]}")
    }
  }
}
