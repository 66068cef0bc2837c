/// The ARC method family of a selector: who owns the result of a method of that name.
enum MethodFamily {
  /// Any other: the result is not retained.
  case none
  /// `alloc`, `new`, `copy`, `mutableCopy`: the caller owns the result.
  case owned
  /// `init`: the caller owns the result, and the method consumes its receiver.
  case initializer

  /// The family by the host's rule: leading underscores do not count, and `copyright` is no `copy`, since an ASCII letter
  /// in lower case goes on with the word.
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
