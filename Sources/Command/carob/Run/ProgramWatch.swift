import CarobLibc
import CarobProcess
import CarobRenderers
import Foundation

/// `carob run --watch`: builds and runs a program, and again after each change of its sources, until Ctrl-C.
struct ProgramWatch {
  private let words: ProgramWords
  private let build: () throws(CommandError) -> ObjectiveCBuild
  private var watched: WatchedProgram
  private let policy = WatchPolicy(alsoEndingAtFirst: [.unavailable])

  private init(
    _ words: ProgramWords, _ build: @escaping () throws(CommandError) -> ObjectiveCBuild
  ) {
    self.words = words
    self.build = build
    watched = WatchedProgram(words.sources)
  }

  /// Runs the program after each change. Reports a build that fails and the end of the program, and waits for the next
  /// change.
  ///
  /// - Parameter build: reads the sources.
  /// - Throws: `CommandError` when a source does not exist at the start or there is no compiler; with the status for
  ///   signals after Ctrl-C.
  static func run(
    _ words: ProgramWords, _ build: @escaping () throws(CommandError) -> ObjectiveCBuild
  ) throws(CommandError) -> Never {
    var watch = Self(words, build)
    var isFirst = true
    while true {
      if try !watch.runUntilChange(isFirst: isFirst) { try watch.waitForChange() }
      isFirst = false
    }
  }

  /// Builds the program and runs it, unless building fails.
  ///
  /// - Returns: whether it was ended because of a change.
  private mutating func runUntilChange(isFirst: Bool) throws(CommandError) -> Bool {
    var program: String?
    watched.willBuild()
    try policy.run(isFirst: isFirst, tell: FailureReport.tell) {
      let build = try build()
      program = try build.program()
      try watched.didBuild(build)
    }
    guard let program else { return false }
    let child = ChildCommand(
      [program] + words.arguments, name: words.name,
      environment: ProcessInfo.processInfo.environment)
    var (isChanged, nextLook) = (false, ContinuousClock.now)
    let end = try child.run(input: STDIN_FILENO, output: STDOUT_FILENO) {
      guard .now >= nextLook else { return false }
      nextLook = .now + .seconds(WatchPolicy.pause)
      isChanged = watched.seesChange()
      return isChanged
    }
    if !isChanged {
      Output.complain(
        "\(words.name) \(end); the next change of a source starts it again", as: .detail)
    }
    return isChanged
  }

  private mutating func waitForChange() throws(CommandError) {
    try WatchPolicy.wait(watching: words.name) { watched.seesChange() ? () : nil }
  }
}
