import CCarob

/// A method that a protocol asks for: a selector with its types, and whether a class must have it.
public struct MethodDescription: Hashable, Sendable {
  /// What is to be answered.
  public let selector: Selector
  /// Its types, such as `v@:@@`.
  public let encoding: String
  /// Whether a class that adopts the protocol must have it.
  public let isRequired: Bool
  /// Whether class objects answer it, rather than instances.
  public let isClassMethod: Bool

  /// The method as Objective-C declares it: `- (void)setName:(NSString *)name`.
  ///
  /// Names of arguments are guessed from the selector. [any-thread]
  ///
  /// - Complexity: O(length).
  public var readableSignature: String {
    MethodDeclaration.text(selector, encoding: encoding, isClassMethod: isClassMethod)
  }

  /// The description as C has it; its strings live for ever.
  package var record: objc_method_description {
    objc_method_description(name: selector.sel, types: CStringTable.shared.interned(encoding))
  }
}
