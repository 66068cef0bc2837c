import CCarob

/// A method of a protocol: a selector with its types, and whether a class must have it.
public struct MethodDescription: Hashable, Sendable {
  /// The selector of the method.
  public let selector: Selector
  /// The types, such as `v@:@@`.
  public let encoding: String
  /// Whether a class that adopts the protocol must have the method.
  public let isRequired: Bool
  /// Whether it is a method of class objects, rather than of instances.
  public let isClassMethod: Bool

  /// The method as Objective-C declares it: `- (void)setName:(NSString *)name`.
  ///
  /// Names of arguments are guessed from the selector. [any-thread]
  ///
  /// - Complexity: O(length).
  public var readableSignature: String {
    MethodDeclaration.text(selector, encoding: encoding, isClassMethod: isClassMethod)
  }

  /// The description as C has it; its strings live for ever. Its types have no names of classes, as in Apple's runtime.
  package var record: objc_method_description {
    let plain =
      encoding.utf8.contains(UInt8(ascii: "\""))
      ? (try? MethodSignature.interned(encoding))?.recordTypes : nil
    return objc_method_description(
      name: selector.sel, types: plain ?? CStringTable.shared.interned(encoding))
  }
}
