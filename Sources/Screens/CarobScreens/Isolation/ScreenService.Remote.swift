#if Isolation
import CarobFoundation
import CarobIsolation
import CarobRuntime
import Foundation

extension ScreenService {
  /// The service in a plugin's process, as its host sees it. Values come as JSON in pieces.
  struct Remote {
    let process: IsolatedPlugin
    /// The methods that the process can call.
    let host = HostService()
    /// The plugin's path, for errors.
    private let plugin: String

    init(of plugin: String, _ options: IsolatedPlugin.Options) {
      self.plugin = plugin
      process = IsolatedPlugin(options, delegate: host)
    }

    /// The most bytes of a value, so that a process cannot send without end.
    private static let maximumBytes = 128 << 20

    /// Sends a message and decodes its answer.
    ///
    /// - Throws: `IsolationError` when the process failed; `ScreenError` for what the service raised.
    func part<Part: Decodable>(
      _ selector: StaticString, _ arguments: [any MessageValue] = []
    ) throws -> Part {
      var data = try piece(selector, arguments)
      var isWhole = data.count < ScreenService.maximumBytesAtOnce
      while !isWhole {
        if data.count > Self.maximumBytes {
          throw IsolationError(
            .flood, "its process gave more than \(Self.maximumBytes) bytes for a part of the screen"
          )
        }
        let next = try piece("restOfPart")
        isWhole = next.count < ScreenService.maximumBytesAtOnce
        data += next
      }
      guard let part = try? JSONDecoder().decode(Part.self, from: data) else { throw Self.noPart }
      return part
    }

    /// Has the plugin save its state.
    ///
    /// - Returns: nil when there is none; what was kept before when the process failed.
    func stateToKeep(before old: KeptState?) -> KeptState? {
      let states: [KeptState]? = try? part("keepState")
      return states.map(\.first) ?? old
    }

    /// Sends a message without an answer.
    func send(_ selector: StaticString, _ arguments: [any MessageValue] = []) throws {
      _ = try answer(to: selector, arguments)
    }

    /// Sends a message that returns the next piece of JSON.
    private func piece(_ selector: StaticString, _ arguments: [any MessageValue] = []) throws
      -> Data
    {
      guard let data = (try answer(to: selector, arguments) as? DataBox)?.data else {
        throw Self.noPart
      }
      return data
    }

    private static let noPart = IsolationError(.malformed, "its process gave no part of a screen")

    /// Turns the service's errors into those that a session throws.
    private func answer(to selector: StaticString, _ arguments: [any MessageValue]) throws
      -> Object?
    {
      do {
        return try process.send(Selector(selector), arguments: arguments)
      } catch let error as RemoteError {
        let message = error.cause ?? error.description
        guard error.domain == ScreenError.errorDomain else {
          throw ScreenError(.badPlugin, at: plugin, message)
        }
        throw ScreenError(ScreenError.Code(rawValue: error.code), message)
      }
    }
  }
}
#endif
