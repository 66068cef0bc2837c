/// A structure that is passed by value, which only libffi can do.
public protocol StructureMessageValue: MessageValue {}

extension StructureMessageValue {
  /// The kind of a structure: neither a word nor a number.
  @inlinable public static var passingKind: PassingKind { .compound }

  /// Zero: a structure is not passed as a word.
  public static func word(_ value: CValue) -> UInt { 0 }

  /// Not called: a structure is not passed as a word.
  public static func value(word: UInt) -> CValue {
    preconditionFailure("a structure does not travel as a word")
  }
}
