import CarobFoundation
import CarobRuntime
// Who uses a controller of Instant Cocoa uses views, too; and programs that were written when this library had the views import
// nothing else.
@_exported import CarobUIKit

/// The classes that plugins may look up by name.
///
/// `PluginLoader` announces these in a program that links the library. Each is registered when it is first used or looked for.
/// [any-thread]
public enum InstantCocoaClasses {
  /// All of them, superclasses first.
  public static let all: [Object.Type] =
    FoundationClasses.all
    + [ICInflector.self, TTTStringInflector.self, MappedArray.self]
    + ModelClasses.all + UIKitClasses.all + [
      ICTableViewCell.self, ICLoadingTableViewCell.self, ICCollectionViewCell.self,
      ICLoadingCollectionViewCell.self,
      ICLoadingPlaceholder.self, ICNoResultsPlaceholder.self,
      ICSimpleDataSource.self, ICSectionedDataSource.self, ICMultiDataSource.self,
      ICViewController.self, ICTableViewController.self,
      ICCollectionViewController.self,
      ICSimpleRouteMatcher.self, ICRoute.self, ICRouter.self,
    ]

  /// Lets them be found by name, and the protocols with them, and strings and arrays answer what Instant Cocoa
  /// gave them; a second call does nothing. Only a program that looks for them before it makes a `PluginLoader` has to
  /// call it.
  public static func register() {
    UIKitClasses.register()
    // A plugin that brings one of these is not to be the one that states what is in it: it may be unloaded.
    ModelProtocols.register()
    DataSourceProtocols.register()
    CellConfigurationProtocols.register()
    announced
    extended
  }

  private static let extended: Void = {
    AnnouncedClasses.extend(StringBox.self, with: StringMembers.define)
    AnnouncedClasses.extend(ArrayBox.self, with: ArrayMembers.define)
  }()

  private static let announced: Void = {
    // A program may bring the original's sources, but not a UIKit or Foundation of its own.
    AnnouncedClasses.announce(all.filter { isOfInstantCocoa($0.runtimeName) }, mayBeReplaced: true)
    AnnouncedClasses.announce(all)
  }()

  private static func isOfInstantCocoa(_ name: String) -> Bool {
    name.hasPrefix("IC") || name == TTTStringInflector.runtimeName
  }
}

/// What the loader of plugins calls, and finds in programs that link this library (`carob_announce_library`).
@_cdecl("carob_announce_instant_cocoa")
func announceInstantCocoa() { InstantCocoaClasses.register() }

/// The classes of models, superclasses first.
enum ModelClasses {
  static let all: [Object.Type] = [
    ICModel.self, ICValueObject.self, ICPropertyAttributes.self, ICModelInspector.self,
    ICJSONMapper.self, ICDateSerializer.self, ICURLSerializer.self,
    Coder.self, KeyedArchiver.self, KeyedUnarchiver.self,
  ]

  /// Lets them, and those of values, be found by name, as declarations and serializers are.
  static func register() { announced }

  private static let announced: Void = AnnouncedClasses.announce(FoundationClasses.all + all)
}
