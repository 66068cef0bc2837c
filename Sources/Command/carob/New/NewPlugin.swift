import InstantCocoa

struct NewPlugin {
  /// The name: `Demo`.
  let name: String
  /// The prefix of its classes: `DE`.
  let prefix: String
  /// The models, at least one. The first is the default for `carob show`.
  let models: [NewModel]
  /// The user's data; nil for generated data.
  var content: DataContent?

  /// The name for files and functions: `demo`.
  var lowerCaseName: String { name.lowercased() }

  /// The class of the screen with all rows.
  var listScreen: String { "\(prefix)ListViewController" }

  /// The class of the rows in screens for one object.
  var fieldClass: String { "\(prefix)Field" }

  /// The name of the data file.
  var dataFile: String { "\(lowerCaseName).json" }
}

struct NewModel {
  /// The class name: `DEBookCase`.
  let className: String
  /// The class name without prefix, as in selectors: `BookCase`.
  let name: String
  /// The class of the screen for one object.
  let screen: String

  init(className: String, name: String) {
    self.className = className
    self.name = name
    screen = "\(className.dropLast(name.count))\(name)ViewController"
  }

  /// The key of its rows in data with several models: `book_cases`.
  var key: String {
    var words = Inflector().words(of: name)
    if let last = words.popLast() { words.append(Pluralization.english.pluralized(last)) }
    return words.joined(separator: "_")
  }

  /// The name for people: `book case`.
  var noun: String { Inflector().words(of: name).joined(separator: " ") }

  /// A variable name in C: `book_case`.
  var variableInC: String { Self.variable(Inflector().snakeCased(name)) }

  /// A variable name in Objective-C or Swift: `bookCase`.
  var llamaCasedVariable: String { Self.variable(Inflector().llamaCased(name)) }

  /// Returns the name, or `model` if it is taken in the code around it.
  private static func variable(_ name: String) -> String {
    taken.contains(name) ? "model" : name
  }

  private static let taken = words.union(variables)

  /// The variables in the templates.
  private static let variables: Set<String> = Set(
    """
    cell screen controller field fields list name objects table tableView table_view data data_source \
    dataSource navigation_controller navigationController text_label textLabel detail_text_label \
    detailTextLabel formatter serializer
    """.split(separator: " ").map(String.init))

  /// The keywords and predefined macros of C, Objective-C and Swift.
  static let words: Set<String> = Set(
    """
    auto break case char const continue default do double else enum extern float for goto if inline int long \
    register restrict return short signed sizeof static struct switch typedef union unsigned void volatile \
    while asm typeof bool true false nullptr constexpr alignas alignof thread_local static_assert linux unix \
    id self in out inout byref bycopy oneway \
    actor any as associatedtype async await borrowing catch class consuming convenience defer deinit dynamic \
    fallthrough fileprivate final func guard import infix init internal is isolated lazy let macro \
    mutating nil nonisolated nonmutating open operator optional override postfix precedencegroup prefix \
    private protocol public repeat required rethrows some subscript super throw throws try typealias unowned \
    var weak where
    """.split(separator: " ").map(String.init))
}
