extension NewPlugin {
  /// `DemoPlugin.swift`.
  var entryInSwift: String {
    let definitions = classes.map { "try define\($0)()" }.joined(separator: "\n    ")
    let keyPathField = keyPath.map { "\n  static let keyPath = \"\($0)\"" } ?? ""
    return """
      import CarobPluginKit

      /// What the plugin says of itself, and what it registers.
      @main
      struct \(targetInSwift): Plugin {
        static let identifier = "org.example.\(lowerCaseName)"
        static let name = "\(name)"
        static let version = "0.1.0"
        static let principalClass = "\(listScreen)"
        static let modelClass = "\(models[0].className)"
        static let data = "\(dataFile)"\(keyPathField)
        static let prefixes = ["\(prefix)"]

        static func load() throws {
          \(definitions)
        }
      }

      """
  }
}
