import CarobLibc
import CarobPlugins
import CarobRuntime
import Foundation
import InstantCocoa

/// The reason why a screen cannot be shown as requested.
public struct ScreenError: CarobError {
  /// The cause of an error. Later versions may add codes.
  public struct Code: Hashable, Sendable {
    /// The exit status of `carob`, from `sysexits.h`.
    public let rawValue: Int

    /// The request, or a row or option given later, cannot be used.
    public static let badRequest = Code(rawValue: Int(EX_USAGE))
    /// The data is malformed.
    public static let badData = Code(rawValue: Int(EX_DATAERR))
    /// A file does not exist or cannot be read.
    public static let noInput = Code(rawValue: Int(EX_NOINPUT))
    /// A server or the network fails.
    public static let unavailable = Code(rawValue: Int(EX_UNAVAILABLE))
    /// The plugin fails or lacks something.
    public static let badPlugin = Code(rawValue: Int(EX_CONFIG))
    /// The user cancelled a wait.
    public static let cancelled = Code(rawValue: 130)
  }

  /// The cause.
  public let code: Code
  /// A sentence that says what is wrong and where. Says what to do as well, unless `advice` does.
  public let sentence: String
  /// Advice on what to do.
  public let advice: String?
  /// The place of the error, if known: a file, maybe with line and column (`users.json:3:7`), a
  /// URL, or a part of the request.
  public let place: String?
  /// Whether another process could show the screen: this one has a build of the plugin that cannot be unloaded.
  public let needsNewProcess: Bool

  init(
    _ code: Code, _ sentence: String, advice: String? = nil, place: String? = nil,
    needsNewProcess: Bool = false
  ) {
    self.code = code
    self.sentence = sentence
    self.advice = advice
    self.place = place
    self.needsNewProcess = needsNewProcess
  }

  /// Creates an error about a file. `what` follows the path.
  init(_ code: Code, at path: String, _ what: String, advice: String? = nil) {
    self.init(code, "\(path): \(what)", advice: advice, place: path)
  }
}

/// Converts to an `NSError`, which can cross between processes.
extension ScreenError: CustomNSError {
  /// `CarobScreenError`.
  public static var errorDomain: String { "CarobScreenError" }

  /// The number of the code.
  public var errorCode: Int { code.rawValue }
}

extension ScreenError {
  /// Converts an error of loading a plugin.
  init(_ error: PluginError) {
    let advice =
      switch error.code {
      case .notFound: "check the path"
      case .unreadable: "give a file that can be read"
      case .notLoadable: "build it with cc -shared -fPIC"
      case .inUse: "let go of that in its prepare_to_unload, or start anew"
      case .notNow: "try again later, or start anew"
      case .malformedEntry: "define it with CAROB_PLUGIN(…)"
      default: "correct the plugin"
      }
    self.init(
      [.notFound, .unreadable].contains(error.code) ? .noInput : .badPlugin, error.sentence,
      advice: error.advice ?? advice, place: error.plugin, needsNewProcess: error.isOfThisProcess)
  }

  /// Converts an error about data.
  ///
  /// - Parameters:
  ///   - name: the data's file name or URL, for an error without a source or with only a relative path.
  ///   - naming: the naming of the request.
  package init(_ error: MappingError, in name: String, naming: ScreenRequest.Naming) {
    let position = error.position.map { ":\($0)" } ?? ""
    if let source = error.source {
      // A relative path means that the plugin made the request itself, with its own key path.
      let isPath = !source.contains("://") && !Self.isFileURL(source)
      let advice = isPath ? "see what the server sends" : Self.advice(on: error, source, naming)
      self.init(
        .badData, "\(isPath ? "\(name): " : "")\(error); \(advice)",
        place: (isPath ? name : source) + position)
      return
    }
    let message = "\(name): \(error)"
    switch error.code {
    case .fileNotFound: self.init(.noInput, "\(message); check the path", place: name)
    case .unreadableFile:
      self.init(.noInput, "\(message); give a file that can be read", place: name)
    default:
      self.init(
        .badData, "\(name): \(error.sentence)", advice: error.advice ?? "correct the file",
        place: name + position)
    }
  }

  private static func advice(
    on error: MappingError, _ source: String, _ naming: ScreenRequest.Naming
  ) -> String {
    if error.code == .notAnArray {
      return "give the key path of an array with \(naming.name(.keyPath))"
    }
    return isFileURL(source) ? "correct the file" : "see what the server sends"
  }

  private static func isFileURL(_ text: String) -> Bool { text.lowercased().hasPrefix("file:") }
}
