import CarobRuntime
import InstantCocoa

/// The classes of remote data that plugins may look up by name.
///
/// `PluginLoader` announces these in a program that links the library.
/// [any-thread]
public enum InstantCocoaRemoteClasses {
  /// All of them, superclasses first.
  public static let all: [Object.Type] = [
    ICRemoteConfiguration.self, ICRequestManager.self, ICRequestOperation.self,
    ICResourceGateway.self,
    ICCollectionFetcher.self,
    ICRemoteDataSource.self, ICPaginatorKeys.self, ICPaginatedDataSource.self,
  ]

  /// Lets them be found by name, and models answer `ICModel (Remote)`; a second call does nothing.
  public static func register() {
    announced
    extended
  }

  private static let extended: Void = AnnouncedClasses.extend(
    ICModel.self, with: RemoteModel.define)
  private static let announced: Void = AnnouncedClasses.announce(all, mayBeReplaced: true)
}

/// What the loader of plugins calls, and finds in programs that link this library (`carob_announce_library`).
@_cdecl("carob_announce_instant_cocoa_remote")
func announceInstantCocoaRemote() { InstantCocoaRemoteClasses.register() }
