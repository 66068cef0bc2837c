/// The types of a function as it was compiled, which debug information tells.
package struct CompiledFunction: Hashable {
  /// How a value travels, as far as that is told.
  package enum Passing: Hashable {
    case void
    /// An integer, a character, a boolean or an enumeration.
    case integer(size: Int)
    case real(size: Int)
    case pointer
    case structure(size: Int)
    case unknown
  }

  package let result: Passing
  package let parameters: [Passing]
}
