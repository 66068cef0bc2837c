/// The ARC method family of a selector, which determines the owner of the result.
enum MethodFamily {
  /// Other methods: the result is not retained.
  case none
  /// `alloc`, `new`, `copy`, `mutableCopy`: the caller owns the result.
  case owned
  /// `init`: the caller owns the result, and the method consumes its receiver.
  case initializer

  /// Follows the host's rule: leading underscores are ignored, and a lower-case ASCII letter
  /// continues the word, so `copyright` is not `copy`.
  init(of selector: String) {
    let bare = selector.utf8.drop { $0 == UInt8(ascii: "_") }
    let families: [(String, Self)] = [
      ("alloc", .owned), ("new", .owned), ("copy", .owned), ("mutableCopy", .owned),
      ("init", .initializer),
    ]
    for (word, family) in families where bare.starts(with: word.utf8) {
      let next = bare.dropFirst(word.utf8.count).first
      if let next, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next) { continue }
      self = family
      return
    }
    self = .none
  }
}
