import CarobLibc
import CarobRuntime
import Foundation

/// The files that come with code.
///
/// The bundle of a plugin is its module's folder, with the resource folders that SwiftPM puts beside the
/// module. In a program in Objective-C, and where no plugin is loaded, the main bundle is the executable's folder; else it
/// belongs to the plugin that was loaded first. Any other folder is a bundle as well. Each has one object. [any-thread]
public final class NSBundle: Object, @unchecked Sendable {
  // SAFETY: its place is behind a lock, and any thread may retain and release objects.

  /// The origin of a bundle.
  enum Place: Sendable {
    case program
    /// The plugin, not retained; it may be gone.
    case plugin(Weak<RegistrationOwner>)
    case folder(String)
  }

  private struct State: Sendable {
    var place = Place.program
    /// The plugin's resource folders, once they were looked up.
    var folders: [String]?
  }

  private let state = Locked(State())

  /// The origin of this bundle.
  var place: Place { state.withLock { $0.place } }

  private convenience init(_ place: Place) {
    self.init(isa: Self.runtimeClass)
    state.withLock { $0.place = place }
  }

  /// The folders of a plugin's resources; nil for other bundles.
  var pluginFolders: [String]? {
    if let known = state.withLock({ $0.folders }) { return known }
    guard let folders = module?.resourceFolders() else { return nil }
    state.withLock { $0.folders = folders }
    return folders
  }

  /// Folders and modules by path.
  private static let known = Locked<[String: NSBundle]>([:])

  private static func known(_ key: String, _ place: Place) -> NSBundle {
    if let known = known.withLock({ $0[key] }) { return known }
    let made = NSBundle(place)
    return known.withLock { known in
      if let other = known[key] { return other }
      known[key] = made
      return made
    }
  }

  /// The bundle of the program itself.
  static let program = NSBundle(.program)

  /// The main bundle.
  public static var main: NSBundle {
    let owners = OwnedModule.owners
    if owners.contains(where: { $0.module?.kind == .program }) { return program }
    return owners.first { $0.module?.kind == .plugin }.map(of) ?? program
  }

  /// The identifier of the main bundle; of a program without plugins its name.
  static var mainIdentifier: String {
    main.identifier ?? ProcessInfo.processInfo.processName
  }

  /// The bundle of a plugin; the program's for an owner without a module.
  static func of(_ owner: RegistrationOwner) -> NSBundle {
    guard let module = owner.module, module.kind != .program else { return program }
    let bundle = known("plugin:" + module.path, .plugin(Weak(owner)))
    // A plugin that was loaded again has another owner.
    if bundle.owner !== owner {
      bundle.state.withLock { $0 = State(place: .plugin(Weak(owner))) }
    }
    return bundle
  }

  /// The bundle of a class's code.
  package static func of(_ cls: RuntimeClass) -> NSBundle { cls.owner.map(of) ?? program }

  /// The bundle of a folder, or of the plugin whose module's folder or file this is; nil when the path does not exist.
  static func at(_ path: String) -> NSBundle? {
    guard let kind = FileKind(path) else { return nil }
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let plugin = OwnedModule.owners.first { owner in
      guard let module = owner.module else { return false }
      let file = URL(fileURLWithPath: module.path).resolvingSymlinksInPath()
      return file.path == path || file.deletingLastPathComponent().path == path
    }
    if let plugin { return of(plugin) }
    return kind == .directory ? known(path, .folder(path)) : nil
  }

  /// The bundle of a plugin that is loaded, or the program's.
  static func identified(by identifier: String) -> NSBundle? {
    all.first { $0.identifier == identifier }
  }

  /// The bundles of all loaded plugins, and the program's.
  static var all: [NSBundle] {
    OwnedModule.owners.map(of).filter { $0 !== program } + [program]
  }

  /// The module of the plugin; nil for other bundles, and when the plugin is gone.
  var module: OwnedModule? { owner?.module }

  /// The plugin; nil for other bundles, and when it is gone.
  var owner: RegistrationOwner? {
    if case .plugin(let owner) = place { owner.object } else { nil }
  }

  /// Whether the other is this very object.
  public override func isEqual(_ other: Object?) -> Bool { self === other }

  /// `NSBundle </folder> (loaded)`.
  public override var objectDescription: String { "NSBundle <\(path)> (loaded)" }

  /// States the members of `NSBundle`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSBundle.self, "The files that come with a plugin, and its texts in the user's language."
    ) { bundle in
      defineFinding(bundle)
      defineDescribing(bundle)
      definePaths(bundle)
      defineResources(bundle)
      defineCode(bundle)
      defineLocalizing(bundle)
    }
  }
}
