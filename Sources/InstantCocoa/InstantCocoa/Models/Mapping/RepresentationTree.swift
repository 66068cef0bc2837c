import CarobFoundation
import CarobRuntime

/// Values at key paths, of which dictionaries inside one another are made. The result does not
/// depend on the order in which values are set, unless two have the same path: then the last
/// counts.
struct RepresentationTree {
  private var value: Object?
  private var children: [String: RepresentationTree] = [:]

  /// Puts a value at a path.
  mutating func set(_ value: Object, at path: ArraySlice<String>) {
    guard let key = path.first else {
      self.value = value
      return
    }
    children[key, default: RepresentationTree()].set(value, at: path.dropFirst())
  }

  /// The dictionary of everything below. A dictionary at a path that others go through takes them
  /// in; any other value there is dropped, and `drop` told of it with its path.
  func dictionary(_ drop: (Object, String) -> Void) -> DictionaryBox {
    dictionary(path: [], drop)
  }

  private func dictionary(
    path: [String], _ drop: (Object, String) -> Void
  ) -> DictionaryBox {
    let result = MutableDictionaryBox([:])
    if let known = value as? DictionaryBox {
      for key in known.keys { put(known.object(forKey: key), key, in: result) }
    } else if let value {
      drop(value, path.joined(separator: "."))
    }
    for (key, child) in children {
      let value =
        child.children.isEmpty ? child.value : child.dictionary(path: path + [key], drop)
      put(value, StringBox(key), in: result)
    }
    return result
  }

  private func put(_ value: Object?, _ key: Object, in dictionary: MutableDictionaryBox) {
    // Only a key whose copying fails cannot be put, and these were keys of a dictionary before.
    try? dictionary.setObject(value, forKey: key)
  }
}

/// What is being mapped, represented or compared around the innermost. Data may nest models without
/// end, and objects may hold themselves.
enum ModelNesting {
  /// How deep children are followed.
  static let maximumDepth = 256

  @TaskLocal private static var around: [ObjectIdentifier?]?

  /// Runs `body`, which goes one level down.
  ///
  /// - Parameter object: what must not be inside itself; nil for what cannot be.
  /// - Returns: nil, and nothing is run, when it is inside itself or too deep.
  static func inside<Result, Failure: Error>(
    _ object: Object?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    let around = self.around ?? []
    let identity = object.map { ObjectIdentifier($0) }
    if around.count == maximumDepth || (identity != nil && around.contains(identity)) { return nil }
    return try $around.binding(around + [identity], body)
  }
}
