/// What a piece of text is for. Says nothing about looks: `TextStyle` does.
public enum TextRole: Sendable, CaseIterable {
  /// The title of a screen.
  case title
  /// The title of a section.
  case heading
  /// Text that comes second to what stands beside it.
  case detail
  /// What the user chose.
  case selection
  /// A word of a language, such as `@interface`.
  case keyword
  /// A type or a class.
  case type
  /// The name of a message.
  case selector
  /// Something that went as it should.
  case success
  /// Something that may not be what the user meant.
  case warning
  /// Something that went wrong.
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

/// Gives text the looks of its role, on terminals that have any.
///
/// Style comes after layout: widths are those of the text, and escape sequences are added last.
public struct TextStyle: Sendable, Equatable {
  /// Whether escape sequences are written.
  public let isEnabled: Bool

  /// Text without escape sequences.
  public static let plain = TextStyle(isEnabled: false)

  /// A style that writes escape sequences if told so.
  public init(isEnabled: Bool) {
    self.isEnabled = isEnabled
  }

  /// A style for an output, as its user wants it.
  ///
  /// The first that applies decides:
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

  /// The printable form of `text`, with the looks of `role`.
  ///
  /// Text is made printable first, styled or not, so that no escape sequence in it reaches the terminal.
  /// Styled text therefore can't be styled again. A role of nil and empty text add nothing.
  public func apply(_ text: some StringProtocol, as role: TextRole?) -> String {
    let printable = text.printableText
    guard isEnabled, let role, !printable.isEmpty else { return printable }
    return "\u{1B}[\(role.graphicRendition)m\(printable)\u{1B}[0m"
  }
}
