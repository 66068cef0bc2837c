public import CarobPluginKit

// Only dates and URLs: formatters and other parts of Foundation would have to be linked into the module.
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Date: MessageValue, NamedClassValue {
  package static var className: String { "NSDate" }
  /// `@`
  public static var typeEncoding: String { "@" }
  /// The reference date, the beginning of 2001.
  public static var nothing: Date { Date(timeIntervalSinceReferenceDate: 0) }

  /// Converts an `NSDate`.
  public init(_ value: PassedValue) throws(PluginFailure) {
    guard let seconds = try value.secondsSinceReferenceDate() else {
      throw value.unexpected("a Date")
    }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }

  /// Converts to an `NSDate`.
  public func passed() throws(PluginFailure) -> PassedValue {
    try .date(secondsSinceReferenceDate: timeIntervalSinceReferenceDate)
  }
}

extension URL: MessageValue, NamedClassValue {
  package static var className: String { "NSURL" }
  /// `@`
  public static var typeEncoding: String { "@" }
  /// `about:blank`
  public static var nothing: URL {
    guard let blank = URL(string: "about:blank") else {
      preconditionFailure("about:blank is a URL")
    }
    return blank
  }

  /// Converts an `NSURL`.
  public init(_ value: PassedValue) throws(PluginFailure) {
    guard let text = try value.urlText() else { throw value.unexpected("a URL") }
    guard let url = URL(string: text) else { throw PluginFailure("\"\(text)\" is no URL") }
    self = url
  }

  /// Converts to an `NSURL`.
  public func passed() throws(PluginFailure) -> PassedValue { try .url(absoluteString) }
}
