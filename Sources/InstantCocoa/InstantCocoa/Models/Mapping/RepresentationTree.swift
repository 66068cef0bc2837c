import CarobFoundation
import CarobRuntime

/// Values at key paths, which become nested dictionaries. The result does not depend on the order in which values are
/// set, except for two values at one path: the last counts.
struct RepresentationTree {
  private var value: Object?
  private var children: [String: RepresentationTree] = [:]

  mutating func set(_ value: Object, at path: ArraySlice<String>) {
    guard let key = path.first else {
      self.value = value
      return
    }
    children[key, default: RepresentationTree()].set(value, at: path.dropFirst())
  }

  /// The dictionary of everything below. A dictionary at a path that others go through is merged with them; any other
  /// value there is dropped, and passed to `drop` with its path.
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
    // Fails only for a key that cannot be copied, and these were keys of a dictionary before.
    try? dictionary.setObject(value, forKey: key)
  }
}

/// The objects around the present one during mapping, conversion or comparison. Data may nest models without end, and
/// objects may contain themselves.
enum ModelNesting {
  /// The maximum depth of children.
  static let maximumDepth = Archive.maximumDepth

  @TaskLocal private static var around: [ObjectIdentifier?]?

  /// Runs `body` one level deeper.
  ///
  /// - Parameter object: an object that must not be inside itself; nil for values that cannot be.
  /// - Returns: nil, without running `body`, when the object is inside itself or too deep.
  static func inside<Result, Failure: Error>(
    _ object: Object?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    let around = self.around ?? []
    let identity = object.map { ObjectIdentifier($0) }
    if around.count == maximumDepth || (identity != nil && around.contains(identity)) { return nil }
    return try $around.binding(around + [identity], body)
  }
}
