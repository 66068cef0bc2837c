import CarobRuntime
import Foundation

/// The paths and contents of a bundle's files.
extension NSBundle {
  /// The bundle's folder.
  var path: String {
    switch place {
    case .folder(let path): path
    case .program: Self.folder(Self.executable)
    case .plugin: module.map { Self.folder($0.path) } ?? Self.folder(Self.executable)
    }
  }

  /// The file of the code; nil for a folder.
  var executablePath: String? {
    switch place {
    case .folder: nil
    case .program: Self.executable
    case .plugin: module?.path
    }
  }

  private static let executable: String =
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    ?? CommandLine.arguments.first ?? "/"

  private static func folder(_ file: String) -> String {
    URL(fileURLWithPath: file).resolvingSymlinksInPath().deletingLastPathComponent().path
  }

  /// The folders to search for resources, in order.
  var resourceFolders: [String] {
    if let folders = pluginFolders { return folders }
    // The layout of Apple's bundles.
    let resources = path + "/Resources"
    let hasResources = FileManager.default.fileExists(atPath: resources)
    return hasResources ? [path, resources] : [path]
  }

  /// The folders to search for files: each folder itself, then its folders of languages.
  private func searchFolders(_ subfolder: String?, _ language: String?) -> [String] {
    let languages = language.map { [$0] } ?? Languages.preferred
    let end = subfolder.map { $0.isEmpty ? "" : "/" + $0 } ?? ""
    return resourceFolders.flatMap { folder in
      [folder + end] + languages.map { "\(folder)/\($0).lproj\(end)" }
    }
  }

  /// A file's path; nil when there is none.
  ///
  /// - Parameters:
  ///   - name: nil or empty for the first file of the type; without a type there is none.
  ///   - type: the extension, with or without its dot; nil when it is in the name.
  ///   - language: nil for the user's preferred ones.
  func resource(
    _ name: String?, _ type: String?, in subfolder: String? = nil, language: String? = nil
  ) -> String? {
    guard let name, !name.isEmpty else {
      if Self.ending(type).isEmpty { return nil }
      return resources(type, in: subfolder, language: language).first
    }
    let file = name + Self.ending(type)
    return searchFolders(subfolder, language).lazy.map { "\($0)/\(file)" }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// The paths of all files of a type, sorted within each folder.
  func resources(_ type: String?, in subfolder: String?, language: String? = nil) -> [String] {
    let ending = Self.ending(type)
    return searchFolders(subfolder, language).flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
    }
  }

  private static func ending(_ type: String?) -> String {
    guard let type, !type.isEmpty else { return "" }
    return type.hasPrefix(".") ? type : "." + type
  }

  /// The languages with folders, sorted.
  var localizations: [String] {
    var names: Set<String> = []
    for folder in resourceFolders {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      where name.hasSuffix(".lproj") {
        names.insert(String(name.dropLast(".lproj".count)))
      }
    }
    return names.sorted()
  }

  /// The user's preferred languages, as far as there are folders for them.
  var preferredLocalizations: [String] {
    let all = Set(localizations)
    return Languages.preferred.filter(all.contains)
  }

  /// The text of a key, from the first language that has it; else `value`, else the key.
  func text(_ key: String, else value: String?, table: String?) -> String {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let folders = resourceFolders
    for language in Languages.preferred.map({ "/\($0).lproj" }) + [""] {
      for folder in folders {
        let texts = LocalizedTables.texts(in: "\(folder)\(language)/\(name).strings")
        if let text = texts[key] { return text }
      }
    }
    guard let value, !value.isEmpty else { return key }
    return value
  }

  /// The contents of `Info.plist`, and for a plugin its own description.
  var info: [String: PropertyValue] {
    var info: [String: PropertyValue] = [:]
    if let module {
      info["CFBundleIdentifier"] = .string(module.identifier)
      info["CFBundleName"] = owner.map { .string($0.name) }
      info["CFBundleExecutable"] = .string(URL(fileURLWithPath: module.path).lastPathComponent)
      info["CFBundleShortVersionString"] = .string(module.version)
      info["CFBundleVersion"] = .string(module.version)
      info["NSPrincipalClass"] = module.principalClass.map(PropertyValue.string)
    }
    let folders = resourceFolders + (module == nil ? [path + "/Contents"] : [])
    for folder in folders {
      guard let data = FileManager.default.contents(atPath: folder + "/Info.plist"),
        case .dictionary(let entries)? = PropertyValue(data: data)
      else { continue }
      return info.merging(entries) { $1 }
    }
    return info
  }

  /// The identifier; for a plugin the one under which it is loaded.
  var identifier: String? {
    if let module { return module.identifier }
    guard case .string(let text)? = info["CFBundleIdentifier"] else { return nil }
    return text
  }

  /// A value of the dictionary, translated by `InfoPlist.strings` when it is a text.
  func infoValue(_ key: String) -> Object? {
    let value = info[key]
    let text = text(key, else: "\u{0}", table: "InfoPlist")
    return text == "\u{0}" ? value?.object : StringBox(text)
  }
}
