import InstantCocoaRemote

/// A screen that somebody wants to see: which plugin, which data, which classes. [any-thread]
///
/// It is a value: it can be kept, compared, and sent to another process.
public struct ScreenRequest: Codable, Hashable, Sendable {
  /// The path of the plugin, or its name: `Followers` stands for `libFollowers.so` on the search path.
  public var plugin: String
  /// The JSON with the data: a file, `-` for standard input, or an `http:`, `https:` or `file:` URL. Nil for the data that
  /// the plugin names.
  public var data: String?
  /// Where the array is in the data: keys with dots between them. Nil for where the plugin says; "" for the top.
  public var keyPath: String?
  /// The class that each JSON object is mapped to; nil for the one that the plugin names.
  public var model: String?
  /// The class of the view controller; nil for the one that the plugin names.
  public var screen: String?
  /// With a URL: the data comes in pages, counted from 1, and this parameter says which.
  public var pageKey: String?
  /// With a URL: how many seconds may pass without anything arriving; nil for 60.
  public var timeout: Double?
  /// With a URL: the headers to send with each request, each `Name: value`.
  public var headers: [String] = []
  /// With an app: a URL that it is to open once it was launched.
  public var url: String?
  /// The server that requests go to in the place of those that the plugin's remote configurations name, such as
  /// `http://localhost:8080`. A path in it takes the place of theirs.
  public var server: String?
  /// Shows the screen in a state that servers seldom bring about: no server is asked. Nil to ask.
  public var state: State?
  /// What errors call the parts of the request.
  public var naming = Naming.properties

  /// A request for the screen that a plugin names, with the plugin's data unless others are named.
  public init(plugin: String, data: String? = nil) {
    self.plugin = plugin
    self.data = data
  }
}

extension ScreenRequest {
  /// A state to see a screen in.
  public enum State: String, CaseIterable, Codable, Sendable {
    /// The answer has not come yet, and never does.
    case loading
    /// There are no objects.
    case empty
    /// The data could not be fetched.
    case error
  }

  /// What each request comes to in the state that is asked for; nil when none is.
  var cannedAnswer: CannedAnswer? {
    switch state {
    case nil: nil
    case .loading: .never
    case .empty: .empty
    case .error:
      .failure(
        "no server was asked, since \(naming.name(.state)) error was given",
        suggestion: "leave it out to ask one")
    }
  }
  /// What errors call the parts of a request, and what is asked of its screen.
  public enum Naming: Codable, Sendable {
    /// As the properties of `ScreenRequest`: `keyPath`.
    case properties
    /// As the options of the command: `--key-path`.
    case options
  }

  enum Part: String {
    case data, model, screen, timeout, select, rows, url, server, state
    case keyPath = "key-path"
    case pageKey = "page-key"
    case headers = "header"
  }
}

extension ScreenRequest.Naming {
  func name(_ part: ScreenRequest.Part) -> String {
    self == .options ? "--\(part.rawValue)" : "\(part)"
  }

  /// The error for a part that is well-formed but cannot be used.
  func error(_ part: ScreenRequest.Part, _ value: String, _ reason: String) -> ScreenError {
    ScreenError(.badRequest, "\(name(part)) \(value): \(reason)", place: name(part))
  }
}
