import ArgumentParser

/// `--only`: which rows are measured.
struct NameFilter: ParsableArguments {
  @Option(help: "Only rows that match; a regular expression.")
  var only: String?

  /// The expression; nil when all rows are wanted.
  private(set) var pattern: Regex<AnyRegexOutput>?

  private enum CodingKeys: CodingKey { case only }

  mutating func validate() throws {
    do {
      pattern = try only.map { try Regex($0) }
    } catch {
      throw ValidationError("--only: not a regular expression: \(only ?? "")")
    }
  }

  /// Whether a row is wanted.
  func takes(_ name: String) -> Bool { pattern.map { name.contains($0) } ?? true }
}
