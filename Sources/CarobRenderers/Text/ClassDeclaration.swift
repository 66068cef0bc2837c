import CarobRuntime

/// A class as Objective-C declares one: superclass, protocols, properties and methods.
///
/// ```
/// @interface SKUser : ICModel
/// @property (copy) NSString *name;
/// - (NSString *)name;
/// - (void)setName:(NSString *)name;
/// @end
/// ```
///
/// Only what the class itself has is listed; methods are sorted by name, class methods first. [any-thread]
public struct ClassDeclaration: Sendable {
  private let declared: RuntimeClass

  /// The declaration of a class as it is when `lines` is read.
  public init(of declared: RuntimeClass) {
    self.declared = declared
  }

  /// The declaration's lines.
  ///
  /// - Complexity: O(members).
  public var lines: [String] {
    var heading = "@interface \(declared.name)"
    if let superclass = declared.superclass { heading += " : \(superclass.name)" }
    heading += MemberDeclaration.list(of: declared.protocols)
    return [heading]
      + declared.properties.map { MemberDeclaration.property($0.name, $0.attributes) }
      + (declared.metaclass.methods + declared.methods).map { $0.readableSignature + ";" }
      + ["@end"]
  }
}
