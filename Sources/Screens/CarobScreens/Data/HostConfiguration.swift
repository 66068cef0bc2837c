import CarobFoundation
import CarobRuntime
import InstantCocoaRemote

/// The configuration of the service that the data comes from. A plugin's own requests use it too. [main-thread]
final class HostConfiguration: ICRemoteConfiguration {
  /// The folder that the URL of the data is in.
  var base = ""
  /// The longest time without any bytes, in seconds.
  var timeout = RemoteData.timeout
  /// Headers to send in addition to the standard ones.
  var headers: [String: String] = [:]

  override var baseURLString: String { base }

  override var timeoutInterval: Double { timeout }

  override var additionalHTTPHeaders: DictionaryBox? {
    headers.isEmpty ? nil : DictionaryBox(headers.mapValues { StringBox($0) })
  }
}
