import CarobRuntime

/// The classes of views and of the controllers that show them.
public enum ViewClasses {
  /// All of them. A plugin finds a class by name only after its `runtimeClass` was asked for.
  public static let all: [Object.Type] = [
    UIView.self, UILabel.self, UIImage.self, UIImageView.self, UIActivityIndicatorView.self,
    UITableViewCell.self, ICTableViewCell.self, ICLoadingTableViewCell.self, UITableView.self,
    UIViewController.self, UINavigationItem.self, UINavigationController.self,
    UITabBarController.self,
    UIWindow.self, UIApplication.self,
  ]
}
