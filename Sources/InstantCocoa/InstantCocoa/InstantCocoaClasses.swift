// Re-exported, because users of a controller of Instant Cocoa use strings and views too, and older programs import only this
// library.
@_exported import CarobFoundation
import CarobRuntime
@_exported import CarobUIKit

/// The classes that plugins may look up by name.
///
/// `PluginLoader` announces these in a program that links the library. Each is registered when it is first used or looked for.
/// [any-thread]
public enum InstantCocoaClasses {
  /// All classes, superclasses first.
  public static let all: [Object.Type] =
    FoundationClasses.all + UIKitClasses.all + [MappedArray.self] + replaceable

  /// The classes that a program may have too: it may contain the original's sources, but no UIKit or Foundation.
  private static let replaceable: [Object.Type] =
    [ICInflector.self, TTTStringInflector.self] + ModelClasses.all + [
      ICTableViewCell.self, ICLoadingTableViewCell.self, ICCollectionViewCell.self,
      ICLoadingCollectionViewCell.self,
      ICLoadingPlaceholder.self, ICNoResultsPlaceholder.self,
      ICSimpleDataSource.self, ICSectionedDataSource.self, ICMultiDataSource.self,
      ICViewController.self, ICTableViewController.self,
      ICCollectionViewController.self,
      ICSimpleRouteMatcher.self, ICRoute.self, ICRouter.self,
    ]

  /// Announces these classes and their protocols to the runtime, and adds Instant Cocoa's methods to strings and
  /// arrays. A second call does nothing. Only a program that looks up classes before it makes a `PluginLoader` has to
  /// call it.
  public static func register() { announced() }

  private static let announced = Once {
    UIKitClasses.register()
    // Before a plugin registers one of these with its own members, because it may be unloaded.
    ModelProtocols.register()
    DataSourceProtocols.register()
    CellConfigurationProtocols.register()
    AnnouncedClasses.announce(replaceable, mayBeReplaced: true)
    AnnouncedClasses.announce(all)
    AnnouncedClasses.extend(StringBox.self, with: InflectionMembers.define)
    AnnouncedClasses.extend(ArrayBox.self, with: SectioningMembers.define)
  }
}

/// The entry point that the plugin loader looks up in programs that link this library (`CHostLibraries`).
@_cdecl("carob_announce_instant_cocoa")
func announceInstantCocoa() { InstantCocoaClasses.register() }

/// The classes of models, superclasses first.
enum ModelClasses {
  static let all: [Object.Type] = [
    ICModel.self, ICValueObject.self, ICPropertyAttributes.self, ICModelInspector.self,
    ICJSONMapper.self, ICDateSerializer.self, ICURLSerializer.self,
  ]

  /// Announces these classes and Foundation's to the runtime, for declarations and serializers.
  static let register = Once { AnnouncedClasses.announce(FoundationClasses.all + all) }
}
