import CCarob
import CarobRuntime

/// A plugin whose classes are registered.
public final class LoadedPlugin: Sendable {
  let module: OpenModule
  /// The numbers of the threads that came while it was loaded and ran when that was done.
  let threads: Set<String>

  init(_ module: OpenModule, threads: Set<String>) {
    self.module = module
    self.threads = threads
  }

  /// What the plugin says of itself.
  public var descriptor: PluginDescriptor { module.descriptor }

  /// The module's file, as it was opened.
  public var path: String { module.path }

  var owner: RegistrationOwner { module.owner }

  /// Whether the module is in Objective-C, wholly or in part.
  package var isInObjectiveC: Bool { module.entry.objc != nil }

  /// The classes that the plugin registered, in order.
  public var classes: [RuntimeClass] { owner.classes }

  /// The classes that the plugin allocated and did not register, in order.
  package var unregisteredClasses: [RuntimeClass] { owner.unregisteredClasses }

  /// The protocols that the plugin registered, in order.
  public var protocols: [RuntimeProtocol] { owner.protocols }

  /// The categories that the plugin added to classes, in order, each with its class.
  public var categories: [(cls: RuntimeClass, category: CarobRuntime.Category)] {
    owner.categories
  }

  /// Runs `body`; what the host registers meanwhile goes with the plugin.
  public func whileRegistering<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try owner.whileRegistering(body)
  }

  /// Where the plugin's resources may be: beside the module, and in the folder that SwiftPM makes for it.
  ///
  /// - Returns: the existing file of that name, or nil.
  public func resource(named name: String) -> String? {
    PluginResources.file(named: name, besides: path)
  }
}
