import CarobFoundation
import CarobRuntime
import InstantCocoaRemote

/// The service that the data comes from: what a plugin's own requests are relative to as well. [main-thread]
final class HostConfiguration: ICRemoteConfiguration {
  /// The folder that the URL of the data is in.
  var base = ""
  /// How many seconds may pass without anything arriving.
  var timeout = RemoteData.timeout
  /// Headers to send besides those that are sent always.
  var headers: [String: String] = [:]

  override var baseURLString: String { base }

  override var timeoutInterval: Double { timeout }

  override var additionalHTTPHeaders: DictionaryBox? {
    headers.isEmpty ? nil : DictionaryBox(headers.mapValues { StringBox($0) })
  }
}
