import CarobRuntime

/// A protocol as Objective-C declares one: what it inherits from, and the properties and methods it asks for.
///
/// ```
/// @protocol SKNaming <NSObject>
/// - (NSString *)name;
/// @optional
/// - (void)setName:(NSString *)name;
/// @end
/// ```
///
/// Only what the protocol itself asks for is listed; methods are sorted by name, class methods first. [any-thread]
public struct ProtocolDeclaration: Sendable {
  private let declared: RuntimeProtocol

  /// The declaration of a protocol as it is when `lines` is read.
  public init(of declared: RuntimeProtocol) {
    self.declared = declared
  }

  /// The declaration's lines.
  ///
  /// - Complexity: O(n log n) in the number of members.
  public var lines: [String] { lines(style: .plain) }

  /// The declaration's lines, with looks.
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
