import CarobPlugins
import CarobRenderers
import CarobRuntime
import CarobScreens
import InstantCocoa

/// The output of `carob inspect` about classes and protocols of the host.
enum HostInspection {
  /// Finds the declarations with a name.
  ///
  /// - Parameters:
  ///   - name: the name; nil for all declarations.
  ///   - isHost: whether to ignore plugins. Otherwise those of the path come first, and one in a folder of that name last.
  /// - Returns: nil when the name is a plugin's.
  /// - Throws: `CommandError` when the name is unknown.
  static func named(
    _ name: String?, isHost: Bool
  ) throws(CommandError) -> [HostDeclaration]? {
    var missing: CommandError?
    if let name, !isHost, !isAlsoFolder(name) {
      do throws(ScreenError) {
        _ = try PluginHost.file(for: name)
        return nil
      } catch {
        // A path is no class.
        if name.contains("/") || name.hasSuffix(".so") { throw CommandError(error) }
        missing = CommandError(error)
      }
    }
    let all = HostHeaders().declarations.sorted {
      ($0.framework, $0.name) < ($1.framework, $1.name)
    }
    guard let name else { return all }
    let found = all.filter { $0.name == name }
    if !found.isEmpty { return found }
    let nearest = NearestNames.advice(on: name, among: Set(all.map(\.name)))
    if nearest == nil, let missing { throw missing }
    throw CommandError(
      .noInput,
      "\(name.onOneLine): no class of carob\(isHost ? "" : " and no plugin") has that name",
      advice: nearest ?? "carob inspect --host lists them", place: name)
  }

  /// Whether a class or a protocol of the host, and a folder, but no plugin of the path, have a name. Looking a class up runs
  /// no code that happens to lie in the working directory.
  private static func isAlsoFolder(_ name: String) -> Bool {
    (try? PluginHost.path(for: name)) != name
      && HostHeaders().declarations.contains { $0.name == name }
  }

  static func text(_ declarations: [HostDeclaration], style: TextStyle) -> String {
    declarations.map { declaration in
      let lines =
        [style.apply(HeaderText.comment(declaration.summary), as: .detail)]
        + declaration.lines.map { line in
          guard line.hasPrefix("@") else { return line }
          let keyword = line.prefix { $0 != " " }
          return style.apply(String(keyword), as: .keyword) + line.dropFirst(keyword.count)
        }
      return lines.map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  static func json(_ declarations: [HostDeclaration]) -> String {
    var protocols: [JSONValue] = []
    var classes: [JSONValue] = []
    for declaration in declarations {
      if let cls = declaration.cls {
        classes.append(told(declaration, JSONValue(cls)))
      } else {
        protocols.append(told(declaration, adopted(declaration)))
      }
    }
    return JSONValue.object([
      ("host", .string("\(CarobVersion.string)")), ("protocols", .array(protocols)),
      ("classes", .array(classes)),
    ]).text
  }

  private static func told(_ declaration: HostDeclaration, _ value: JSONValue) -> JSONValue {
    value.adding([
      ("framework", .string(declaration.framework.rawValue)),
      ("summary", .string(declaration.summary)),
    ])
  }

  /// Returns the JSON of a protocol, with only its name if the runtime does not know it.
  private static func adopted(_ declaration: HostDeclaration) -> JSONValue {
    if let known = declaration.adopted { return JSONValue(known) }
    return .object([
      ("name", .string(declaration.name)), ("protocols", .array([])),
      ("properties", .array([])), ("methods", .array([])),
    ])
  }
}
