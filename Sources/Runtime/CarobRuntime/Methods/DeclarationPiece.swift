/// A piece of a declaration as Objective-C writes one.
package struct DeclarationPiece: Hashable, Sendable {
  /// What a piece is, for who gives it looks.
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
