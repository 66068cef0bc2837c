import CarobRuntime

/// A protocol as an Objective-C declaration: inherited protocols, required and optional properties and methods.
///
/// ```
/// @protocol SKNaming <NSObject>
/// - (NSString *)name;
/// @optional
/// - (void)setName:(NSString *)name;
/// @end
/// ```
///
/// Lists only members of the protocol itself; methods are sorted by name, class methods first. [any-thread]
public struct ProtocolDeclaration: Sendable {
  private let declared: RuntimeProtocol

  /// Creates the declaration of a protocol in its state at the time of `lines`.
  public init(of declared: RuntimeProtocol) {
    self.declared = declared
  }

  /// The lines of the declaration.
  ///
  /// - Complexity: O(n log n) in the number of members.
  public var lines: [String] { lines(style: .plain) }

  /// Returns the lines with styles.
  ///
  /// - Complexity: O(n log n) in the number of members.
  public func lines(style: TextStyle) -> [String] {
    var heading = MemberDeclaration.heading("@protocol", declared.name)
    for run in MemberDeclaration.list(of: declared.protocols) { heading.append(run) }
    let optional = members(isRequired: false)
    let lines =
      [heading] + members(isRequired: true)
      + (optional.isEmpty ? [] : [MemberDeclaration.keyword("@optional")] + optional)
      + [MemberDeclaration.keyword("@end")]
    return lines.map { $0.rendered(style) }
  }

  private func members(isRequired: Bool) -> [TextLine] {
    let methods = declared.methods.filter { $0.isRequired == isRequired }.sorted {
      ($0.isClassMethod ? 0 : 1, $0.selector.name) < ($1.isClassMethod ? 0 : 1, $1.selector.name)
    }
    return declared.properties.filter { $0.isRequired == isRequired }.map {
      MemberDeclaration.property(
        $0.property.name, $0.property.attributes, isClassProperty: $0.isClassProperty)
    } + methods.map { MemberDeclaration.method($0.declaration) }
  }
}
