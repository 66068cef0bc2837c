import Synchronization

/// The runtime's own classes that plugins may look up by name. [any-thread]
public enum RuntimeClasses {
  /// All classes, superclasses first.
  public static let all: [Object.Type] = [
    Object.self, NSBlock.self, MethodSignatureBox.self, NSInvocation.self, NSProxy.self,
    ProtocolObject.self,
  ]

  /// Lets these classes be found by name; a second call does nothing. For a program without Foundation; the plugin loader
  /// announces these with those of Foundation.
  public static func register() { announced() }

  /// Frees their names for others: `NSObject` is `CarobRuntime.Object` then. For a process whose
  /// modules define classes of those names, before anything else of the runtime is used.
  package static func leaveNames() {
    SwiftClasses.usesModuleNames.store(true, ordering: .relaxed)
  }

  private static let announced = Once { AnnouncedClasses.announce(all) }
}
