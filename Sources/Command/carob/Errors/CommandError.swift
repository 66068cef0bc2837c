import CarobRuntime
import CarobScreens

/// What ends the command: one line for people, and the exit status.
struct CommandError: CarobError {
  /// What went wrong and where, and what to do unless that is `advice`.
  let sentence: String
  let advice: String?
  /// How the command ends.
  let status: ExitStatus
  /// What it is about: a file, a URL or an option; nil when that is not known.
  let place: String?

  init(
    _ status: ExitStatus, _ sentence: String, advice: String? = nil, place: String? = nil
  ) {
    self.status = status
    self.sentence = sentence
    self.advice = advice
    self.place = place
  }

  /// A mistake in the arguments, in the parser's words.
  static func usage(_ message: String) -> Self {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    let sentence = line.hasSuffix(".") ? String(line.dropLast()) : line
    let advice = sentence.hasSuffix("?") ? " See carob --help" : "; see carob --help"
    return Self(.usage, sentence.prefix(1).lowercased() + sentence.dropFirst() + advice)
  }

  /// An option's value that is well-formed but cannot be used.
  static func option(_ option: String, _ value: String, _ reason: String) -> Self {
    Self(.usage, "--\(option) \(value): \(reason)", place: "--\(option)")
  }

  static func outputFailed(_ reason: String) -> Self {
    Self(.outputFailed, "standard output: \(reason); see where it is redirected to")
  }

  /// An error that nobody foresaw.
  static func unexpected(_ error: any Error) -> Self {
    Self(.internalError, "internal error: \(error); please report it")
  }
}

extension CommandError {
  /// Why there is no screen.
  init(_ error: ScreenError) {
    self.init(
      ExitStatus(rawValue: Int32(error.code.rawValue)) ?? .internalError, error.sentence,
      advice: error.advice, place: error.place)
  }

  /// Whatever was thrown, for people.
  static func any(_ error: any Error) -> Self {
    switch error {
    case let error as CommandError: error
    case let error as ScreenError: Self(error)
    default: .unexpected(error)
    }
  }
}
