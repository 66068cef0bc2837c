import InstantCocoa

/// The names in a plugin that is to be written.
struct NewPlugin {
  /// What the user calls it: `Demo`.
  let name: String
  /// What its classes begin with: `DE`.
  let prefix: String
  /// What its rows are; the first is what `carob show` makes of them unless told otherwise. Never empty.
  let models: [NewModel]
  /// The data that it is made for; nil for data to begin with.
  var content: DataContent?

  /// The name as files and functions begin with it: `demo`.
  var lowerCaseName: String { name.lowercased() }

  /// The screen with all rows.
  var listScreen: String { "\(prefix)ListViewController" }

  /// The rows of the screens for single models.
  var fieldClass: String { "\(prefix)Field" }

  /// The file with the rows.
  var dataFile: String { "\(lowerCaseName).json" }
}

/// The names that belong to one model.
struct NewModel {
  /// Its class: `DEBookCase`.
  let className: String
  /// The class without its prefix, as selectors have it: `BookCase`.
  let name: String
  /// The screen for one of them.
  let screen: String

  init(className: String, name: String) {
    self.className = className
    self.name = name
    screen = "\(className.dropLast(name.count))\(name)ViewController"
  }

  /// The key of its rows, when there are several models: `book_cases`.
  var key: String {
    var words = Inflector().words(of: name)
    if let last = words.popLast() { words.append(Pluralization.english.pluralized(last)) }
    return words.joined(separator: "_")
  }

  /// What people call one of them: `book case`.
  var noun: String { Inflector().words(of: name).joined(separator: " ") }

  /// A variable in C: `book_case`.
  var variableInC: String { Self.variable(Inflector().snakeCased(name)) }

  /// A variable in Objective-C or Swift: `bookCase`.
  var llamaCasedVariable: String { Self.variable(Inflector().llamaCased(name)) }

  /// A name that means something else in the code around it gives way.
  private static func variable(_ name: String) -> String {
    taken.contains(name) ? "model" : name
  }

  private static let taken = words.union(variables)

  /// Variables of the templates.
  private static let variables: Set<String> = Set(
    """
    cell screen controller field fields list name objects table tableView table_view data data_source \
    dataSource navigation_controller navigationController text_label textLabel detail_text_label \
    detailTextLabel formatter serializer
    """.split(separator: " ").map(String.init))

  /// Words of C, of Objective-C, of Swift and of their predefined macros.
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
