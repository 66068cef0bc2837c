/// A structure that travels by value, which only libffi knows how.
public protocol StructureMessageValue: MessageValue {}

extension StructureMessageValue {
  /// Neither a word nor a number.
  @inlinable public static var passingKind: PassingKind { .compound }

  /// Nothing: a structure is no word.
  public static func word(_ value: CValue) -> UInt { 0 }

  /// Never asked: a structure is no word.
  public static func value(word: UInt) -> CValue {
    preconditionFailure("a structure does not travel as a word")
  }
}
