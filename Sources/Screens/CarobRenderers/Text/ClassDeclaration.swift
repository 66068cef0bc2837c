import CarobRuntime

/// A class as an Objective-C declaration: superclass, protocols, instance variables, properties and methods.
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
/// Lists only members of the class itself; methods are sorted by name, class methods first. [any-thread]
public struct ClassDeclaration: Sendable {
  private let declared: RuntimeClass

  /// Creates the declaration of a class in its state at the time of `lines`.
  public init(of declared: RuntimeClass) {
    self.declared = declared
  }

  /// The lines of the declaration.
  ///
  /// - Complexity: O(members).
  public var lines: [String] { lines(style: .plain) }

  /// Returns the lines with styles.
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
