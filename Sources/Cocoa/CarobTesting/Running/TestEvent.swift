/// A failure of a test, or the reason of a skipped one.
public struct TestIssue: Hashable, Codable, Sendable {
  /// The file of the assertion; nil when unknown.
  public var file: String?
  /// The line in the file, from 1; nil when unknown.
  public var line: Int?
  /// The failure, in XCTest's words.
  public var text: String
  /// Whether an assertion failed. False for other failures, such as an exception.
  public var isExpected: Bool

  /// Makes an issue.
  public init(_ text: String, file: String? = nil, line: Int? = nil, isExpected: Bool = true) {
    self.file = file
    self.line = line
    self.text = text
    self.isExpected = isExpected
  }

  /// The place as text: `Tests.m:12`, or `<unknown>:0`.
  public var place: String { "\(file ?? "<unknown>"):\(line ?? 0)" }
}

/// A report of a `TestRunner` about the tests that it runs.
public enum TestEvent: Hashable, Codable, Sendable {
  /// A test failed. The method is `setUp` or `tearDown` when that method of a class failed.
  case issue(TestIdentifier, TestIssue)
  /// A test measured a block; the text is XCTest's line about it.
  case measured(TestIdentifier, String)
  /// A test left work on the main run loop, which goes on while other tests run. The text says what, and how to end it.
  case left(TestIdentifier, String)
  /// A test has ended, after some seconds; `skipped` is the reason if it was skipped. With the method `tearDown`, a
  /// class has ended.
  case ended(TestIdentifier, seconds: Double, skipped: TestIssue?)
}
