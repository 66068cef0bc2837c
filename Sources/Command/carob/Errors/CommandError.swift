import CarobRuntime
import CarobScreens

/// An error that ends the command, with one line for the user and the exit status.
struct CommandError: CarobError {
  /// A sentence that says what is wrong and where. Says what to do as well, unless `advice` does.
  let sentence: String
  let advice: String?
  let status: ExitStatus
  /// The subject: a file, a URL or an option; nil when unknown.
  let place: String?

  init(
    _ status: ExitStatus, _ sentence: String, advice: String? = nil, place: String? = nil
  ) {
    self.status = status
    self.sentence = sentence
    self.advice = advice
    self.place = place
  }

  /// Converts the parser's message about a mistake in the arguments.
  static func usage(_ message: String) -> Self {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    let sentence = line.hasSuffix(".") ? String(line.dropLast()) : line
    let advice = sentence.hasSuffix("?") ? " See carob --help" : "; see carob --help"
    return Self(.usage, sentence.prefix(1).lowercased() + sentence.dropFirst() + advice)
  }

  /// Returns the error for an option with an unusable value.
  static func option(_ option: String, _ value: String, _ reason: String) -> Self {
    Self(.usage, "--\(option) \(value): \(reason)", place: "--\(option)")
  }

  static func outputFailed(_ reason: String) -> Self {
    Self(.outputFailed, "standard output: \(reason); see where it is redirected to")
  }

  /// Returns the error for a failure in carob itself.
  static func unexpected(_ error: any Error) -> Self {
    Self(.internalError, "internal error: \(error); please report it")
  }
}

extension CommandError {
  init(_ error: ScreenError) {
    self.init(
      ExitStatus(rawValue: Int32(error.code.rawValue)) ?? .internalError, error.sentence,
      advice: error.advice, place: error.place)
  }

  static func any(_ error: any Error) -> Self {
    switch error {
    case let error as CommandError: error
    case let error as ScreenError: Self(error)
    default: .unexpected(error)
    }
  }
}
