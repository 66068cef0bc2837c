#if Isolation
import CarobIsolation
import CarobLibc
import CarobScreens

/// Screens of a plugin in processes of their own.
@MainActor
final class IsolatedSource: ScreenSource {
  private let request: ScreenRequest
  private let isolation: ServerSetup.Isolation
  let isShared: Bool
  let whyNoMessages: String? =
    "The plugin runs in a process of its own, whose messages cannot be watched; leave --isolated out."

  init(_ setup: ServerSetup, _ isolation: ServerSetup.Isolation) {
    request = setup.request
    self.isolation = isolation
    isShared = setup.isShared
  }

  func open() throws -> any LiveScreen {
    var options = ScreenProcess.options
    options.deadline = .milliseconds(Int64(isolation.deadline * 1000))
    // It is a file, which each process reads from the beginning.
    if request.data == "-" { options.standardInput = STDIN_FILENO }
    return try IsolatedLiveScreen.open(
      request, options: options, memoryLimit: isolation.memoryLimit)
  }
}
#endif
