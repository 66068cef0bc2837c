import CarobRuntime
import InstantCocoa

/// The classes of remote data that plugins may look up by name.
///
/// `PluginLoader` announces these in a program that links the library. [any-thread]
public enum InstantCocoaRemoteClasses {
  /// All classes, superclasses first.
  public static let all: [Object.Type] = [
    ICRemoteConfiguration.self, ICRequestManager.self, ICRequestOperation.self,
    ICResourceGateway.self,
    ICCollectionFetcher.self,
    ICRemoteDataSource.self, ICPaginatorKeys.self, ICPaginatedDataSource.self,
  ]

  /// Announces these classes to the runtime, and adds the methods of `ICModel (Remote)` to models. A second call does
  /// nothing.
  public static func register() { announced() }

  private static let announced = Once {
    AnnouncedClasses.announce(all, mayBeReplaced: true)
    AnnouncedClasses.extend(ICModel.self, with: RemoteModel.define)
  }
}

/// The entry point that the plugin loader looks up in programs that link this library (`CHostLibraries`).
@_cdecl("carob_announce_instant_cocoa_remote")
func announceInstantCocoaRemote() { InstantCocoaRemoteClasses.register() }
