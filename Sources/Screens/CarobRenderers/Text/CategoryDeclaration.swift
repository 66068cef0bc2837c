import CarobRuntime

/// A category as an Objective-C declaration: the class, protocols, properties and methods.
///
/// ```
/// @interface NSString (Shouting)
/// - (NSString *)shout;
/// @end
/// ```
///
/// Methods are sorted by name, class methods first. [any-thread]
public struct CategoryDeclaration: Sendable {
  private let cls: RuntimeClass
  private let category: Category

  /// Creates the declaration of a category of a class.
  public init(of category: Category, on cls: RuntimeClass) {
    self.category = category
    self.cls = cls
  }

  /// The lines of the declaration.
  ///
  /// - Complexity: O(n log n) in the number of members.
  public var lines: [String] { lines(style: .plain) }

  /// Returns the lines with styles.
  ///
  /// - Complexity: O(n log n) in the number of members.
  public func lines(style: TextStyle) -> [String] {
    var heading = MemberDeclaration.heading("@interface", cls.name)
    heading.append(TextRun(" (\(category.name))"))
    for run in MemberDeclaration.list(of: category.protocols) { heading.append(run) }
    let methods = MemberDeclaration.listed(category.methods).sorted {
      ($0.isClassMethod ? 0 : 1, $0.selector.name) < ($1.isClassMethod ? 0 : 1, $1.selector.name)
    }
    let lines =
      [heading]
      + category.classProperties.map {
        MemberDeclaration.property($0.name, $0.attributes, isClassProperty: true)
      } + category.properties.map { MemberDeclaration.property($0.name, $0.attributes) }
      + methods.map { MemberDeclaration.method($0.declaration) }
      + [MemberDeclaration.keyword("@end")]
    return lines.map { $0.rendered(style) }
  }
}
