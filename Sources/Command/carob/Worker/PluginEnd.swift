import CarobLibc
import CarobProcess

enum PluginEnd {
  /// Returns a sentence about the end, and advice.
  ///
  /// - Parameters:
  ///   - signal: the signal that ended the process; nil when it has exited.
  ///   - place: the place of the crash, if known.
  static func cause(
    ofEndBy signal: Int32?, in place: CrashPlace? = nil
  ) -> (sentence: String, advice: String) {
    guard let signal else { return ("a plugin ended the process", "correct the plugin") }
    let words = SignalName.words(for: signal)
    guard CrashSignal.includes(signal) else {
      return (
        "\(SignalName.of(signal)) (\(words)) ended the process in which the plugin runs",
        advice(onSignal: signal)
      )
    }
    return (
      "a plugin ended the process (\(words))" + (place.map { " in \($0.words)" } ?? ""),
      advice(onCrash: signal, in: place)
    )
  }

  /// Returns advice about a signal that is no crash and was not sent to the command.
  private static func advice(onSignal signal: Int32) -> String {
    switch signal {
    case SIGKILL: "see with dmesg whether memory ran out, and who else may have killed it"
    case SIGXCPU, SIGXFSZ: "raise the limit with ulimit, or have the plugin use less"
    case SIGALRM, SIGVTALRM, SIGPROF: "have the plugin handle the signal of the timer that it sets"
    default: "have the plugin handle the signal, unless somebody else has sent it"
    }
  }

  /// Returns advice on finding the cause of a crash.
  private static func advice(onCrash signal: Int32, in place: CrashPlace?) -> String {
    if let place, place.isInConstructor, CrashSignal.isOfMemory(signal) {
      return
        "a constructor cannot call the host, which gives a module its functions before it calls load; "
        + "do there what needs them"
    }
    guard SubcommandTraits.given.contains(.showsScreen) else { return "correct the plugin" }
    let advice = "run it again with --isolated, which names the handler"
    let zombies = CrashSignal.zombies
    return CrashSignal.isOfMemory(signal)
      ? "\(advice), or with \(zombies.variable), which \(zombies.effect)" : advice
  }
}
