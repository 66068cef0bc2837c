import CarobFoundation
import CarobRuntime

/// A sort key or section key that no object of a list has.
enum UnknownKey {
  /// The class and the property that name the key.
  struct Asker {
    let className: String
    let property: String

    /// This class, for the keys of its sort descriptors.
    var sorting: Asker { Asker(className: className, property: "sortDescriptors") }
  }

  /// The result of reading an object's key.
  private enum Answer {
    case has(Object?)
    case lacks
  }

  /// Reports a key path with a key that no object has, together with the keys that they do have.
  ///
  /// - Complexity: O(1) if the first object has the keys, else O(objects), at most 10,000 of them.
  static func report(_ path: String, of objects: [Object], for asker: Asker) {
    let keys = path.split(separator: ".").map(String.init)
    // The result of an operator depends on the objects; they report their own mistakes.
    if keys.contains(where: { $0.hasPrefix("@") }) { return }
    if let first = objects.first, has(first, keys[...]) { return }
    if let (key, lacking) = lacks(objects.prefix(DataShape.maximumRows), keys) {
      tell(key, of: path, lacking, isCut: objects.count > DataShape.maximumRows, asker)
    }
  }

  /// Whether an object certainly has all keys. Does not read the value of the last one.
  private static func has(_ object: Object, _ keys: ArraySlice<String>) -> Bool {
    guard let key = keys.first else { return true }
    if keys.count == 1, !(object is DictionaryBox),
      let getter = try? Selector(validating: key), object.responds(to: getter)
    {
      return true
    }
    guard case .has(let value) = answer(of: object, to: key) else { return false }
    return value.map { has($0, keys.dropFirst()) } ?? (keys.count == 1)
  }

  /// The first of the keys that no object has, and the objects that lack it; nil when there is none.
  private static func lacks(
    _ objects: some Collection<Object>, _ keys: [String]
  ) -> (key: String, [Object])? {
    guard let key = keys.first, !objects.isEmpty else { return nil }
    var values: [Object] = []
    var lacking: [Object] = []
    for object in objects {
      switch answer(of: object, to: key) {
      case .lacks: lacking.append(object)
      case .has(let value): if let value { values.append(value) }
      }
    }
    return lacking.count == objects.count ? (key, lacking) : lacks(values, Array(keys.dropFirst()))
  }

  private static func answer(of object: Object, to key: String) -> Answer {
    if let dictionary = object as? DictionaryBox {
      return dictionary[key].map { .has($0 is NullBox ? nil : $0) } ?? .lacks
    }
    do throws(MessageError) {
      return .has(try object.value(forKey: key))
    } catch {
      // Other errors of an accessor are reported elsewhere.
      return error.code == .undefinedKey ? .lacks : .has(nil)
    }
  }

  private static func tell(
    _ key: String, of path: String, _ objects: [Object], isCut: Bool, _ asker: Asker
  ) {
    let keys = Set(objects.flatMap(keys))
    let whole = key == path ? "" : " of \(NameSummary.text([path]))"
    let there = keys.isEmpty ? "" : "; keys there: \(NameSummary.text(keys.sorted()))"
    let who =
      objects.count == 1
      ? "the only object has no"
      : "none of \(DataShape.number(objects.count, isCut: isCut)) objects has the"
    Diagnostics.report(
      .key(
        ShapeDiagnostic(
          className: asker.className, property: asker.property,
          sentence: "\(who) key \(NameSummary.text([key]))\(whole)"
            + DataShape.nearest(to: key, among: keys) + there,
          key: path)))
  }

  private static func keys(of object: Object) -> [String] {
    if let dictionary = object as? DictionaryBox {
      return dictionary.keys.compactMap { ($0 as? StringBox)?.string }
    }
    return (try? ModelProperties.of(object.runtimeClass))?.map(\.name) ?? []
  }
}
