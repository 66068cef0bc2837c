import CarobPlugins
import CarobRuntime
import Foundation
import InstantCocoa

/// Why there is no screen, or not the one that was asked for.
public struct ScreenError: CarobError {
  /// Whose fault it is. More may be added.
  public struct Code: Hashable, Sendable {
    /// The exit status of `carob` for it; the numbers are those of `sysexits.h`.
    public let rawValue: Int

    /// The request's, or that of whoever asks for a row: something in it cannot be used.
    public static let badRequest = Code(rawValue: 64)
    /// The data's.
    public static let badData = Code(rawValue: 65)
    /// A file does not exist or cannot be read.
    public static let noInput = Code(rawValue: 66)
    /// A server's, or the network's.
    public static let unavailable = Code(rawValue: 69)
    /// The plugin's.
    public static let badPlugin = Code(rawValue: 78)
    /// Nobody's: what was waited for was cancelled.
    public static let cancelled = Code(rawValue: 130)
  }

  /// Whose fault it is.
  public let code: Code
  /// What went wrong and where; with what to do, unless that is `advice`.
  public let sentence: String
  /// What to do about it.
  public let advice: String?
  /// What it is about, where that is known: a file, maybe with line and column (`users.json:3:7`), a URL, or a part of the
  /// request.
  public let place: String?

  init(_ code: Code, _ sentence: String, advice: String? = nil, place: String? = nil) {
    self.code = code
    self.sentence = sentence
    self.advice = advice
    self.place = place
  }

  /// An error about a file: `what` comes behind its path.
  init(_ code: Code, at path: String, _ what: String, advice: String? = nil) {
    self.init(code, "\(path): \(what)", advice: advice, place: path)
  }
}

/// As an `NSError`, which crosses between processes.
extension ScreenError: CustomNSError {
  /// `CarobScreenError`.
  public static var errorDomain: String { "CarobScreenError" }

  /// The number of the code.
  public var errorCode: Int { code.rawValue }
}

extension ScreenError {
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
      advice: error.advice ?? advice, place: error.plugin)
  }

  /// Why data cannot be used.
  ///
  /// - Parameters:
  ///   - name: the file's name or the URL, for an error that does not know where the data came from, or only by a path
  ///     below it.
  ///   - naming: that of the request.
  package init(_ error: MappingError, in name: String, naming: ScreenRequest.Naming) {
    let position = error.position.map { ":\($0)" } ?? ""
    if let source = error.source {
      // A path is what the plugin asked for by itself, with a key path of its own.
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

  /// What to do about data that was fetched.
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
