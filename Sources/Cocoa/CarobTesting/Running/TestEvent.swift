/// Something that a test did not do as it should.
public struct TestIssue: Hashable, Codable, Sendable {
  /// The file of the assertion; nil when nobody knows.
  public var file: String?
  /// The line in it, from 1.
  public var line: Int?
  /// What is wrong, in XCTest's words.
  public var text: String
  /// Whether an assertion failed; otherwise the test came to an end that nobody expected, such as an exception.
  public var isExpected: Bool

  /// An issue.
  public init(_ text: String, file: String? = nil, line: Int? = nil, isExpected: Bool = true) {
    self.file = file
    self.line = line
    self.text = text
    self.isExpected = isExpected
  }

  /// `Tests.m:12`; `<unknown>:0` when nobody knows.
  public var place: String { "\(file ?? "<unknown>"):\(line ?? 0)" }
}

/// What a `TestRunner` tells while it runs tests.
public enum TestEvent: Hashable, Codable, Sendable {
  /// A test failed. The method is `setUp` or `tearDown` when a class's own failed.
  case issue(TestIdentifier, TestIssue)
  /// A test measured a block; the text is XCTest's line about it.
  case measured(TestIdentifier, String)
  /// A test left something on the main run loop, where it goes on while other tests run: what, and how it is ended.
  case left(TestIdentifier, String)
  /// A test has ended: after so many seconds, and why it was skipped if it was. A class has ended when the method is
  /// `tearDown`.
  case ended(TestIdentifier, seconds: Double, skipped: TestIssue?)
}
