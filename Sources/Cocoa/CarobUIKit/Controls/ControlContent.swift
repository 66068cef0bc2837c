import CarobRuntime
import Foundation

/// What a control shows, and so what a user can do with it. Each control states it once, for the terminal, the page, pictures
/// and tests.
package struct ControlContent: Hashable, Sendable {
  /// The form in which a user sees the control.
  package enum Kind: String, CaseIterable, Sendable {
    /// A switch. The value is 0 or 1.
    case toggle
    /// A number on a line between two limits.
    case slider
    /// A number that one button lowers and another one raises.
    case stepper
    /// Titles side by side, one of which is chosen. The value is its index.
    case segments
    /// A part that is done, which the user does not set.
    case progress
    /// A dot for each page. The value is the index of the current one.
    case pages
    /// A day, a time, or a duration, by its text. The value is in seconds: from 1970 on, or those of a duration.
    case datePicker
    /// Titles one above the other, one of which is chosen. The value is its index.
    case wheel
  }

  /// The form of a date picker's text.
  package enum Form: String, Sendable { case date, time, dateAndTime, duration }

  /// The kind.
  package let kind: Kind
  /// The value, or the index of the chosen title; nil when none is chosen.
  package var value: Double?
  /// The minimum and the maximum; empty for a value without limits.
  package var limits: [Double] = []
  /// The difference between a value and the next one; nil for any.
  package var step: Double?
  /// The titles.
  package var titles: [String] = []
  /// The indices of the titles that cannot be chosen.
  package var disabledTitles: [Int] = []

  /// The value as a text; nil for most kinds.
  package var text: String?
  /// The form of the text; nil for other kinds than a date picker.
  package var form: Form?

  package init(_ kind: Kind, value: Double?) {
    self.kind = kind
    self.value = value
  }

  /// The index of the chosen title; nil for none, and for controls with a number.
  package var selection: Int? {
    titles.isEmpty ? nil : value.flatMap(Int.init(exactly:))
  }

  /// The place of the value between its limits, from 0 to 1; nil without limits.
  package var fraction: Double? {
    guard let value, limits.count == 2, limits[0] < limits[1] else { return nil }
    let fraction = (value - limits[0]) / (limits[1] - limits[0])
    return fraction.isFinite ? min(max(fraction, 0), 1) : nil
  }
}

/// The reason why a user cannot set a value.
package struct ControlRefusal: Error, Hashable {
  /// A part of a sentence.
  package let reason: String

  static func noValue(_ cls: RuntimeClass) -> Self {
    Self(reason: "\(cls.withArticle) has no value")
  }

  static func isOnlyShown(_ cls: RuntimeClass) -> Self {
    Self(reason: "the \(cls) is only shown")
  }

  static func noChoice(_ value: Double, _ cls: RuntimeClass) -> Self {
    let number = Int(exactly: value).map { "\($0)" } ?? "\(value)"
    return Self(reason: "the \(cls) has no choice number \(number)")
  }
}

extension UIView {
  /// Changes the value of a control as a user does: sets it, and tells targets or a delegate.
  ///
  /// - Throws: `ControlRefusal` when a user cannot do that; `MessageError` when a handler raises.
  package final func changeValue(to value: Double) throws {
    if let control = self as? UIControl, !control.isEnabled {
      throw ControlRefusal(reason: "the \(runtimeClass) is not enabled")
    }
    guard value.isFinite else { throw ControlRefusal(reason: "that is no value") }
    try take(value)
    try tellChange()
  }

  /// Chooses the value at a point as a finger does, and tells targets or a delegate.
  ///
  /// - Returns: whether there is a value that a user may choose, and that is not chosen already.
  /// - Throws: `MessageError` when a handler raises.
  final func choose(at point: CGPoint) throws(MessageError) -> Bool {
    guard let value = try choice(at: point) else { return false }
    do throws(ControlRefusal) { try take(value) } catch { return false }
    try tellChange()
    return true
  }
}
