/// A value in the data that a property cannot hold, and that was therefore left out.
public struct MappingDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The row of the data, counted from 0, when the object was made for one.
  public let row: Int?
  /// The class of the object.
  public let className: String
  /// The property; nil when the whole object was to be filled with something that is no dictionary.
  public let property: String?
  /// What would fit.
  public let expected: String
  /// What was given.
  public let given: String

  /// `row 3: SKUser.name takes NSString *, given number 42`.
  public var description: String {
    let place = row.map { "row \($0): " } ?? ""
    let member = property.map { "\(className).\($0)" } ?? className
    return "\(place)\(member) takes \(expected), given \(given)"
  }
}
