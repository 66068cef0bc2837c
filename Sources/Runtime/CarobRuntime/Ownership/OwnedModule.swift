/// The module of a plugin, as the loader describes it, for code that looks for the files that come with it; or a program or
/// library that is linked with the host. [any-thread]
package struct OwnedModule: Sendable {
  /// What it is.
  package enum Kind: Sendable { case plugin, library, program }

  package let kind: Kind
  /// The path of the module's file, as it was given to the loader.
  package let path: String
  /// The plugin's identifier, unique among loaded plugins.
  package let identifier: String
  /// The plugin's own version, for people.
  package let version: String
  /// The class that the plugin declares as its first screen.
  package let principalClass: String?
  /// Returns the folders that may have its resources, in the order of search.
  package let resourceFolders: @Sendable () -> [String]

  package init(
    _ kind: Kind = .plugin, path: String, identifier: String, version: String,
    principalClass: String?,
    resourceFolders: @escaping @Sendable () -> [String]
  ) {
    self.kind = kind
    self.path = path
    self.identifier = identifier
    self.version = version
    self.principalClass = principalClass
    self.resourceFolders = resourceFolders
  }

  private static let loaded = Locked<[RegistrationOwner]>([])

  /// The owners whose modules are loaded, in order.
  package static var owners: [RegistrationOwner] { loaded.withLock { $0 } }

  /// Adds the owner of a module that is being loaded.
  package static func add(_ owner: RegistrationOwner) {
    loaded.withLock { owners in
      if !owners.contains(where: { $0 === owner }) { owners.append(owner) }
    }
  }

  /// Removes the owner of a module whose plugin is gone.
  package static func remove(_ owner: RegistrationOwner) {
    let old = loaded.withLock { owners in
      owners.firstIndex { $0 === owner }.map { owners.remove(at: $0) }
    }
    withExtendedLifetime(old) {}
  }
}

extension RuntimeClass {
  /// The owner of the class: a plugin; nil for the host.
  package var owner: RegistrationOwner? { visible.data.owner }
}
