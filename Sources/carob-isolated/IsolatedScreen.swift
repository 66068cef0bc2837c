import CarobIsolation
import CarobRuntime
import Foundation
import carob

/// A screen in a plugin's process, started from this executable's own file.
final class IsolatedScreen: ScreenProcess {
  private let plugin: IsolatedPlugin

  init(_ start: ScreenProcessStart) {
    var options = IsolatedPlugin.Options(
      program: RunningExecutable.path ?? "/proc/self/exe",
      arguments: [
        CarobIsolated.processArgument, start.memoryLimit.map(String.init) ?? "none", "\(getpid())",
      ],
      environment: ProcessInfo.processInfo.environment)
    options.deadline = start.deadline
    options.standardInput = start.standardInput
    // Who watches messages wants to see them all.
    if options.environment["CAROB_TRACE"] != nil { options.outputLimit = .max }
    options.output = { Carob.passOn($1, to: $0) }
    plugin = IsolatedPlugin(options, delegate: start.delegate)
  }

  func restart() throws(ScreenProcessFailure) {
    do {
      try plugin.restart()
    } catch {
      throw ScreenProcessFailure("\(error)")
    }
  }

  func send(_ selector: Selector, _ arguments: [any MessageValue]) throws -> Object? {
    do {
      return try plugin.send(selector, arguments: arguments)
    } catch let error as IsolationError {
      throw ScreenProcessFailure("\(error)", leavesProcess: error.leavesProcess)
    } catch let error as RemoteError {
      throw ServiceError(
        domain: error.domain, code: error.code, message: error.cause ?? error.description)
    }
  }

  func extendDeadline(_ duration: Duration) { plugin.extendDeadline(duration) }

  func giveUp(_ reason: String) { plugin.giveUp(reason) }

  func stop() -> ScreenProcessFailure? {
    plugin.stop().map { ScreenProcessFailure("\($0)") }
  }
}
