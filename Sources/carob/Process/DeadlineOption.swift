import ArgumentParser

/// How long a plugin's code may take, in seconds, as the option `--deadline` says it.
enum DeadlineOption {
  /// Longer than anybody waits.
  private static let longest = 1e6

  /// Checks the time that was given.
  ///
  /// - Throws: `ValidationError` when it is none.
  static func validate(seconds: Double) throws(ValidationError) {
    guard seconds > 0, seconds <= longest else {
      throw ValidationError("--deadline \(seconds) is no time to wait; give seconds such as 5")
    }
  }

  /// The time that was given.
  ///
  /// - Precondition: it was checked.
  static func duration(seconds: Double) -> Duration { .milliseconds(Int64(seconds * 1000)) }
}
