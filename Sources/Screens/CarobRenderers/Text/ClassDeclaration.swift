import CarobRuntime

/// A class as Objective-C declares one: superclass, protocols, instance variables, properties and methods.
///
/// ```
/// @interface SKUser : ICModel {
///   NSString *_name;
/// }
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
  public var lines: [String] { lines(style: .plain) }

  /// The declaration's lines, with looks.
  ///
  /// - Complexity: O(members).
  public func lines(style: TextStyle) -> [String] {
    var heading = MemberDeclaration.heading("@interface", declared.name)
    if let superclass = declared.superclass {
      heading.append(TextRun(" : "))
      heading.append(TextRun(superclass.name, role: .type))
    }
    for run in MemberDeclaration.list(of: declared.protocols) { heading.append(run) }
    let ivars = declared.ivars
    if !ivars.isEmpty { heading.append(TextRun(" {")) }
    let lines =
      [heading] + ivars.map(MemberDeclaration.ivar)
      + (ivars.isEmpty ? [] : [TextLine([TextRun("}")])])
      + declared.metaclass.properties.map {
        MemberDeclaration.property($0.name, $0.attributes, isClassProperty: true)
      } + declared.properties.map { MemberDeclaration.property($0.name, $0.attributes) }
      + MemberDeclaration.listed(declared.metaclass.methods + declared.methods).map {
        MemberDeclaration.method($0.declaration)
      } + [MemberDeclaration.keyword("@end")]
    return lines.map { $0.rendered(style) }
  }
}
