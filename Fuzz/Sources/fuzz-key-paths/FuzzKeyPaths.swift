import CarobFoundation
import CarobRuntime
import Fuzzing
import Synchronization

/// Key paths into a graph of dictionaries and arrays: a path leads where its keys lead one by one.
@main enum FuzzKeyPaths {
  /// Keys become selectors, which last for ever, so that this many paths are enough for one process.
  private static let maximumCount = 200_000

  private static let asked = Atomic<Int>(0)

  static func main() {
    Fuzzing.run { bytes, count in
      FuzzKeyPaths.begin(Fuzzing.text(bytes, count))
      return 0
    }
  }

  private static func begin(_ path: String) {
    guard asked.wrappingAdd(1, ordering: .relaxed).newValue <= maximumCount else { return }
    autoreleasePool { check(path) }
  }

  /// The object that paths begin at.
  private static func root() -> Object {
    let users = ArrayBox(
      ["ada", "grace"].enumerated().map { index, name in
        DictionaryBox(["name": StringBox(name), "age": NumberBox(index)])
      })
    return DictionaryBox([
      "result": DictionaryBox(["users": users, "total": NumberBox(2.5)]),
      "name": StringBox("root"), "a.b": NullBox(), "": StringBox("empty"),
    ])
  }

  private static func check(_ path: String) {
    let found = outcome { () throws(MessageError) in try root().value(forKeyPath: path) }
    do throws(KeyValuePathError) {
      try follow(KeyValuePath(parsing: path), path, found)
    } catch {
      Fuzzing.requireOneLine(error)
      Fuzzing.require(
        (0...path.utf8.count).contains(error.offset), "\(error.offset) is not in the path")
      Fuzzing.require(
        found == "an error", "\(path.debugDescription) is malformed, but leads to \(found)")
    }
  }

  private static func follow(
    _ path: KeyValuePath, _ text: String, _ found: String
  ) throws(KeyValuePathError) {
    // By bytes: strings that mean the same are other keys.
    Fuzzing.require(
      path.description.utf8.elementsEqual(text.utf8), "\(text.debugDescription) is written \(path)")
    Fuzzing.require(
      try KeyValuePath(parsing: path.description) == path, "\(path) is read in two ways")
    var keys: [String] = []
    for component in path.components {
      // What begins with @ is for the array as a whole.
      guard case .key(let key) = component else { return }
      keys.append(key)
    }
    let stepped = outcome { () throws(MessageError) in
      var object: Object? = root()
      for key in keys { object = try object?.value(forKey: key) }
      return object
    }
    Fuzzing.require(
      found == stepped, "\(text.debugDescription) leads to \(found), its keys to \(stepped)")
  }

  /// What a look-up gave, as text: the objects are different ones each time.
  private static func outcome(_ look: () throws(MessageError) -> Object?) -> String {
    do throws(MessageError) {
      return try look().map { "\($0)" } ?? "nil"
    } catch {
      Fuzzing.requireOneLine(error)
      return "an error"
    }
  }
}
