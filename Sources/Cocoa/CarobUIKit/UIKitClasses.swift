import CarobFoundation
import CarobRuntime

/// The classes of UIKit that plugins may look up by name.
///
/// `PluginLoader` announces these in a program that links the library. Each is registered when it is first used or looked for.
/// [any-thread]
public enum UIKitClasses {
  /// All classes, superclasses first.
  public static let all: [Object.Type] = [
    UIResponder.self, UIView.self, UIColor.self, UIFont.self, UIFontMetrics.self, UILabel.self,
    UIImage.self,
    UIImageView.self, UIStackView.self, UIBezierPath.self, CGPath.self, CGContext.self,
    CGPattern.self,
    CGGradient.self, CGColorSpace.self, UIGraphicsImageRendererFormat.self,
    UIGraphicsImageRenderer.self, UIGraphicsImageRendererContext.self,
    UIActivityIndicatorView.self, UIControl.self, UIButton.self, UITextField.self,
    UISearchTextField.self, UISearchBar.self, UISwitch.self, UISlider.self, UIStepper.self,
    UISegmentedControl.self, UIProgressView.self, UIPageControl.self, UIDatePicker.self,
    UIPickerView.self,
    UIRefreshControl.self,
    UITouch.self, UIGestureRecognizer.self, UITapGestureRecognizer.self,
    UISwipeGestureRecognizer.self, UILongPressGestureRecognizer.self, UIPanGestureRecognizer.self,
    UIScreenEdgePanGestureRecognizer.self, UIPinchGestureRecognizer.self,
    UIRotationGestureRecognizer.self, UIScrollView.self, UITextView.self,
    UINib.self, UIStoryboard.self, UIStoryboardSegue.self,
    UITableViewCell.self, UITableViewHeaderFooterView.self, UITableView.self,
    UITableViewRowAction.self, UIContextualAction.self, UISwipeActionsConfiguration.self,
    UICollectionReusableView.self, UICollectionViewCell.self,
    UICollectionViewLayoutAttributes.self,
    UICollectionViewLayoutInvalidationContext.self,
    UICollectionViewFlowLayoutInvalidationContext.self, UICollectionViewUpdateItem.self,
    UICollectionViewLayout.self, UICollectionViewFlowLayout.self, UICollectionView.self,
    UIBarItem.self, UIBarButtonItem.self, UITabBarItem.self, UINavigationBar.self, UITabBar.self,
    UIToolbar.self, CALayer.self, CAShapeLayer.self, CAGradientLayer.self,
    CATextLayer.self, CAReplicatorLayer.self,
    UILayoutGuide.self, NSLayoutConstraint.self, NSLayoutAnchor.self,
    NSLayoutXAxisAnchor.self, NSLayoutYAxisAnchor.self, NSLayoutDimension.self, UIPasteboard.self,
    UIViewController.self, UINavigationItem.self, UINavigationController.self,
    UITabBarController.self, UITableViewController.self, UICollectionViewController.self,
    UIAlertAction.self, UIAlertController.self, UIAlertView.self, UIActionSheet.self,
    UIWindow.self, UIApplication.self, UIEvent.self,
    CATransaction.self,
    UITraitCollection.self, UIScreen.self, UIDevice.self,
  ]

  /// Announces these classes and Foundation's to the runtime, and adds UIKit's methods to `NSValue`, `NSString`,
  /// `NSAttributedString` and `NSBundle`. A second call does nothing. Only a program that looks up classes before it makes a
  /// `PluginLoader` has to call it.
  public static func register() { announced() }

  private static let announced = Once {
    FoundationClasses.register()
    AnnouncedClasses.announce(all)
    AnnouncedClasses.extend(ValueBox.self, with: ValueMembers.define)
    AnnouncedClasses.extend(StringBox.self, with: StringDrawing.defineStrings)
    AnnouncedClasses.extend(AttributedStringBox.self, with: StringDrawing.defineAttributedStrings)
    AnnouncedClasses.extend(NSBundle.self, with: UINib.defineBundles)
  }
}

/// The entry point that the plugin loader looks up in programs that link this library (`CHostLibraries`).
@_cdecl("carob_announce_uikit")
func announceUIKit() { UIKitClasses.register() }
