import CarobRuntime
import Fuzzing
import Synchronization

/// Key paths into a graph of dictionaries and arrays: a path leads where its keys lead one by one.
@main enum FuzzKeyPaths {
  /// Keys become selectors, which last for ever, so that this many paths are enough for one process.
  private static let most = 200_000

  private static let asked = Atomic<Int>(0)

  static func main() {
    Fuzzing.run { bytes, count in
      FuzzKeyPaths.begin(Fuzzing.text(bytes, count))
      return 0
    }
  }

  private static func begin(_ path: String) {
    guard asked.wrappingAdd(1, ordering: .relaxed).newValue <= most else { return }
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
    let root = root()
    let found = outcome { () throws(MessageError) in try root.value(forKeyPath: path) }
    // What begins with @ is for the array as a whole.
    if path.contains("@") { return }
    let stepped = outcome { () throws(MessageError) in
      var object: Object? = root
      for key in path.split(separator: ".", omittingEmptySubsequences: false) {
        object = try object?.value(forKey: String(key))
      }
      return object
    }
    Fuzzing.require(
      found == stepped, "\(path.debugDescription) leads to \(found), its keys to \(stepped)")
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
