import InstantCocoaRemote

/// A request for a screen: its plugin, data and classes. [any-thread]
///
/// A value, which can be stored, compared, and sent to another process.
public struct ScreenRequest: Codable, Hashable, Sendable {
  /// The path of the plugin, or its name: `Followers` stands for `libFollowers.so` on the search path, or else for
  /// the folder `./Followers`.
  public var plugin: String
  /// Other plugins to load before, such as one that the plugin is built upon: paths or names, in order.
  public var otherPlugins: [String] = []
  /// The JSON data: a file, `-` for standard input, or an `http:`, `https:` or `file:` URL. Nil for
  /// the plugin's own data.
  public var data: String?
  /// The key path of the array in the data. Nil for the plugin's own key path; "" for the top.
  public var keyPath: String?
  /// The class for the JSON objects; nil for the plugin's model class.
  public var model: String?
  /// The class of the view controller; nil for the plugin's principal class.
  public var screen: String?
  /// With a URL: the query parameter for the page number, which counts from 1; nil when the data has no pages.
  public var pageKey: String?
  /// With a URL: the longest time without any bytes, in seconds; nil for 60.
  public var timeout: Double?
  /// With a URL: headers to send with each request, each `Name: value`.
  public var headers: [String] = []
  /// With an app: the URL to open after its launch.
  public var url: String?
  /// The server that replaces those of the plugin's remote configurations, such as
  /// `http://localhost:8080`. Its path, if any, replaces theirs.
  public var server: String?
  /// A state to show the screen in, without asking a server; nil to ask.
  public var state: State?
  /// The names that errors give to the parts of the request.
  public var naming = Naming.properties

  /// Creates a request for a plugin's principal class.
  public init(plugin: String, data: String? = nil) {
    self.plugin = plugin
    self.data = data
  }
}

extension ScreenRequest {
  /// A state of a screen that servers seldom cause.
  public enum State: String, CaseIterable, Codable, Sendable {
    /// Requests never get an answer.
    case loading
    /// Responses hold no objects.
    case empty
    /// Requests fail.
    case error
  }

  /// The outcome of each request in `state`; nil to send requests.
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
  /// The names that errors give to the parts of a request.
  public enum Naming: Codable, Sendable {
    /// The names of the properties: `keyPath`.
    case properties
    /// The options of `carob`: `--key-path`.
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

  /// Returns the error for a part with an unusable value.
  func error(_ part: ScreenRequest.Part, _ value: String, _ reason: String) -> ScreenError {
    ScreenError(.badRequest, "\(name(part)) \(value): \(reason)", place: name(part))
  }
}
