import CarobPlugins

/// Checks that a plugin's identifier is a reverse-DNS name, such as `org.example.followers`.
struct IdentifierCheck {
  private let plugin: LoadedPlugin

  init(_ plugin: LoadedPlugin) { self.plugin = plugin }

  var findings: [Finding] {
    let identifier = plugin.descriptor.identifier
    if Self.isReverseDNS(identifier) { return [] }
    return [
      Finding(
        .identifier, .file(plugin.path),
        "its identifier is \"\(identifier)\", which is no reverse-DNS name",
        "name a domain that is yours, from the top, and the plugin, as in org.example.followers")
    ]
  }

  /// Whether a text has two parts or more with dots between them, each of letters, digits, hyphens and underscores.
  static func isReverseDNS(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        part.first?.isASCIILetterOrDigit == true
          && part.allSatisfy { $0.isASCIILetterOrDigit || $0 == "-" || $0 == "_" }
      }
  }
}

extension Character {
  fileprivate var isASCIILetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
