import CCarob
import CarobLibc
import CarobRuntime

/// A plugin whose classes are registered.
public final class LoadedPlugin: Sendable {
  let module: OpenModule
  /// The numbers of the threads that started while the plugin was loaded and were still running afterwards.
  let threads: Set<String>
  /// The numbers of all threads before it was loaded; nil when the system does not give them.
  let earlierThreads: Set<String>?

  init(_ module: OpenModule, threads: Set<String>, since earlier: Set<String>?) {
    self.module = module
    self.threads = threads
    earlierThreads = earlier
  }

  /// The description of the plugin from its entry.
  public var descriptor: PluginDescriptor { module.descriptor }

  /// The path of the module, as it was opened.
  public var path: String { module.path }

  var owner: RegistrationOwner { module.owner }

  /// Whether the module has Objective-C code.
  package var isInObjectiveC: Bool { module.entry.objc != nil }

  /// The methods of the host's classes that the plugin replaced.
  package var replacedMethods: [ReplacedMethod] { owner.replacedMethods }

  /// Whether code of the plugin released string literals that it did not retain, so that its module will stay mapped.
  package var miscountsLiterals: Bool { !owner.miscountedLiterals.isEmpty }

  /// Whether threads that were started since the plugin was loaded may be running its code. Also after it was unloaded, if its
  /// module stays mapped.
  package var runsThreads: Bool {
    threads.contains(where: RunningThreads.runs)
      || RunningThreads.runCode(module.code, since: earlierThreads)
  }

  /// The address in the file of the plugin of code in this process; nil for code of others.
  package func addressInFile(of code: Implementation) -> UInt64? {
    // The linker maps a module from address 0 of the file on.
    module.code.contains(code.address) ? UInt64(code.address - module.code.lowerBound) : nil
  }

  /// The classes that the plugin registered, in order.
  public var classes: [RuntimeClass] { owner.classes }

  /// The classes that the plugin allocated but did not register, in order.
  package var unregisteredClasses: [RuntimeClass] { owner.unregisteredClasses }

  /// The classes of the plugin that could not be registered, and those that its code refers to and nobody has.
  package var absentClasses: [AbsentClass] { owner.absentClasses }

  /// The protocols that the plugin registered, in order.
  public var protocols: [RuntimeProtocol] { owner.protocols }

  /// The categories that the plugin added to classes, in order, each with its class.
  public var categories: [(cls: RuntimeClass, category: CarobRuntime.Category)] {
    owner.categories
  }

  /// Runs `body`. What the host registers meanwhile is removed with the plugin.
  public func whileRegistering<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try owner.whileRegistering(body)
  }

  /// Finds a resource of the plugin: next to the module, or in SwiftPM's resource folder.
  ///
  /// - Returns: the path of the file; nil when it does not exist.
  public func resource(named name: String) -> String? {
    PluginResources.file(named: name, besides: path)
  }
}

extension LoadedPlugin {
  /// Whether the plugin is an app: it has a `main` and no principal class.
  public var isApp: Bool { module.main != nil && descriptor.principalClass == nil }

  /// Calls the `main` of an app, with the plugin's name as its only argument. [main-thread]
  ///
  /// - Returns: the result; nil when the plugin has no `main`.
  /// - Throws: the pending error that `main` left.
  package func callMain() throws -> Int32? {
    guard let main = module.main else { return nil }
    guard let name = strdup(descriptor.name) else { fatalError("out of memory for a name") }
    defer { free(name) }
    let status = withUnsafeTemporaryAllocation(
      of: UnsafeMutablePointer<CChar>?.self, capacity: 2
    ) { arguments in
      // SAFETY: there is room for the two, and `main` uses them before it returns.
      guard let first = arguments.baseAddress else { return Int32(0) }
      first.initialize(to: name)
      (first + 1).initialize(to: nil)
      return main(1, first)
    }
    if let error = PendingError.take() { throw error }
    return status
  }
}
