/// The description of a plugin, and the registration of its classes.
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
/// Exactly one type of the module conforms, with `@main` before it. Strings with a default are empty by default.
public protocol Plugin {
  /// The reverse-DNS identifier, unique among loaded plugins.
  static var identifier: String { get }
  /// The name, for people.
  static var name: String { get }
  /// The plugin's version, for people.
  static var version: String { get }
  /// The class of the screen that `carob show` makes.
  static var principalClass: String { get }
  /// The class for the JSON objects.
  static var modelClass: String { get }
  /// The default data file, next to the module or among its resources.
  static var data: String { get }
  /// The key path of the array in the data; empty for the top.
  static var keyPath: String { get }
  /// Class prefixes for the shared inflector, which turns `SKUser` into `User`.
  static var prefixes: [String] { get }

  /// The identifiers of the plugins that this one is built upon, which the host loads first.
  static var dependencies: [String] { get }
  /// The maker, for people.
  static var vendor: String { get }
  /// The licence, as in SPDX: `MIT`.
  static var license: String { get }
  /// A page about the plugin.
  static var url: String { get }
  /// A sentence about the plugin.
  static var description: String { get }
  /// Words that say what the plugin does.
  static var features: [String] { get }
  /// The oldest version of the host's Carob that the plugin works with, such as `0.2.0`; empty for any.
  static var leastHost: String { get }

  /// Defines and extends classes when the host loads the plugin.
  ///
  /// If it throws, the plugin is not loaded, and the host removes everything that it registered. [main-thread]
  static func load() throws

  /// Lets go of what would prevent unloading: timers, observers, singletons. Does nothing by default.
  ///
  /// If it throws, the plugin is not unloaded now. If something else is in the way, the plugin stays loaded, and this is
  /// called again the next time. [main-thread]
  static func prepareToUnload() throws

  /// Returns state that the next build gets when the host loads the plugin anew while somebody works on it: a text, such as JSON.
  /// Nil for none, which is the default. [main-thread]
  static func saveState() throws -> String?

  /// Gets the state that the last build has saved, which may be an older one. Does nothing by default. [main-thread]
  static func loadState(_ state: String) throws

  /// Cleans up before the host unloads the plugin. Does nothing by default. [main-thread]
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

  /// None.
  public static var dependencies: [String] { [] }
  /// None.
  public static var vendor: String { "" }
  /// None.
  public static var license: String { "" }
  /// None.
  public static var url: String { "" }
  /// None.
  public static var description: String { "" }
  /// None.
  public static var features: [String] { [] }
  /// Any.
  public static var leastHost: String { "" }

  /// Nothing.
  public static func prepareToUnload() throws {}

  /// None.
  public static func saveState() throws -> String? { nil }

  /// Nothing.
  public static func loadState(_ state: String) throws {}

  /// Nothing.
  public static func unload() {}

  /// Passes the plugin to the host. Called by `@main`; do not call it yourself.
  public static func main() {
    PluginModule.export(Self.self)
  }
}
