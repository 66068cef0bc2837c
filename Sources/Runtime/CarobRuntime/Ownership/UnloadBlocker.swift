/// A use of a plugin's classes or code, because of which the plugin cannot be unloaded. More kinds may be added.
public enum UnloadBlocker: Hashable, Sendable, CustomStringConvertible {
  /// Living instances of one of its classes.
  case instances(count: Int, className: String)
  /// A class of another owner below one of its classes.
  case subclass(String, superclass: String)
  /// A class of another owner whose metaclass is that of one of its classes.
  case metaclass(String, of: String)
  /// Objects with associated values under a key that is an address in the module.
  case associationKeys(count: Int)
  /// Objects that have one of its classes associated with them.
  case associatedClass(count: Int, className: String)
  /// A method of another owner's class with its code, such as `-[UIView layout]`.
  case implementation(String)
  /// Objects of other classes that have a handler with code of the module.
  case handler(count: Int, selector: String)
  /// Observations of key paths that have one of its classes as their observer.
  case observer(count: Int, className: String)
  /// Blocks of its code.
  case blocks(count: Int)
  /// String literals in its data that are still referenced, with the texts of some.
  case literals(count: Int, examples: [String])
  /// The hook for missing classes, which is in its code.
  case missingClassHook
  /// Calls of its code on the calling thread.
  case runningCalls(count: Int)

  /// The blocker, as a clause: `2 instances of SKUser are alive`.
  public var description: String {
    switch self {
    case .instances(let count, let name):
      count == 1 ? "an instance of \(name) is alive" : "\(count) instances of \(name) are alive"
    case .subclass(let name, let superclass):
      "\(name), which is not the plugin's, is a subclass of \(superclass)"
    case .metaclass(let name, let other):
      "\(name), which is not the plugin's, has the metaclass of \(other)"
    case .associationKeys(let count):
      "\(Self.objects(count)) something associated under a key in the module"
    case .associatedClass(let count, let name):
      "\(Self.objects(count)) the class \(name) associated with \(count == 1 ? "it" : "them")"
    case .implementation(let method):
      "\(method), which is not the plugin's, is implemented by its code"
    case .handler(let count, let selector):
      count == 1
        ? "an object answers \(selector) with its code"
        : "\(count) objects answer \(selector) with its code"
    case .observer(let count, let name):
      count == 1
        ? "the class \(name) observes a key path" : "the class \(name) observes \(count) key paths"
    case .blocks(let count):
      count == 1 ? "a block of its code is alive" : "\(count) blocks of its code are alive"
    case .literals(let count, let examples):
      (count == 1
        ? "a string literal in its data is in use: "
        : "\(count) string literals in its data are in use: ")
        + Self.quoted(examples, of: count)
    case .missingClassHook: "the hook for missing classes is its code"
    case .runningCalls(let count):
      count == 1
        ? "a function of it is running on this thread"
        : "\(count) functions of it are running on this thread"
    }
  }

  /// Returns who retains what the blocker is about: ` (retained by an NSTimer that calls -[SKClock tick:])`. Empty when that
  /// is not known.
  package func clause(of holders: [UnloadHolder]) -> String {
    let className: String?
    switch self {
    case .instances(_, let name): className = name
    case .blocks: className = nil
    default: return ""
    }
    let names = holders.filter { $0.className == className }.map(\.holder)
    if names.isEmpty { return "" }
    let more = names.count > Self.maximumHolders ? " and others" : ""
    return " (retained by \(names.prefix(Self.maximumHolders).joined(separator: ", "))\(more))"
  }

  private static let maximumHolders = 4

  /// `"one", "two", …`, each on one line and cut where it is long.
  private static func quoted(_ texts: [String], of count: Int) -> String {
    let shown = texts.map { "\"\($0.count > 40 ? $0.prefix(40) + "…" : $0)\"".onOneLine }
    return (shown + (count > texts.count ? ["…"] : [])).joined(separator: ", ")
  }

  private static func objects(_ count: Int) -> String {
    count == 1 ? "an object has" : "\(count) objects have"
  }
}
