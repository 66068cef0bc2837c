import ArgumentParser

/// How long a plugin's code may take, in seconds, as `--deadline` and `--timeout` say it.
enum DeadlineOption {
  /// Longer than anybody waits.
  private static let longest = 1e6

  /// Checks the time that was given.
  ///
  /// - Parameter option: the name of the option that was given.
  /// - Throws: `ValidationError` when it is none.
  static func validate(
    seconds: Double, option: String = "--deadline"
  ) throws(ValidationError) {
    guard seconds > 0, seconds <= longest else {
      throw ValidationError("\(option) \(seconds) is no time to wait; give seconds such as 5")
    }
  }

  /// The time that was given.
  ///
  /// - Precondition: it was checked.
  static func duration(seconds: Double) -> Duration { .milliseconds(Int64(seconds * 1000)) }
}
