import CarobPlugins
import CarobRenderers
import CarobRuntime
import InstantCocoa

/// What ends the command: one line for people, and the exit status.
struct CommandError: CarobError {
  /// What went wrong and where, and what to do unless that is `advice`.
  let sentence: String
  let advice: String?
  /// How the command ends.
  let status: ExitStatus

  init(_ status: ExitStatus, _ sentence: String, advice: String? = nil) {
    self.status = status
    self.sentence = sentence
    self.advice = advice
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
    Self(.usage, "--\(option) \(value): \(reason)")
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
  /// Why a plugin was not loaded.
  init(_ error: PluginError) {
    let advice =
      switch error.code {
      case .notFound: "check the path"
      case .unreadable: "give a file that can be read"
      case .notLoadable: "build it with cc -shared -fPIC"
      case .inUse: "let go of that, or start anew"
      case .malformedEntry: "define it with CAROB_PLUGIN(…)"
      default: "correct the plugin"
      }
    self.init(
      [.notFound, .unreadable].contains(error.code) ? .noInput : .badPlugin, error.sentence,
      advice: error.advice ?? advice)
  }

  /// Why data cannot be used.
  ///
  /// - Parameter name: the file's name or the URL, for an error that does not know where the data came from, or
  ///   only by a path below it.
  init(_ error: MappingError, in name: String) {
    if let source = error.source {
      // A path is what the plugin asked for by itself, with a key path of its own.
      let isPath = !source.contains("://") && !Self.isFileURL(source)
      let advice = isPath ? "see what the server sends" : Self.advice(on: error, from: source)
      self.init(.badData, "\(isPath ? "\(name): " : "")\(error); \(advice)")
      return
    }
    let message = "\(name): \(error)"
    switch error.code {
    case .fileNotFound: self.init(.noInput, "\(message); check the path")
    case .unreadableFile: self.init(.noInput, "\(message); give a file that can be read")
    default:
      self.init(
        .badData, "\(name): \(error.sentence)", advice: error.advice ?? "correct the file")
    }
  }

  /// What to do about data that was fetched.
  private static func advice(on error: MappingError, from source: String) -> String {
    if error.code == .notAnArray { return "give the key path of an array with --key-path" }
    return isFileURL(source) ? "correct the file" : "see what the server sends"
  }

  private static func isFileURL(_ text: String) -> Bool { text.lowercased().hasPrefix("file:") }
}
