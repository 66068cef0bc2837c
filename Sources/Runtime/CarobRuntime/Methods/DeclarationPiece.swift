/// A piece of a declaration in Objective-C.
package struct DeclarationPiece: Hashable, Sendable {
  /// The kind of a piece, for code that colours it.
  package enum Kind: Hashable, Sendable {
    /// Signs and spaces, names of arguments, comments.
    case plain
    /// A type.
    case type
    /// A selector or a part of it.
    case selector
  }

  package let text: String
  package let kind: Kind

  init(_ text: String, _ kind: Kind = .plain) {
    self.text = text
    self.kind = kind
  }
}
