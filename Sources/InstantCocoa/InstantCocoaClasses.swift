import CarobRuntime

/// The classes that plugins may look up by name.
///
/// A host announces these before it loads a plugin. Each is registered when it is first used or looked for.
/// [any-thread]
public enum InstantCocoaClasses {
  /// All of them, superclasses first.
  public static let all: [Object.Type] =
    RuntimeClasses.all
    + [IndexSetBox.self, ICInflector.self, TTTStringInflector.self, MappedArray.self]
    + ModelClasses.all + ViewClasses.all + [
      ICLoadingPlaceholder.self, ICNoResultsPlaceholder.self,
      ICSimpleDataSource.self, ICSectionedDataSource.self, ICMultiDataSource.self,
      ICViewController.self, ICTableViewController.self,
      ICCollectionViewController.self,
      ICSimpleRouteMatcher.self, ICRoute.self, ICRouter.self,
    ]

  /// Lets them be found by name, and the protocols with them, and strings and arrays answer what Instant Cocoa
  /// gave them; a second call does nothing.
  public static func register() {
    DataSourceProtocols.register()
    CellConfigurationProtocols.register()
    announced
    StringMembers.added
    ArrayMembers.added
  }

  private static let announced: Void = AnnouncedClasses.announce(all)
}

/// The classes of models, superclasses first.
enum ModelClasses {
  static let all: [Object.Type] = [
    ICModel.self, ICValueObject.self, ICPropertyAttributes.self, ICModelInspector.self,
    ICJSONMapper.self, DateFormatterBox.self, ICDateSerializer.self, ICURLSerializer.self,
    Coder.self, KeyedArchiver.self, KeyedUnarchiver.self,
  ]

  /// Lets them, and those of values, be found by name, as declarations and serializers are.
  static func register() { announced }

  private static let announced: Void = AnnouncedClasses.announce(RuntimeClasses.all + all)
}

/// The classes of views and of the controllers that show them.
public enum ViewClasses {
  /// All of them. A plugin finds a class by name only after its `runtimeClass` was asked for.
  public static let all: [Object.Type] = [
    UIView.self, UIColor.self, UIFont.self, UILabel.self, UIImage.self, UIImageView.self,
    UIActivityIndicatorView.self, UIScrollView.self,
    UITableViewCell.self, ICTableViewCell.self, ICLoadingTableViewCell.self,
    UITableViewHeaderFooterView.self, UITableView.self,
    UICollectionReusableView.self, UICollectionViewCell.self, ICCollectionViewCell.self,
    ICLoadingCollectionViewCell.self, UICollectionViewLayoutAttributes.self,
    UICollectionViewLayout.self, UICollectionViewFlowLayout.self, UICollectionView.self,
    UIViewController.self, UINavigationItem.self, UINavigationController.self,
    UITabBarController.self,
    UIWindow.self, UIApplication.self,
  ]
}
