import ArgumentParser

/// The options `--deadline` and `--timeout`: time limits for a plugin's code, in seconds.
enum DeadlineOption {
  /// Longer than any useful limit.
  private static let longest = 1e6

  /// Checks the time.
  ///
  /// - Parameter option: the name of the option.
  /// - Throws: `ValidationError` when it is no valid time.
  static func validate(
    seconds: Double, option: String = "--deadline"
  ) throws(ValidationError) {
    guard seconds > 0, seconds <= longest else {
      throw ValidationError("\(option) \(seconds) is no time to wait; give seconds such as 5")
    }
  }

  /// Converts the time.
  ///
  /// - Precondition: `validate` has accepted it.
  static func duration(seconds: Double) -> Duration { .milliseconds(Int64(seconds * 1000)) }
}
