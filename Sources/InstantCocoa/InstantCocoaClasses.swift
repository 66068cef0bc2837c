import CarobFoundation
import CarobRuntime

/// The classes that plugins may look up by name.
///
/// `PluginLoader` announces these in a program that links the library. Each is registered when it is first used or looked for.
/// [any-thread]
public enum InstantCocoaClasses {
  /// All of them, superclasses first.
  public static let all: [Object.Type] =
    FoundationClasses.all
    + [ICInflector.self, TTTStringInflector.self, MappedArray.self]
    + ModelClasses.all + ViewClasses.all + [
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
    FoundationClasses.register()
    // A plugin that brings one of these is not to be the one that states what is in it: it may be unloaded.
    ModelProtocols.register()
    DataSourceProtocols.register()
    CellConfigurationProtocols.register()
    announced
    extended
  }

  private static let extended: Void = {
    AnnouncedClasses.extend(ValueBox.self, with: ValueMembers.define)
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

/// The classes of views and of the controllers that show them.
public enum ViewClasses {
  /// All of them. A plugin finds a class by name only after its `runtimeClass` was asked for.
  public static let all: [Object.Type] = [
    UIResponder.self, UIView.self, UIColor.self, UIFont.self, UILabel.self, UIImage.self,
    UIImageView.self,
    UIActivityIndicatorView.self, UIControl.self, UIButton.self, UITextField.self,
    UISearchTextField.self, UISearchBar.self, UISwitch.self, UISlider.self, UIRefreshControl.self,
    UIGestureRecognizer.self, UITapGestureRecognizer.self, UIScrollView.self,
    UITableViewCell.self, ICTableViewCell.self, ICLoadingTableViewCell.self,
    UITableViewHeaderFooterView.self, UITableView.self,
    UICollectionReusableView.self, UICollectionViewCell.self, ICCollectionViewCell.self,
    ICLoadingCollectionViewCell.self, UICollectionViewLayoutAttributes.self,
    UICollectionViewLayout.self, UICollectionViewFlowLayout.self, UICollectionView.self,
    UIBarItem.self, UIBarButtonItem.self,
    UIViewController.self, UINavigationItem.self, UINavigationController.self,
    UITabBarController.self,
    UIWindow.self, UIApplication.self, UIEvent.self, UIScreen.self, UIDevice.self,
  ]
}
