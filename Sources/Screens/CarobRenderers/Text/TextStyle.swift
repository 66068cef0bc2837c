/// The purpose of a piece of text. `TextStyle` gives it a look.
public enum TextRole: Sendable, CaseIterable {
  /// The title of a screen.
  case title
  /// The title of a section.
  case heading
  /// Secondary text beside other text.
  case detail
  /// The user's selection.
  case selection
  /// A keyword, such as `@interface`.
  case keyword
  /// A type or a class.
  case type
  /// A selector.
  case selector
  /// A success.
  case success
  /// A warning.
  case warning
  /// An error.
  case error

  /// The parameters of the terminal's "select graphic rendition" sequence.
  package var graphicRendition: String {
    switch self {
    case .title: "1"  // bold
    case .heading: "1;36"  // bold, cyan
    case .detail: "2"  // dim
    case .selection: "7"  // reverse
    case .keyword: "35"  // magenta
    case .type: "36"  // cyan
    case .selector: "32"  // green
    case .success: "32"  // green
    case .warning: "33"  // yellow
    case .error: "31"  // red
    }
  }
}

/// Styles text by its role, on terminals that support it.
///
/// Applied after layout: widths are those of the text without escape sequences.
public struct TextStyle: Sendable, Equatable {
  /// Whether to write escape sequences.
  public let isEnabled: Bool

  /// A style without escape sequences.
  public static let plain = TextStyle(isEnabled: false)

  /// Creates a style.
  public init(isEnabled: Bool) {
    self.isEnabled = isEnabled
  }

  /// Chooses a style for an output, by its user's environment.
  ///
  /// The first rule that applies decides:
  /// 1. `NO_COLOR` set and not empty: plain.
  /// 2. `CLICOLOR_FORCE` or `FORCE_COLOR` set, not empty and not `0`: styled.
  /// 3. The output is no terminal, or `TERM` is `dumb`: plain.
  /// 4. Otherwise styled.
  public init(environment: [String: String], isTerminal: Bool) {
    func forces(_ name: String) -> Bool {
      guard let value = environment[name] else { return false }
      return !value.isEmpty && value != "0"
    }
    if let noColor = environment["NO_COLOR"], !noColor.isEmpty {
      isEnabled = false
    } else if forces("CLICOLOR_FORCE") || forces("FORCE_COLOR") {
      isEnabled = true
    } else {
      isEnabled = isTerminal && environment["TERM"] != "dumb"
    }
  }

  /// Returns the printable form of `text`, with the style of `role`.
  ///
  /// Text is made printable in any case, so that none of its escape sequences reach the terminal.
  /// Styled text cannot be styled again, therefore. A nil role or empty text adds nothing.
  public func apply(_ text: some StringProtocol, as role: TextRole?) -> String {
    let printable = text.printableText
    guard isEnabled, let role, !printable.isEmpty else { return printable }
    return "\u{1B}[\(role.graphicRendition)m\(printable)\u{1B}[0m"
  }
}
