import CarobFoundation
import CarobRuntime

/// The classes of UIKit that plugins may look up by name.
///
/// `PluginLoader` announces these in a program that links the library. Each is registered when it is first used or looked for.
/// [any-thread]
public enum UIKitClasses {
  /// All of them, superclasses first.
  public static let all: [Object.Type] = [
    UIResponder.self, UIView.self, UIColor.self, UIFont.self, UILabel.self, UIImage.self,
    UIImageView.self,
    UIActivityIndicatorView.self, UIControl.self, UIButton.self, UITextField.self,
    UISearchTextField.self, UISearchBar.self, UISwitch.self, UISlider.self, UIRefreshControl.self,
    UIGestureRecognizer.self, UITapGestureRecognizer.self, UIScrollView.self,
    UITableViewCell.self, UITableViewHeaderFooterView.self, UITableView.self,
    UICollectionReusableView.self, UICollectionViewCell.self,
    UICollectionViewLayoutAttributes.self,
    UICollectionViewLayout.self, UICollectionViewFlowLayout.self, UICollectionView.self,
    UIBarItem.self, UIBarButtonItem.self,
    UIViewController.self, UINavigationItem.self, UINavigationController.self,
    UITabBarController.self,
    UIWindow.self, UIApplication.self, UIEvent.self, UIScreen.self, UIDevice.self,
  ]

  /// Lets them be found by name, and those of Foundation with them, and values answer what UIKit gave them; a second call does
  /// nothing. Only a program that looks for them before it makes a `PluginLoader` has to call it.
  public static func register() {
    FoundationClasses.register()
    announced
    extended
  }

  private static let announced: Void = AnnouncedClasses.announce(all)

  private static let extended: Void = AnnouncedClasses.extend(
    ValueBox.self, with: ValueMembers.define)
}

/// What the loader of plugins calls, and finds in programs that link this library (`carob_announce_library`).
@_cdecl("carob_announce_uikit")
func announceUIKit() { UIKitClasses.register() }
