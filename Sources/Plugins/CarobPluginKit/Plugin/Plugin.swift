/// What a module says of itself, and what it registers.
///
/// ```swift
/// @main
/// struct Greetings: Plugin {
///   static let identifier = "org.example.greetings"
///   static let name = "Greetings"
///   static let version = "1.0.0"
///
///   static func load() throws {
///     try ObjectClass.define("GRGreeting", below: "NSObject") { greeting in
///       greeting.property("word", String.self)
///     }
///   }
/// }
/// ```
///
/// One type of the module conforms, with `@main` before it. Strings that have a default are empty where the plugin
/// does not say.
public protocol Plugin {
  /// Reverse DNS, unique among loaded plugins.
  static var identifier: String { get }
  /// For people.
  static var name: String { get }
  /// The plugin's own version, for people.
  static var version: String { get }
  /// The screen that `carob show` makes.
  static var principalClass: String { get }
  /// What each JSON object is mapped to.
  static var modelClass: String { get }
  /// The default data file, beside the module or among its resources.
  static var data: String { get }
  /// Where the array is in the data; the top when empty.
  static var keyPath: String { get }
  /// Class prefixes for the shared inflector, which makes `User` of `SKUser`.
  static var prefixes: [String] { get }

  /// Defines classes and extends others, when the host loads the plugin.
  ///
  /// What it throws is why the plugin is not loaded; the host revokes whatever was registered. [main-thread]
  static func load() throws

  /// Called before the host lets go of the plugin. Does nothing by default. [main-thread]
  static func unload()
}

extension Plugin {
  /// None.
  public static var principalClass: String { "" }
  /// None.
  public static var modelClass: String { "" }
  /// None.
  public static var data: String { "" }
  /// The top.
  public static var keyPath: String { "" }
  /// None.
  public static var prefixes: [String] { [] }

  /// Nothing.
  public static func unload() {}

  /// Tells the host about the plugin. What `@main` calls; not for anybody else.
  public static func main() {
    PluginModule.export(Self.self)
  }
}
