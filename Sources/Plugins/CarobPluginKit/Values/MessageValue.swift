/// A type for arguments and results of messages: objects, classes, selectors, strings, numbers, `Bool`, dates,
/// URLs, points, sizes and rectangles, arrays and dictionaries of these, and optionals of all of them.
///
/// A plugin can make its own types conform, by conversion from and to one of these:
///
/// ```swift
/// enum Shade: String, MessageValue {
///   case light, dark
///
///   static var typeEncoding: String { String.typeEncoding }
///   static var nothing: Shade { .light }
///   init(_ value: PassedValue) throws(PluginFailure) {
///     let name = try String(value)
///     guard let shade = Shade(rawValue: name) else { throw PluginFailure("\(name) is no shade") }
///     self = shade
///   }
///   func passed() throws(PluginFailure) -> PassedValue { try rawValue.passed() }
/// }
/// ```
public protocol MessageValue {
  /// The type encoding of an argument or result, such as `@` or `q`.
  static var typeEncoding: String { get }

  /// The value of a property that could not be read, or of a property of nil.
  static var nothing: Self { get }

  /// Converts an argument or a result.
  ///
  /// - Throws: `PluginFailure` when it is of another kind, or too large.
  init(_ value: PassedValue) throws(PluginFailure)

  /// Converts to an argument or a result.
  ///
  /// - Throws: `PluginFailure` when the host cannot represent the value.
  func passed() throws(PluginFailure) -> PassedValue
}

extension MessageValue {
  /// The type encoding in a property's attributes, with the name of the class if there is one.
  static var propertyEncoding: String {
    (self as? any NamedClassValue.Type)?.classEncoding ?? typeEncoding
  }
}

/// A type whose values are objects of one class of the host.
package protocol NamedClassValue {
  static var className: String { get }
}

extension NamedClassValue {
  static var classEncoding: String { "@\"\(className)\"" }
}
