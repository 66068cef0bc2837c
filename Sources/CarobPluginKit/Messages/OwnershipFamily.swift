/// Which ownership rule a selector's name implies, as ARC reads it.
enum OwnershipFamily {
  /// The result is borrowed.
  case none
  /// The caller owns the result.
  case owned
  /// That, and the method takes over a reference to its receiver.
  case initializer

  init(of selector: String) {
    let bare = selector.drop { $0 == "_" }
    let families: [(String, Self)] = [
      ("alloc", .owned), ("new", .owned), ("copy", .owned), ("mutableCopy", .owned),
      ("init", .initializer),
    ]
    for (word, family) in families where bare.hasPrefix(word) {
      let next = bare.dropFirst(word.count).first
      if next?.isLowercase != true {
        self = family
        return
      }
    }
    self = .none
  }
}
