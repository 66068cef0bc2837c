// UIKit/UIKit.h, written by `carob headers`; changes would be lost.
#pragma once
#pragma clang diagnostic ignored "-Wnullability-completeness"

#import <Foundation/Foundation.h>
#import <UIKit/UIKitDefines.h>

@protocol UIActionSheetDelegate <NSObject>
@optional
- (void)actionSheet:(UIActionSheet *)actionSheet clickedButtonAtIndex:(NSInteger)buttonIndex;
- (void)actionSheetCancel:(UIActionSheet *)actionSheet;
- (void)willPresentActionSheet:(UIActionSheet *)actionSheet;
- (void)didPresentActionSheet:(UIActionSheet *)actionSheet;
- (void)actionSheet:(UIActionSheet *)actionSheet willDismissWithButtonIndex:(NSInteger)buttonIndex;
- (void)actionSheet:(UIActionSheet *)actionSheet didDismissWithButtonIndex:(NSInteger)buttonIndex;
@end

@protocol UIAlertViewDelegate <NSObject>
@optional
- (void)alertView:(UIAlertView *)alertView clickedButtonAtIndex:(NSInteger)buttonIndex;
- (void)alertViewCancel:(UIAlertView *)alertView;
- (void)willPresentAlertView:(UIAlertView *)alertView;
- (void)didPresentAlertView:(UIAlertView *)alertView;
- (void)alertView:(UIAlertView *)alertView willDismissWithButtonIndex:(NSInteger)buttonIndex;
- (void)alertView:(UIAlertView *)alertView didDismissWithButtonIndex:(NSInteger)buttonIndex;
- (BOOL)alertViewShouldEnableFirstOtherButton:(UIAlertView *)alertView;
@end

@protocol UIAppearance <NSObject>
@required
+ (instancetype)appearance;
+ (instancetype)appearanceWhenContainedInInstancesOfClasses:(NSArray<Class> *)classes;
@end

@protocol UIApplicationDelegate <NSObject>
@optional
@property (nonatomic, strong) UIWindow *window;
- (void)applicationDidFinishLaunching:(UIApplication *)application;
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(NSDictionary *)launchOptions;
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions;
- (void)applicationDidBecomeActive:(UIApplication *)application;
- (void)applicationWillResignActive:(UIApplication *)application;
- (void)applicationDidEnterBackground:(UIApplication *)application;
- (void)applicationWillEnterForeground:(UIApplication *)application;
- (void)applicationWillTerminate:(UIApplication *)application;
- (void)applicationDidReceiveMemoryWarning:(UIApplication *)application;
- (BOOL)application:(UIApplication *)application openURL:(NSURL *)url options:(NSDictionary *)options;
- (BOOL)application:(UIApplication *)application openURL:(NSURL *)url sourceApplication:(NSString *)sourceApplication annotation:(id)annotation;
- (BOOL)application:(UIApplication *)application handleOpenURL:(NSURL *)url;
@end

@protocol UIBarPositioningDelegate <NSObject>
@end

@protocol UICollectionViewDataSource <NSObject>
@required
- (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView cellForItemAtIndexPath:(NSIndexPath *)indexPath;
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section;
@optional
- (UICollectionReusableView *)collectionView:(UICollectionView *)collectionView viewForSupplementaryElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView canMoveItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView moveItemAtIndexPath:(NSIndexPath *)sourceIndexPath toIndexPath:(NSIndexPath *)destinationIndexPath;
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView;
@end

@protocol UICollectionViewDataSourcePrefetching <NSObject>
@required
- (void)collectionView:(UICollectionView *)collectionView prefetchItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@optional
- (void)collectionView:(UICollectionView *)collectionView cancelPrefetchingForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@end

@protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidChangeAdjustedContentInset:(UIScrollView *)scrollView;
- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(BOOL)decelerate;
- (void)scrollViewDidEndScrollingAnimation:(UIScrollView *)scrollView;
- (void)scrollViewDidEndZooming:(UIScrollView *)scrollView withView:(UIView *)view atScale:(CGFloat)scale;
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
- (void)scrollViewDidScrollToTop:(UIScrollView *)scrollView;
- (void)scrollViewDidZoom:(UIScrollView *)scrollView;
- (BOOL)scrollViewShouldScrollToTop:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginDecelerating:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginZooming:(UIScrollView *)scrollView withView:(UIView *)view;
- (void)scrollViewWillEndDragging:(UIScrollView *)scrollView withVelocity:(CGPoint)velocity targetContentOffset:(inout CGPoint *)targetContentOffset;
- (UIView *)viewForZoomingInScrollView:(UIScrollView *)scrollView;
@end

@protocol UICollectionViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (void)collectionView:(UICollectionView *)collectionView didDeselectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didEndDisplayingCell:(UICollectionViewCell *)cell forItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didEndDisplayingSupplementaryView:(UICollectionReusableView *)view forElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didHighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didSelectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView didUnhighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView shouldDeselectItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView shouldHighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView shouldSelectItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView shouldShowMenuForItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView canPerformAction:(SEL)action forItemAtIndexPath:(NSIndexPath *)indexPath withSender:(id)sender;
- (void)collectionView:(UICollectionView *)collectionView performAction:(SEL)action forItemAtIndexPath:(NSIndexPath *)indexPath withSender:(id)sender;
- (UIContextMenuConfiguration *)collectionView:(UICollectionView *)collectionView contextMenuConfigurationForItemAtIndexPath:(NSIndexPath *)indexPath point:(CGPoint)point;
- (NSIndexPath *)indexPathForPreferredFocusedViewInCollectionView:(UICollectionView *)collectionView;
- (CGPoint)collectionView:(UICollectionView *)collectionView targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset;
- (NSIndexPath *)collectionView:(UICollectionView *)collectionView targetIndexPathForMoveFromItemAtIndexPath:(NSIndexPath *)originalIndexPath toProposedIndexPath:(NSIndexPath *)proposedIndexPath;
- (void)collectionView:(UICollectionView *)collectionView willDisplayCell:(UICollectionViewCell *)cell forItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView willDisplaySupplementaryView:(UICollectionReusableView *)view forElementKind:(NSString *)kind atIndexPath:(NSIndexPath *)indexPath;
@end

@protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
@optional
- (UIEdgeInsets)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout insetForSectionAtIndex:(NSInteger)section;
- (CGFloat)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout minimumInteritemSpacingForSectionAtIndex:(NSInteger)section;
- (CGFloat)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout minimumLineSpacingForSectionAtIndex:(NSInteger)section;
- (CGSize)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout referenceSizeForFooterInSection:(NSInteger)section;
- (CGSize)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout referenceSizeForHeaderInSection:(NSInteger)section;
- (CGSize)collectionView:(UICollectionView *)collectionView layout:(UICollectionViewLayout *)layout sizeForItemAtIndexPath:(NSIndexPath *)indexPath;
@end

@protocol UIContentSizeCategoryAdjusting <NSObject>
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
@end

@protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldReceiveTouch:(UITouch *)touch;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)other;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)other;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)other;
@end

@protocol UILayoutSupport <NSObject>
@property (nonatomic, readonly) CGFloat length;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly, strong) NSLayoutDimension *heightAnchor;
@end

@protocol UINavigationControllerDelegate <NSObject>
@optional
- (void)navigationController:(UINavigationController *)navigationController didShowViewController:(UIViewController *)viewController animated:(BOOL)animated;
- (void)navigationController:(UINavigationController *)navigationController willShowViewController:(UIViewController *)viewController animated:(BOOL)animated;
@end

@protocol UIPickerViewDataSource <NSObject>
@required
- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)pickerView;
- (NSInteger)pickerView:(UIPickerView *)pickerView numberOfRowsInComponent:(NSInteger)component;
@end

@protocol UIPickerViewDelegate <NSObject>
@optional
- (CGFloat)pickerView:(UIPickerView *)pickerView widthForComponent:(NSInteger)component;
- (CGFloat)pickerView:(UIPickerView *)pickerView rowHeightForComponent:(NSInteger)component;
- (NSString *)pickerView:(UIPickerView *)pickerView titleForRow:(NSInteger)row forComponent:(NSInteger)component;
- (NSAttributedString *)pickerView:(UIPickerView *)pickerView attributedTitleForRow:(NSInteger)row forComponent:(NSInteger)component;
- (UIView *)pickerView:(UIPickerView *)pickerView viewForRow:(NSInteger)row forComponent:(NSInteger)component reusingView:(UIView *)view;
- (void)pickerView:(UIPickerView *)pickerView didSelectRow:(NSInteger)row inComponent:(NSInteger)component;
@end

@protocol UISearchBarDelegate <UIBarPositioningDelegate>
@optional
- (BOOL)searchBarShouldBeginEditing:(UISearchBar *)searchBar;
- (void)searchBarTextDidBeginEditing:(UISearchBar *)searchBar;
- (BOOL)searchBarShouldEndEditing:(UISearchBar *)searchBar;
- (void)searchBarTextDidEndEditing:(UISearchBar *)searchBar;
- (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)searchText;
- (BOOL)searchBar:(UISearchBar *)searchBar shouldChangeTextInRange:(NSRange)range replacementText:(NSString *)text;
- (void)searchBarSearchButtonClicked:(UISearchBar *)searchBar;
- (void)searchBarCancelButtonClicked:(UISearchBar *)searchBar;
- (void)searchBar:(UISearchBar *)searchBar selectedScopeButtonIndexDidChange:(NSInteger)selectedScope;
@end

@protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController shouldSelectViewController:(UIViewController *)viewController;
- (void)tabBarController:(UITabBarController *)tabBarController didSelectViewController:(UIViewController *)viewController;
@end

@protocol UITableViewDataSource <NSObject>
@required
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView;
- (NSArray<NSString *> *)sectionIndexTitlesForTableView:(UITableView *)tableView;
- (BOOL)tableView:(UITableView *)tableView canEditRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView canMoveRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView commitEditingStyle:(UITableViewCellEditingStyle)editingStyle forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView moveRowAtIndexPath:(NSIndexPath *)sourceIndexPath toIndexPath:(NSIndexPath *)destinationIndexPath;
- (NSInteger)tableView:(UITableView *)tableView sectionForSectionIndexTitle:(NSString *)title atIndex:(NSInteger)index;
- (NSString *)tableView:(UITableView *)tableView titleForFooterInSection:(NSInteger)section;
- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section;
@end

@protocol UITableViewDataSourcePrefetching <NSObject>
@required
- (void)tableView:(UITableView *)tableView prefetchRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@optional
- (void)tableView:(UITableView *)tableView cancelPrefetchingForRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@end

@protocol UITableViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (void)tableView:(UITableView *)tableView accessoryButtonTappedForRowWithIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didDeselectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didHighlightRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didUnhighlightRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didEndEditingRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSArray<UITableViewRowAction *> *)tableView:(UITableView *)tableView editActionsForRowAtIndexPath:(NSIndexPath *)indexPath;
- (UITableViewCellEditingStyle)tableView:(UITableView *)tableView editingStyleForRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didEndDisplayingCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didEndDisplayingFooterView:(UIView *)view forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView didEndDisplayingHeaderView:(UIView *)view forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForFooterInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForHeaderInSection:(NSInteger)section;
- (NSInteger)tableView:(UITableView *)tableView indentationLevelForRowAtIndexPath:(NSIndexPath *)indexPath;
- (UISwipeActionsConfiguration *)tableView:(UITableView *)tableView leadingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView shouldHighlightRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)tableView:(UITableView *)tableView shouldIndentWhileEditingRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSIndexPath *)tableView:(UITableView *)tableView targetIndexPathForMoveFromRowAtIndexPath:(NSIndexPath *)sourceIndexPath toProposedIndexPath:(NSIndexPath *)proposedDestinationIndexPath;
- (NSString *)tableView:(UITableView *)tableView titleForDeleteConfirmationButtonForRowAtIndexPath:(NSIndexPath *)indexPath;
- (UISwipeActionsConfiguration *)tableView:(UITableView *)tableView trailingSwipeActionsConfigurationForRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)tableView:(UITableView *)tableView heightForFooterInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (UIView *)tableView:(UITableView *)tableView viewForFooterInSection:(NSInteger)section;
- (UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView willBeginEditingRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSIndexPath *)tableView:(UITableView *)tableView willDeselectRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView willDisplayCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView willDisplayFooterView:(UIView *)view forSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView willDisplayHeaderView:(UIView *)view forSection:(NSInteger)section;
- (NSIndexPath *)tableView:(UITableView *)tableView willSelectRowAtIndexPath:(NSIndexPath *)indexPath;
@end

@protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField;
- (void)textFieldDidBeginEditing:(UITextField *)textField;
- (BOOL)textFieldShouldEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField reason:(UITextFieldDidEndEditingReason)reason;
- (BOOL)textField:(UITextField *)textField shouldChangeCharactersInRange:(NSRange)range replacementString:(NSString *)string;
- (BOOL)textFieldShouldClear:(UITextField *)textField;
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
@end

@protocol UITextViewDelegate <UIScrollViewDelegate>
@optional
- (BOOL)textViewShouldBeginEditing:(UITextView *)textView;
- (void)textViewDidBeginEditing:(UITextView *)textView;
- (BOOL)textViewShouldEndEditing:(UITextView *)textView;
- (void)textViewDidEndEditing:(UITextView *)textView;
- (BOOL)textView:(UITextView *)textView shouldChangeTextInRange:(NSRange)range replacementText:(NSString *)text;
- (void)textViewDidChange:(UITextView *)textView;
- (void)textViewDidChangeSelection:(UITextView *)textView;
- (BOOL)textView:(UITextView *)textView shouldInteractWithURL:(NSURL *)URL inRange:(NSRange)characterRange;
@end

@protocol UITraitEnvironment <NSObject>
@property (nonatomic, readonly) UITraitCollection *traitCollection;
- (void)traitCollectionDidChange:(UITraitCollection *)previousTraitCollection;
@end

@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
- (BOOL)isAnimated;
- (BOOL)isCancelled;
- (NSTimeInterval)transitionDuration;
@end

@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))animation completion:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))completion;
@end

@interface CALayer : NSObject
@property CGFloat cornerRadius;
@property CGFloat borderWidth;
@property (getter=isHidden) BOOL hidden;
@property BOOL masksToBounds;
@property float opacity;
@property float shadowOpacity;
@property CGFloat shadowRadius;
@property CGSize shadowOffset;
@property (copy) NSString *name;
@property (strong) id contents;
@property CGFloat contentsScale;
@property BOOL shouldRasterize;
@property CGFloat rasterizationScale;
@property CGColorRef borderColor;
@property CGColorRef backgroundColor;
@property CGColorRef shadowColor;
@property CGRect frame;
@property CGRect bounds;
@property CGPoint position;
@property CGFloat zPosition;
@property CGPoint anchorPoint;
@property CATransform3D transform;
@property CATransform3D sublayerTransform;
@property (copy) NSString *contentsGravity;
@property (strong) CALayer *mask;
@property (getter=isOpaque) BOOL opaque;
@property BOOL needsDisplayOnBoundsChange;
@property CGPathRef shadowPath;
@property (readonly) CALayer *superlayer;
@property (copy) NSArray<CALayer *> *sublayers;
@property (weak) id delegate;
+ (instancetype)layer;
- (void)addSublayer:(CALayer *)layer;
- (CGAffineTransform)affineTransform;
- (BOOL)containsPoint:(CGPoint)p;
- (void)displayIfNeeded;
- (void)drawInContext:(CGContextRef)context;
- (void)insertSublayer:(CALayer *)layer above:(CALayer *)sibling;
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned)index;
- (void)insertSublayer:(CALayer *)layer below:(CALayer *)sibling;
- (void)layoutIfNeeded;
- (instancetype)modelLayer;
- (instancetype)presentationLayer;
- (void)removeAllAnimations;
- (void)removeAnimationForKey:(NSString *)key;
- (void)removeFromSuperlayer;
- (void)renderInContext:(CGContextRef)context;
- (void)replaceSublayer:(CALayer *)oldLayer with:(CALayer *)newLayer;
- (void)setAffineTransform:(CGAffineTransform)m;
- (void)setNeedsDisplay;
- (void)setNeedsDisplayInRect:(CGRect)rect;
- (void)setNeedsLayout;
@end

@interface CAGradientLayer : CALayer
@property (copy) NSArray *colors;
@property (copy) NSArray<NSNumber *> *locations;
@property CGPoint startPoint;
@property CGPoint endPoint;
@property (copy) NSString *type;
@end

@interface CAReplicatorLayer : CALayer
@property NSInteger instanceCount;
@property CATransform3D instanceTransform;
@property float instanceAlphaOffset;
@end

@interface CAShapeLayer : CALayer
@property CGPathRef path;
@property CGColorRef fillColor;
@property CGColorRef strokeColor;
@property CGFloat lineWidth;
@property CGFloat miterLimit;
@property (copy) NSString *lineCap;
@property (copy) NSString *lineJoin;
@property (copy) NSString *fillRule;
@property (copy) NSArray<NSNumber *> *lineDashPattern;
@property CGFloat lineDashPhase;
@end

@interface CATextLayer : CALayer
@property (copy) id string;
@property CFTypeRef font;
@property CGFloat fontSize;
@property CGColorRef foregroundColor;
@property (getter=isWrapped) BOOL wrapped;
@property (copy) NSString *alignmentMode;
@property (copy) NSString *truncationMode;
@end

@interface CATransaction : NSObject
+ (CFTimeInterval)animationDuration;
+ (void)begin;
+ (void)commit;
+ (void (^ _Nullable)(void))completionBlock;
+ (BOOL)disableActions;
+ (void)flush;
+ (void)setAnimationDuration:(CFTimeInterval)duration;
+ (void)setCompletionBlock:(void (^ _Nullable)(void))block;
+ (void)setDisableActions:(BOOL)flag;
+ (void)setValue:(nullable id)value forKey:(NSString *)key;
+ (nullable id)valueForKey:(NSString *)key;
@end

@interface UIResponder : NSObject
@property (nonatomic, readonly) UIResponder *nextResponder;
- (void)awakeFromNib;
- (BOOL)becomeFirstResponder;
- (BOOL)canBecomeFirstResponder;
- (BOOL)canPerformAction:(SEL)action withSender:(id)sender;
- (BOOL)canResignFirstResponder;
- (BOOL)isFirstResponder;
- (BOOL)resignFirstResponder;
- (id)targetForAction:(SEL)action withSender:(id)sender;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
@end

@interface UIView : UIResponder <UITraitEnvironment, UIAppearance>
@property (nonatomic, strong) UIColor *backgroundColor;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) NSInteger tag;
@property (nonatomic, readonly) UIView *superview;
@property (nonatomic, readonly) NSArray *subviews;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic, readonly) UIWindow *window;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
@property (nonatomic) BOOL autoresizesSubviews;
@property (nonatomic, strong) UIColor *tintColor;
@property (nonatomic) UIViewContentMode contentMode;
@property (nonatomic) BOOL clipsToBounds;
@property (nonatomic, getter=isOpaque) BOOL opaque;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic, getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled;
@property (nonatomic, readonly) UITraitCollection *traitCollection;
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;
@property (nonatomic, readonly) CGSize intrinsicContentSize;
@property (nonatomic, copy) NSArray<UIGestureRecognizer *> *gestureRecognizers;
@property (nonatomic, copy) NSString *accessibilityLabel;
@property (nonatomic, copy) NSString *accessibilityHint;
@property (nonatomic, copy) NSString *accessibilityValue;
@property (nonatomic, copy) NSString *accessibilityIdentifier;
@property (nonatomic) CGRect accessibilityFrame;
@property (nonatomic) BOOL accessibilityElementsHidden;
@property (nonatomic) BOOL isAccessibilityElement;
@property (nonatomic) UIAccessibilityTraits accessibilityTraits;
@property (nonatomic, readonly) NSArray<NSLayoutConstraint *> *constraints;
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
@property (nonatomic, readonly) NSArray<UILayoutGuide *> *layoutGuides;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *leftAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *rightAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *trailingAnchor;
@property (nonatomic, readonly) NSLayoutDimension *widthAnchor;
@property (nonatomic, readonly) NSLayoutDimension *heightAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *centerXAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *centerYAnchor;
@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets;
@property (nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide;
@property (nonatomic) UIEdgeInsets layoutMargins;
@property (nonatomic) NSDirectionalEdgeInsets directionalLayoutMargins;
@property (nonatomic) BOOL preservesSuperviewLayoutMargins;
@property (nonatomic) BOOL insetsLayoutMarginsFromSafeArea;
@property (nonatomic, readonly, strong) UILayoutGuide *layoutMarginsGuide;
@property (nonatomic, readonly, strong) UILayoutGuide *readableContentGuide;
@property (nonatomic, readonly) CALayer *layer;
@property (nonatomic) CGAffineTransform transform;
+ (void)addKeyframeWithRelativeStartTime:(double)startTime relativeDuration:(double)duration animations:(void (^)(void))animations;
+ (void)animateKeyframesWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewKeyframeAnimationOptions)options animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion;
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion;
+ (void)animateWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay usingSpringWithDamping:(CGFloat)dampingRatio initialSpringVelocity:(CGFloat)velocity options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion;
+ (instancetype)appearance;
+ (instancetype)appearanceWhenContainedIn:(Class)containerClass, ... NS_REQUIRES_NIL_TERMINATION;
+ (instancetype)appearanceWhenContainedInInstancesOfClasses:(NSArray<Class> *)classes;
+ (BOOL)areAnimationsEnabled;
+ (void)beginAnimations:(NSString *)animationID context:(void *)context;
+ (void)commitAnimations;
+ (Class)layerClass;
+ (void)performWithoutAnimation:(void (NS_NOESCAPE ^)(void))actions;
+ (BOOL)requiresConstraintBasedLayout;
+ (void)setAnimationBeginsFromCurrentState:(BOOL)fromCurrentState;
+ (void)setAnimationCurve:(UIViewAnimationCurve)curve;
+ (void)setAnimationDelay:(NSTimeInterval)delay;
+ (void)setAnimationDelegate:(id)delegate;
+ (void)setAnimationDidStopSelector:(SEL)selector;
+ (void)setAnimationDuration:(NSTimeInterval)duration;
+ (void)setAnimationRepeatAutoreverses:(BOOL)autoreverses;
+ (void)setAnimationRepeatCount:(float)count;
+ (void)setAnimationWillStartSelector:(SEL)selector;
+ (void)setAnimationsEnabled:(BOOL)enabled;
+ (void)transitionFromView:(UIView *)fromView toView:(UIView *)toView duration:(NSTimeInterval)duration options:(UIViewAnimationOptions)options completion:(void (^)(BOOL finished))completion;
+ (void)transitionWithView:(UIView *)view duration:(NSTimeInterval)duration options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^)(BOOL finished))completion;
- (void)addConstraint:(NSLayoutConstraint *)constraint;
- (void)addConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
- (void)addGestureRecognizer:(UIGestureRecognizer *)recognizer;
- (void)addLayoutGuide:(UILayoutGuide *)guide;
- (void)addSubview:(UIView *)subview;
- (void)bringSubviewToFront:(UIView *)view;
- (UIColor *)carob_colorDrawnAtPoint:(CGPoint)point;
- (NSArray<NSString *> *)carob_drawnShapes;
- (BOOL)carob_longPressAtPoint:(CGPoint)point;
- (BOOL)carob_panFromPoint:(CGPoint)start toPoint:(CGPoint)end;
- (BOOL)carob_pinchByScale:(CGFloat)scale atPoint:(CGPoint)point;
- (BOOL)carob_rotateByAngle:(CGFloat)angle atPoint:(CGPoint)point;
- (BOOL)carob_swipeInDirection:(UISwipeGestureRecognizerDirection)direction atPoint:(CGPoint)point;
- (BOOL)carob_tapAtPoint:(CGPoint)point;
- (BOOL)carob_tapAtPoint:(CGPoint)point numberOfTaps:(NSInteger)count;
- (UILayoutPriority)contentCompressionResistancePriorityForAxis:(UILayoutConstraintAxis)axis;
- (UILayoutPriority)contentHuggingPriorityForAxis:(UILayoutConstraintAxis)axis;
- (CGPoint)convertPoint:(CGPoint)point fromView:(UIView *)view;
- (CGPoint)convertPoint:(CGPoint)point toView:(UIView *)view;
- (CGRect)convertRect:(CGRect)rect fromView:(UIView *)view;
- (CGRect)convertRect:(CGRect)rect toView:(UIView *)view;
- (void)drawRect:(CGRect)rect;
- (BOOL)drawViewHierarchyInRect:(CGRect)rect afterScreenUpdates:(BOOL)afterUpdates;
- (BOOL)endEditing:(BOOL)force;
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
- (UIView *)hitTest:(CGPoint)point withEvent:(UIEvent *)event;
- (instancetype)initWithFrame:(CGRect)frame;
- (void)insertSubview:(UIView *)subview aboveSubview:(UIView *)sibling;
- (void)insertSubview:(UIView *)subview atIndex:(NSInteger)index;
- (void)insertSubview:(UIView *)subview belowSubview:(UIView *)sibling;
- (void)invalidateIntrinsicContentSize;
- (BOOL)isDescendantOfView:(UIView *)view;
- (void)layoutIfNeeded;
- (void)layoutMarginsDidChange;
- (void)layoutSubviews;
- (BOOL)needsUpdateConstraints;
- (BOOL)pointInside:(CGPoint)point withEvent:(UIEvent *)event;
- (void)removeConstraint:(NSLayoutConstraint *)constraint;
- (void)removeConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
- (void)removeFromSuperview;
- (void)removeGestureRecognizer:(UIGestureRecognizer *)recognizer;
- (void)removeLayoutGuide:(UILayoutGuide *)guide;
- (UIView *)resizableSnapshotViewFromRect:(CGRect)rect afterScreenUpdates:(BOOL)afterUpdates withCapInsets:(UIEdgeInsets)capInsets;
- (void)safeAreaInsetsDidChange;
- (void)sendSubviewToBack:(UIView *)view;
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis;
- (void)setContentHuggingPriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis;
- (void)setNeedsDisplay;
- (void)setNeedsDisplayInRect:(CGRect)rect;
- (void)setNeedsLayout;
- (void)setNeedsUpdateConstraints;
- (CGSize)sizeThatFits:(CGSize)size;
- (void)sizeToFit;
- (UIView *)snapshotViewAfterScreenUpdates:(BOOL)afterUpdates;
- (void)traitCollectionDidChange:(UITraitCollection *)previousTraitCollection;
- (void)updateConstraints;
- (void)updateConstraintsIfNeeded;
- (UIView *)viewWithTag:(NSInteger)tag;
@end

@interface UICollectionReusableView : UIView
@property (nonatomic, readonly) NSString *reuseIdentifier;
- (void)applyLayoutAttributes:(UICollectionViewLayoutAttributes *)attributes;
- (void)didTransitionFromLayout:(UICollectionViewLayout *)oldLayout toLayout:(UICollectionViewLayout *)newLayout;
- (UICollectionViewLayoutAttributes *)preferredLayoutAttributesFittingAttributes:(UICollectionViewLayoutAttributes *)attributes;
- (void)prepareForReuse;
- (void)willTransitionFromLayout:(UICollectionViewLayout *)oldLayout toLayout:(UICollectionViewLayout *)newLayout;
@end

@interface UICollectionViewCell : UICollectionReusableView
@property (nonatomic, readonly) UIView *contentView;
@property (nonatomic, strong) UIView *backgroundView;
@property (nonatomic, strong) UIView *selectedBackgroundView;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@end

@interface UIViewController : UIResponder <UITraitEnvironment>
@property (nonatomic, copy) NSString *title;
@property (nonatomic, readonly) UINavigationItem *navigationItem;
@property (nonatomic, strong) UIView *view;
@property (nonatomic, readonly) UIView *viewIfLoaded;
@property (nonatomic, readonly, weak) UIViewController *parentViewController;
@property (nonatomic, readonly) NSArray *childViewControllers;
@property (nonatomic, readonly) UINavigationController *navigationController;
@property (nonatomic, readonly) UITabBarController *tabBarController;
@property (nonatomic, readonly) UIViewController *presentedViewController;
@property (nonatomic, readonly) UIViewController *presentingViewController;
@property (nonatomic, strong) UITabBarItem *tabBarItem;
@property (nonatomic, copy) NSArray<UIBarButtonItem *> *toolbarItems;
@property (nonatomic) BOOL hidesBottomBarWhenPushed;
@property (nonatomic, readonly) UITraitCollection *traitCollection;
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic) UIModalTransitionStyle modalTransitionStyle;
@property (nonatomic) BOOL definesPresentationContext;
@property (nonatomic) UIRectEdge edgesForExtendedLayout;
@property (nonatomic) BOOL extendedLayoutIncludesOpaqueBars;
@property (nonatomic) UIEdgeInsets additionalSafeAreaInsets;
@property (nonatomic) BOOL automaticallyAdjustsScrollViewInsets;
@property (nonatomic) BOOL viewRespectsSystemMinimumLayoutMargins;
@property (nonatomic, readonly) NSDirectionalEdgeInsets systemMinimumLayoutMargins;
@property (nonatomic, readonly, strong) id<UILayoutSupport> topLayoutGuide;
@property (nonatomic, readonly, strong) id<UILayoutSupport> bottomLayoutGuide;
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation;
@property (nonatomic, readonly) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
@property (nonatomic, getter=isEditing) BOOL editing;
@property (nonatomic, readonly) UIBarButtonItem *editButtonItem;
@property (nonatomic, readonly) UIStoryboard *storyboard;
+ (void)attemptRotationToDeviceOrientation;
- (void)addChildViewController:(UIViewController *)controller;
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated;
- (void)carob_toggleEditing:(id)sender;
- (UIViewController *)childViewControllerForStatusBarHidden;
- (UIViewController *)childViewControllerForStatusBarStyle;
- (void)didMoveToParentViewController:(UIViewController *)controller;
- (void)didReceiveMemoryWarning;
- (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)orientation;
- (void)dismissViewControllerAnimated:(BOOL)animated completion:(void (^)(void))completion;
- (void)endAppearanceTransition;
- (instancetype)initWithNibName:(NSString *)name bundle:(id)bundle;
- (BOOL)isViewLoaded;
- (void)loadView;
- (void)loadViewIfNeeded;
- (UITraitCollection *)overrideTraitCollectionForChildViewController:(UIViewController *)childViewController;
- (void)performSegueWithIdentifier:(NSString *)identifier sender:(id)sender;
- (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation;
- (UIStatusBarStyle)preferredStatusBarStyle;
- (UIStatusBarAnimation)preferredStatusBarUpdateAnimation;
- (BOOL)prefersStatusBarHidden;
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender;
- (void)presentViewController:(UIViewController *)controller animated:(BOOL)animated completion:(void (^)(void))completion;
- (void)removeFromParentViewController;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
- (void)setNeedsStatusBarAppearanceUpdate;
- (void)setOverrideTraitCollection:(UITraitCollection *)collection forChildViewController:(UIViewController *)childViewController;
- (void)setToolbarItems:(NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated;
- (BOOL)shouldAutorotate;
- (BOOL)shouldPerformSegueWithIdentifier:(NSString *)identifier sender:(id)sender;
- (UIInterfaceOrientationMask)supportedInterfaceOrientations;
- (void)traitCollectionDidChange:(UITraitCollection *)previousTraitCollection;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewDidLayoutSubviews;
- (void)viewDidLoad;
- (void)viewLayoutMarginsDidChange;
- (void)viewSafeAreaInsetsDidChange;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews;
- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
- (void)willAnimateRotationToInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(NSTimeInterval)duration;
- (void)willMoveToParentViewController:(UIViewController *)controller;
- (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(NSTimeInterval)duration;
- (void)willTransitionToTraitCollection:(UITraitCollection *)newCollection withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
@end

@interface UITableViewCell : UIView
@property (nonatomic, readonly) UITableViewCellStyle style;
@property (nonatomic, readonly) NSString *reuseIdentifier;
@property (nonatomic, readonly) UIView *contentView;
@property (nonatomic, readonly) UILabel *textLabel;
@property (nonatomic, readonly) UILabel *detailTextLabel;
@property (nonatomic, readonly) UIImageView *imageView;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, getter=isEditing) BOOL editing;
@property (nonatomic) UITableViewCellAccessoryType accessoryType;
@property (nonatomic, strong) UIView *accessoryView;
@property (nonatomic) UITableViewCellSelectionStyle selectionStyle;
@property (nonatomic, readonly) UITableViewCellEditingStyle editingStyle;
@property (nonatomic, readonly) BOOL showingDeleteConfirmation;
@property (nonatomic) BOOL shouldIndentWhileEditing;
@property (nonatomic) BOOL showsReorderControl;
@property (nonatomic) NSInteger indentationLevel;
@property (nonatomic) CGFloat indentationWidth;
@property (nonatomic) UIEdgeInsets separatorInset;
@property (nonatomic) UITableViewCellAccessoryType editingAccessoryType;
@property (nonatomic, strong) UIView *editingAccessoryView;
@property (nonatomic, strong) UIView *backgroundView;
@property (nonatomic, strong) UIView *selectedBackgroundView;
@property (nonatomic, strong) UIView *multipleSelectionBackgroundView;
- (void)didTransitionToState:(UITableViewCellStateMask)state;
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier;
- (void)prepareForReuse;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
- (void)setHighlighted:(BOOL)highlighted animated:(BOOL)animated;
- (void)setSelected:(BOOL)selected animated:(BOOL)animated;
- (void)willTransitionToState:(UITableViewCellStateMask)state;
@end

@interface NSLayoutAnchor : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor *)anchor;
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor *)anchor constant:(CGFloat)constant;
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor *)anchor;
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor *)anchor constant:(CGFloat)constant;
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor *)anchor;
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor *)anchor constant:(CGFloat)constant;
@end

@interface NSLayoutConstraint : NSObject
@property (readonly, assign) id firstItem;
@property (readonly) NSLayoutAttribute firstAttribute;
@property (readonly) NSLayoutRelation relation;
@property (readonly, assign) id secondItem;
@property (readonly) NSLayoutAttribute secondAttribute;
@property (readonly) CGFloat multiplier;
@property CGFloat constant;
@property UILayoutPriority priority;
@property (copy) NSString *identifier;
@property BOOL shouldBeArchived;
@property (getter=isActive) BOOL active;
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
+ (instancetype)constraintWithItem:(id)view1 attribute:(NSLayoutAttribute)attr1 relatedBy:(NSLayoutRelation)relation toItem:(id)view2 attribute:(NSLayoutAttribute)attr2 multiplier:(CGFloat)multiplier constant:(CGFloat)constant;
+ (NSArray<NSLayoutConstraint *> *)constraintsWithVisualFormat:(NSString *)format options:(NSLayoutFormatOptions)options metrics:(NSDictionary<NSString *, id> *)metrics views:(NSDictionary<NSString *, id> *)views;
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
@end

@interface NSLayoutDimension : NSLayoutAnchor
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier;
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)constant;
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)constant;
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)constant;
@end

@interface NSLayoutXAxisAnchor : NSLayoutAnchor
@end

@interface NSLayoutYAxisAnchor : NSLayoutAnchor
@end

@interface UIActionSheet : UIView
@property (nonatomic, copy) NSString *title;
@property (nonatomic, assign) id<UIActionSheetDelegate> delegate;
@property (nonatomic) UIActionSheetStyle actionSheetStyle;
@property (nonatomic, readonly, getter=isVisible) BOOL visible;
@property (nonatomic, readonly) NSInteger numberOfButtons;
@property (nonatomic) NSInteger cancelButtonIndex;
@property (nonatomic) NSInteger destructiveButtonIndex;
@property (nonatomic, readonly) NSInteger firstOtherButtonIndex;
- (NSInteger)addButtonWithTitle:(NSString *)title;
- (NSString *)buttonTitleAtIndex:(NSInteger)index;
- (void)carob_fillWithObjects:(NSArray *)objects;
- (BOOL)carob_tapButtonAtIndex:(NSInteger)index;
- (void)dismissWithClickedButtonIndex:(NSInteger)index animated:(BOOL)animated;
- (instancetype)initWithTitle:(NSString *)title delegate:(id<UIActionSheetDelegate>)delegate cancelButtonTitle:(NSString *)cancelButtonTitle destructiveButtonTitle:(NSString *)destructiveButtonTitle otherButtonTitles:(NSString *)otherButtonTitles, ... NS_REQUIRES_NIL_TERMINATION;
- (void)showFromBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated;
- (void)showFromRect:(CGRect)rect inView:(UIView *)view animated:(BOOL)animated;
- (void)showFromTabBar:(UIView *)view;
- (void)showFromToolbar:(UIView *)view;
- (void)showInView:(UIView *)view;
@end

@interface UIActivityIndicatorView : UIView
@property (nonatomic) UIActivityIndicatorViewStyle activityIndicatorViewStyle;
@property (nonatomic) BOOL hidesWhenStopped;
@property (nonatomic, readonly, getter=isAnimating) BOOL animating;
- (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style;
- (void)startAnimating;
- (void)stopAnimating;
@end

@interface UIAlertAction : NSObject <NSCopying>
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, readonly) UIAlertActionStyle style;
@property (nonatomic, getter=isEnabled) BOOL enabled;
+ (instancetype)actionWithTitle:(nullable NSString *)title style:(UIAlertActionStyle)style handler:(void (^)(UIAlertAction *action))handler;
- (BOOL)carob_choose;
- (id)copyWithZone:(NSZone *)zone;
@end

@interface UIAlertController : UIViewController
@property (nonatomic, copy) NSString *message;
@property (nonatomic, readonly) UIAlertControllerStyle preferredStyle;
@property (nonatomic, readonly) NSArray<UIAlertAction *> *actions;
@property (nonatomic, strong) UIAlertAction *preferredAction;
@property (nonatomic, readonly) NSArray<UITextField *> *textFields;
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title message:(nullable NSString *)message preferredStyle:(UIAlertControllerStyle)style;
- (void)addAction:(UIAlertAction *)action;
- (void)addTextFieldWithConfigurationHandler:(void (^)(UITextField *textField))configurationHandler;
- (BOOL)carob_chooseActionTitled:(NSString *)title;
@end

@interface UIAlertView : UIView
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSString *message;
@property (nonatomic, assign) id delegate;
@property (nonatomic) UIAlertViewStyle alertViewStyle;
@property (nonatomic, readonly, getter=isVisible) BOOL visible;
@property (nonatomic, readonly) NSInteger numberOfButtons;
@property (nonatomic) NSInteger cancelButtonIndex;
@property (nonatomic, readonly) NSInteger firstOtherButtonIndex;
- (NSInteger)addButtonWithTitle:(NSString *)title;
- (NSString *)buttonTitleAtIndex:(NSInteger)index;
- (void)carob_fieldChanged;
- (void)carob_fillWithObjects:(NSArray *)objects;
- (BOOL)carob_tapButtonAtIndex:(NSInteger)index;
- (void)dismissWithClickedButtonIndex:(NSInteger)index animated:(BOOL)animated;
- (instancetype)initWithTitle:(NSString *)title message:(NSString *)message delegate:(id)delegate cancelButtonTitle:(NSString *)cancelButtonTitle otherButtonTitles:(NSString *)otherButtonTitles, ... NS_REQUIRES_NIL_TERMINATION;
- (void)show;
- (UITextField *)textFieldAtIndex:(NSInteger)index;
@end

@interface UIApplication : UIResponder
@property (nonatomic, assign) id<UIApplicationDelegate> delegate;
@property (nonatomic, readonly) NSArray<UIWindow *> *windows;
@property (nonatomic, readonly) UIWindow *keyWindow;
@property (nonatomic) NSInteger applicationIconBadgeNumber;
@property (nonatomic, getter=isNetworkActivityIndicatorVisible) BOOL networkActivityIndicatorVisible;
@property (nonatomic, getter=isIdleTimerDisabled) BOOL idleTimerDisabled;
@property (nonatomic, readonly) UIContentSizeCategory preferredContentSizeCategory;
@property (nonatomic, readonly) UIApplicationState applicationState;
@property (nonatomic, readonly) NSTimeInterval backgroundTimeRemaining;
@property (nonatomic, readonly) UIBackgroundRefreshStatus backgroundRefreshStatus;
@property (nonatomic) UIStatusBarStyle statusBarStyle;
@property (nonatomic, getter=isStatusBarHidden) BOOL statusBarHidden;
@property (nonatomic, readonly) CGRect statusBarFrame;
@property (nonatomic, readonly) UIInterfaceOrientation statusBarOrientation;
@property (nonatomic, readonly) NSTimeInterval statusBarOrientationAnimationDuration;
@property (nonatomic, readonly) NSArray<NSURL *> *carob_unopenedURLs;
+ (void)carob_noteMainWithApplicationClassName:(NSString *)name delegateClassName:(NSString *)delegateName;
+ (UIApplication *)sharedApplication;
- (UIBackgroundTaskIdentifier)beginBackgroundTaskWithExpirationHandler:(void (^)(void))handler;
- (UIBackgroundTaskIdentifier)beginBackgroundTaskWithName:(NSString *)name expirationHandler:(void (^)(void))handler;
- (void)beginIgnoringInteractionEvents;
- (BOOL)canOpenURL:(NSURL *)url;
- (BOOL)carob_becomeActive;
- (BOOL)carob_enterBackground;
- (BOOL)carob_enterForeground;
- (BOOL)carob_expireBackgroundTasks;
- (void)carob_receiveMemoryWarning;
- (BOOL)carob_resignActive;
- (void)carob_terminate;
- (void)endBackgroundTask:(UIBackgroundTaskIdentifier)identifier;
- (void)endIgnoringInteractionEvents;
- (BOOL)isIgnoringInteractionEvents;
- (BOOL)openURL:(NSURL *)url;
- (void)openURL:(NSURL *)url options:(NSDictionary *)options completionHandler:(void (^)(BOOL success))completion;
- (BOOL)sendAction:(SEL)action to:(id)target from:(id)sender forEvent:(UIEvent *)event;
- (void)setMinimumBackgroundFetchInterval:(NSTimeInterval)interval;
- (void)setStatusBarHidden:(BOOL)hidden withAnimation:(UIStatusBarAnimation)animation;
- (void)setStatusBarStyle:(UIStatusBarStyle)style animated:(BOOL)animated;
@end

@interface UIBarItem : NSObject <UIAppearance>
@property (nonatomic, copy) NSString *accessibilityLabel;
@property (nonatomic, copy) NSString *accessibilityHint;
@property (nonatomic, copy) NSString *accessibilityValue;
@property (nonatomic, copy) NSString *accessibilityIdentifier;
@property (nonatomic) CGRect accessibilityFrame;
@property (nonatomic) BOOL accessibilityElementsHidden;
@property (nonatomic) BOOL isAccessibilityElement;
@property (nonatomic) UIAccessibilityTraits accessibilityTraits;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, strong) UIImage *image;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic) NSInteger tag;
@property (nonatomic, strong) UIImage *landscapeImagePhone;
@property (nonatomic) UIEdgeInsets imageInsets;
+ (instancetype)appearance;
+ (instancetype)appearanceWhenContainedIn:(Class)containerClass, ... NS_REQUIRES_NIL_TERMINATION;
+ (instancetype)appearanceWhenContainedInInstancesOfClasses:(NSArray<Class> *)classes;
- (void)setTitleTextAttributes:(NSDictionary<NSString *, id> *)attributes forState:(UIControlState)state;
- (NSDictionary<NSString *, id> *)titleTextAttributesForState:(UIControlState)state;
@end

@interface UIBarButtonItem : UIBarItem
@property (nonatomic, weak) id target;
@property (nonatomic) UIBarButtonItemStyle style;
@property (nonatomic, strong) UIView *customView;
@property (nonatomic) double width;
@property (nonatomic, strong) UIColor *tintColor;
@property (nonatomic, copy) NSSet<NSString *> *possibleTitles;
@property (nonatomic) SEL action;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item target:(id)target action:(SEL)action;
- (instancetype)initWithCustomView:(UIView *)view;
- (instancetype)initWithImage:(UIImage *)image landscapeImagePhone:(UIImage *)landscapeImage style:(UIBarButtonItemStyle)style target:(id)target action:(SEL)action;
- (instancetype)initWithImage:(UIImage *)image style:(UIBarButtonItemStyle)style target:(id)target action:(SEL)action;
- (instancetype)initWithTitle:(NSString *)title style:(UIBarButtonItemStyle)style target:(id)target action:(SEL)action;
@end

@interface UIBezierPath : NSObject <NSCopying>
@property (nonatomic) CGFloat lineWidth;
@property (nonatomic) CGLineCap lineCapStyle;
@property (nonatomic) CGLineJoin lineJoinStyle;
@property (nonatomic) CGFloat miterLimit;
@property (nonatomic) CGFloat flatness;
@property (nonatomic) BOOL usesEvenOddFillRule;
@property (nonatomic) CGPathRef CGPath;
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGPoint currentPoint;
@property (nonatomic, readonly, getter=isEmpty) BOOL empty;
+ (instancetype)bezierPath;
+ (instancetype)bezierPathWithArcCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)startAngle endAngle:(CGFloat)endAngle clockwise:(BOOL)clockwise;
+ (instancetype)bezierPathWithCGPath:(CGPathRef)CGPath;
+ (instancetype)bezierPathWithOvalInRect:(CGRect)rect;
+ (instancetype)bezierPathWithRect:(CGRect)rect;
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect byRoundingCorners:(UIRectCorner)corners cornerRadii:(CGSize)cornerRadii;
+ (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius;
- (void)addArcWithCenter:(CGPoint)center radius:(CGFloat)radius startAngle:(CGFloat)startAngle endAngle:(CGFloat)endAngle clockwise:(BOOL)clockwise;
- (void)addClip;
- (void)addCurveToPoint:(CGPoint)endPoint controlPoint1:(CGPoint)controlPoint1 controlPoint2:(CGPoint)controlPoint2;
- (void)addLineToPoint:(CGPoint)point;
- (void)addQuadCurveToPoint:(CGPoint)endPoint controlPoint:(CGPoint)controlPoint;
- (void)appendPath:(UIBezierPath *)bezierPath;
- (void)applyTransform:(CGAffineTransform)transform;
- (UIBezierPath *)bezierPathByReversingPath;
- (void)closePath;
- (BOOL)containsPoint:(CGPoint)point;
- (id)copyWithZone:(NSZone *)zone;
- (void)fill;
- (void)fillWithBlendMode:(CGBlendMode)blendMode alpha:(CGFloat)alpha;
- (void)getLineDash:(CGFloat *)pattern count:(NSInteger *)count phase:(CGFloat *)phase;
- (void)moveToPoint:(CGPoint)point;
- (void)removeAllPoints;
- (void)setLineDash:(const CGFloat *)pattern count:(NSInteger)count phase:(CGFloat)phase;
- (void)stroke;
- (void)strokeWithBlendMode:(CGBlendMode)blendMode alpha:(CGFloat)alpha;
@end

@interface UIControl : UIView
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, readonly) UIControlState state;
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
@property (nonatomic) UIControlContentVerticalAlignment contentVerticalAlignment;
@property (nonatomic) UIControlContentHorizontalAlignment contentHorizontalAlignment;
- (NSArray<NSString *> *)actionsForTarget:(id)target forControlEvent:(UIControlEvents)event;
- (void)addTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
- (UIControlEvents)allControlEvents;
- (NSSet *)allTargets;
- (BOOL)carob_changeValue:(double)value;
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)begin;
- (void)removeTarget:(id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
- (void)sendAction:(SEL)action to:(id)target forEvent:(UIEvent *)event;
- (void)sendActionsForControlEvents:(UIControlEvents)events;
@end

@interface UIButton : UIControl
@property (nonatomic, readonly) UIButtonType buttonType;
@property (nonatomic, readonly) UILabel *titleLabel;
@property (nonatomic, readonly) UIImageView *imageView;
@property (nonatomic, readonly) NSString *currentTitle;
@property (nonatomic, readonly) UIColor *currentTitleColor;
@property (nonatomic, readonly) UIImage *currentImage;
@property (nonatomic, readonly) UIImage *currentBackgroundImage;
+ (instancetype)buttonWithType:(UIButtonType)type;
- (UIImage *)backgroundImageForState:(UIControlState)state;
- (UIImage *)imageForState:(UIControlState)state;
- (void)setBackgroundImage:(UIImage *)image forState:(UIControlState)state;
- (void)setImage:(UIImage *)image forState:(UIControlState)state;
- (void)setTitle:(NSString *)title forState:(UIControlState)state;
- (void)setTitleColor:(UIColor *)color forState:(UIControlState)state;
- (UIColor *)titleColorForState:(UIControlState)state;
- (NSString *)titleForState:(UIControlState)state;
@end

@interface UIScrollView : UIView
@property (nonatomic, weak) id<UIScrollViewDelegate> delegate;
@property (nonatomic, strong) UIRefreshControl *refreshControl;
@property (nonatomic) CGSize contentSize;
@property (nonatomic) CGPoint contentOffset;
@property (nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property (nonatomic, getter=isPagingEnabled) BOOL pagingEnabled;
@property (nonatomic) UIScrollViewKeyboardDismissMode keyboardDismissMode;
@property (nonatomic, getter=isDirectionalLockEnabled) BOOL directionalLockEnabled;
@property (nonatomic) BOOL scrollsToTop;
@property (nonatomic) BOOL bounces;
@property (nonatomic) BOOL alwaysBounceHorizontal;
@property (nonatomic) UIEdgeInsets contentInset;
@property (nonatomic, readonly) UIEdgeInsets adjustedContentInset;
@property (nonatomic) UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior;
@property (nonatomic) BOOL alwaysBounceVertical;
@property (nonatomic) BOOL delaysContentTouches;
@property (nonatomic) BOOL canCancelContentTouches;
@property (nonatomic) CGFloat decelerationRate;
@property (nonatomic) BOOL showsVerticalScrollIndicator;
@property (nonatomic) BOOL showsHorizontalScrollIndicator;
@property (nonatomic) UIEdgeInsets scrollIndicatorInsets;
@property (nonatomic) UIScrollViewIndicatorStyle indicatorStyle;
@property (nonatomic) CGFloat zoomScale;
@property (nonatomic) CGFloat minimumZoomScale;
@property (nonatomic) CGFloat maximumZoomScale;
@property (nonatomic) BOOL bouncesZoom;
@property (nonatomic, readonly, getter=isDragging) BOOL dragging;
@property (nonatomic, readonly, getter=isTracking) BOOL tracking;
@property (nonatomic, readonly, getter=isDecelerating) BOOL decelerating;
- (void)adjustedContentInsetDidChange;
- (BOOL)carob_dragToContentOffset:(CGPoint)offset;
- (BOOL)carob_scrollToTop;
- (void)flashScrollIndicators;
- (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated;
- (void)setContentOffset:(CGPoint)offset animated:(BOOL)animated;
- (void)setDecelerating:(BOOL)decelerating;
- (void)setDragging:(BOOL)dragging;
- (void)setTracking:(BOOL)tracking;
- (void)setZoomScale:(CGFloat)scale animated:(BOOL)animated;
@end

@interface UICollectionView : UIScrollView
@property (nonatomic, weak) id<UICollectionViewDataSource> dataSource;
@property (nonatomic, strong) UICollectionViewLayout *collectionViewLayout;
@property (nonatomic, strong) UIView *backgroundView;
@property (nonatomic, readonly) NSInteger numberOfSections;
@property (nonatomic, readonly) NSArray<__kindof UICollectionViewCell *> *visibleCells;
@property (nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems;
@property (nonatomic) BOOL allowsSelection;
@property (nonatomic) BOOL allowsMultipleSelection;
@property (nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForSelectedItems;
@property (nonatomic, readonly) BOOL hasUncommittedUpdates;
@property (nonatomic, weak) id<UICollectionViewDataSourcePrefetching> prefetchDataSource;
@property (nonatomic, getter=isPrefetchingEnabled) BOOL prefetchingEnabled;
@property (nonatomic, weak) id<UICollectionViewDelegate> delegate;
- (BOOL)beginInteractiveMovementForItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)cancelInteractiveMovement;
- (BOOL)carob_dragItemAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath;
- (void)carob_tapItemAtIndexPath:(NSIndexPath *)indexPath;
- (UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)path;
- (void)deleteItemsAtIndexPaths:(NSArray<NSIndexPath *> *)paths;
- (void)deleteSections:(NSIndexSet *)sections;
- (id)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)indexPath;
- (id)dequeueReusableSupplementaryViewOfKind:(NSString *)kind withReuseIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)indexPath;
- (void)deselectItemAtIndexPath:(NSIndexPath *)path animated:(BOOL)animated;
- (void)endInteractiveMovement;
- (NSIndexPath *)indexPathForCell:(UICollectionViewCell *)cell;
- (NSIndexPath *)indexPathForItemAtPoint:(CGPoint)point;
- (NSArray<NSIndexPath *> *)indexPathsForVisibleSupplementaryElementsOfKind:(NSString *)elementKind;
- (instancetype)initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout *)layout;
- (void)insertItemsAtIndexPaths:(NSArray<NSIndexPath *> *)paths;
- (void)insertSections:(NSIndexSet *)sections;
- (UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)path;
- (UICollectionViewLayoutAttributes *)layoutAttributesForSupplementaryElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)path;
- (void)moveItemAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath;
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection;
- (NSInteger)numberOfItemsInSection:(NSInteger)section;
- (void)performBatchUpdates:(void (NS_NOESCAPE ^)(void))updates completion:(void (^)(BOOL finished))completion;
- (void)registerClass:(Class)cellClass forCellWithReuseIdentifier:(NSString *)identifier;
- (void)registerClass:(Class)viewClass forSupplementaryViewOfKind:(NSString *)kind withReuseIdentifier:(NSString *)identifier;
- (void)registerNib:(UINib *)nib forCellWithReuseIdentifier:(NSString *)identifier;
- (void)registerNib:(UINib *)nib forSupplementaryViewOfKind:(NSString *)kind withReuseIdentifier:(NSString *)identifier;
- (void)reloadData;
- (void)reloadItemsAtIndexPaths:(NSArray<NSIndexPath *> *)paths;
- (void)reloadSections:(NSIndexSet *)sections;
- (void)scrollToItemAtIndexPath:(NSIndexPath *)indexPath atScrollPosition:(UICollectionViewScrollPosition)position animated:(BOOL)animated;
- (void)selectItemAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated scrollPosition:(UICollectionViewScrollPosition)position;
- (void)setCollectionViewLayout:(UICollectionViewLayout *)layout animated:(BOOL)animated;
- (void)setCollectionViewLayout:(UICollectionViewLayout *)layout animated:(BOOL)animated completion:(void (^)(BOOL finished))completion;
- (UICollectionReusableView *)supplementaryViewForElementKind:(NSString *)kind atIndexPath:(NSIndexPath *)path;
- (void)updateInteractiveMovementTargetPosition:(CGPoint)targetPosition;
- (NSArray<UICollectionReusableView *> *)visibleSupplementaryViewsOfKind:(NSString *)elementKind;
@end

@interface UICollectionViewController : UIViewController <UICollectionViewDataSource, UICollectionViewDelegate>
@property (nonatomic, strong) UICollectionView *collectionView;
@property (nonatomic, readonly) UICollectionViewLayout *collectionViewLayout;
@property (nonatomic) BOOL clearsSelectionOnViewWillAppear;
@property (nonatomic) BOOL installsStandardGestureForInteractiveMovement;
@property (nonatomic) BOOL useLayoutToLayoutNavigationTransitions;
- (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView cellForItemAtIndexPath:(NSIndexPath *)indexPath;
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section;
- (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout;
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView;
@end

@interface UICollectionViewLayout : NSObject
@property (nonatomic, readonly) UICollectionView *collectionView;
+ (Class)invalidationContextClass;
+ (Class)layoutAttributesClass;
- (CGSize)collectionViewContentSize;
- (UICollectionViewLayoutAttributes *)finalLayoutAttributesForDisappearingItemAtIndexPath:(NSIndexPath *)itemIndexPath;
- (UICollectionViewLayoutAttributes *)finalLayoutAttributesForDisappearingSupplementaryElementOfKind:(NSString *)elementKind atIndexPath:(NSIndexPath *)elementIndexPath;
- (void)finalizeAnimatedBoundsChange;
- (void)finalizeCollectionViewUpdates;
- (UICollectionViewLayoutAttributes *)initialLayoutAttributesForAppearingItemAtIndexPath:(NSIndexPath *)itemIndexPath;
- (UICollectionViewLayoutAttributes *)initialLayoutAttributesForAppearingSupplementaryElementOfKind:(NSString *)elementKind atIndexPath:(NSIndexPath *)elementIndexPath;
- (void)invalidateLayout;
- (void)invalidateLayoutWithContext:(UICollectionViewLayoutInvalidationContext *)context;
- (UICollectionViewLayoutInvalidationContext *)invalidationContextForBoundsChange:(CGRect)newBounds;
- (UICollectionViewLayoutInvalidationContext *)invalidationContextForEndingInteractiveMovementOfItemsToFinalIndexPaths:(NSArray<NSIndexPath *> *)indexPaths previousIndexPaths:(NSArray<NSIndexPath *> *)previousIndexPaths movementCancelled:(BOOL)movementCancelled;
- (UICollectionViewLayoutInvalidationContext *)invalidationContextForInteractivelyMovingItems:(NSArray<NSIndexPath *> *)targetIndexPaths withTargetPosition:(CGPoint)targetPosition previousIndexPaths:(NSArray<NSIndexPath *> *)previousIndexPaths previousPosition:(CGPoint)previousPosition;
- (UICollectionViewLayoutInvalidationContext *)invalidationContextForPreferredLayoutAttributes:(UICollectionViewLayoutAttributes *)preferredAttributes withOriginalAttributes:(UICollectionViewLayoutAttributes *)originalAttributes;
- (UICollectionViewLayoutAttributes *)layoutAttributesForDecorationViewOfKind:(NSString *)elementKind atIndexPath:(NSIndexPath *)indexPath;
- (NSArray<UICollectionViewLayoutAttributes *> *)layoutAttributesForElementsInRect:(CGRect)rect;
- (UICollectionViewLayoutAttributes *)layoutAttributesForInteractivelyMovingItemAtIndexPath:(NSIndexPath *)indexPath withTargetPosition:(CGPoint)position;
- (UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:(NSIndexPath *)path;
- (UICollectionViewLayoutAttributes *)layoutAttributesForSupplementaryViewOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)path;
- (void)prepareForAnimatedBoundsChange:(CGRect)oldBounds;
- (void)prepareForCollectionViewUpdates:(NSArray<UICollectionViewUpdateItem *> *)updateItems;
- (void)prepareLayout;
- (void)registerClass:(Class)viewClass forDecorationViewOfKind:(NSString *)elementKind;
- (BOOL)shouldInvalidateLayoutForBoundsChange:(CGRect)change;
- (BOOL)shouldInvalidateLayoutForPreferredLayoutAttributes:(UICollectionViewLayoutAttributes *)preferredAttributes withOriginalAttributes:(UICollectionViewLayoutAttributes *)originalAttributes;
- (CGPoint)targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset;
- (CGPoint)targetContentOffsetForProposedContentOffset:(CGPoint)proposedContentOffset withScrollingVelocity:(CGPoint)velocity;
- (NSIndexPath *)targetIndexPathForInteractivelyMovingItem:(NSIndexPath *)previousIndexPath withPosition:(CGPoint)position;
@end

@interface UICollectionViewFlowLayout : UICollectionViewLayout
@property (nonatomic) CGSize itemSize;
@property (nonatomic) CGSize estimatedItemSize;
@property (nonatomic) CGFloat minimumLineSpacing;
@property (nonatomic) CGFloat minimumInteritemSpacing;
@property (nonatomic) UICollectionViewScrollDirection scrollDirection;
@property (nonatomic) UIEdgeInsets sectionInset;
@property (nonatomic) CGSize headerReferenceSize;
@property (nonatomic) CGSize footerReferenceSize;
@property (nonatomic) BOOL sectionHeadersPinToVisibleBounds;
@property (nonatomic) BOOL sectionFootersPinToVisibleBounds;
@property (nonatomic) UICollectionViewFlowLayoutSectionInsetReference sectionInsetReference;
@end

@interface UICollectionViewLayoutInvalidationContext : NSObject
@property (nonatomic, readonly) BOOL invalidateEverything;
@property (nonatomic, readonly) BOOL invalidateDataSourceCounts;
@property (nonatomic) CGPoint contentOffsetAdjustment;
@property (nonatomic) CGSize contentSizeAdjustment;
@property (nonatomic, readonly) NSArray<NSIndexPath *> *invalidatedItemIndexPaths;
@property (nonatomic, readonly) NSDictionary<NSString *, NSArray<NSIndexPath *> *> *invalidatedSupplementaryIndexPaths;
@property (nonatomic, readonly) NSDictionary<NSString *, NSArray<NSIndexPath *> *> *invalidatedDecorationIndexPaths;
@property (nonatomic, readonly) NSArray<NSIndexPath *> *previousIndexPathsForInteractivelyMovingItems;
@property (nonatomic, readonly) NSArray<NSIndexPath *> *targetIndexPathsForInteractivelyMovingItems;
@property (nonatomic, readonly) CGPoint interactiveMovementTarget;
- (void)invalidateDecorationElementsOfKind:(NSString *)elementKind atIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)invalidateItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)invalidateSupplementaryElementsOfKind:(NSString *)elementKind atIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@end

@interface UICollectionViewFlowLayoutInvalidationContext : UICollectionViewLayoutInvalidationContext
@property (nonatomic) BOOL invalidateFlowLayoutDelegateMetrics;
@property (nonatomic) BOOL invalidateFlowLayoutAttributes;
@end

@interface UICollectionViewLayoutAttributes : NSObject <NSCopying>
@property (nonatomic, copy) NSIndexPath *indexPath;
@property (nonatomic, readonly) NSString *representedElementKind;
@property (nonatomic, readonly) UICollectionElementCategory representedElementCategory;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGSize size;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) NSInteger zIndex;
+ (instancetype)layoutAttributesForCellWithIndexPath:(NSIndexPath *)path;
+ (instancetype)layoutAttributesForDecorationViewOfKind:(NSString *)kind withIndexPath:(NSIndexPath *)path;
+ (instancetype)layoutAttributesForSupplementaryViewOfKind:(NSString *)kind withIndexPath:(NSIndexPath *)path;
- (id)copyWithZone:(NSZone *)zone;
@end

@interface UICollectionViewUpdateItem : NSObject
@property (nonatomic, readonly) NSIndexPath *indexPathBeforeUpdate;
@property (nonatomic, readonly) NSIndexPath *indexPathAfterUpdate;
@property (nonatomic, readonly) UICollectionUpdateAction updateAction;
@end

@interface UIColor : NSObject <NSCopying>
@property (nonatomic, readonly) CGColorRef CGColor;
+ (instancetype)blackColor;
+ (instancetype)blueColor;
+ (instancetype)brownColor;
+ (instancetype)clearColor;
+ (UIColor *)colorWithCGColor:(CGColorRef)color;
+ (UIColor *)colorWithDynamicProvider:(UIColor *(^)(UITraitCollection *traitCollection))dynamicProvider;
+ (UIColor *)colorWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha;
+ (UIColor *)colorWithPatternImage:(UIImage *)image;
+ (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
+ (UIColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
+ (instancetype)cyanColor;
+ (instancetype)darkGrayColor;
+ (instancetype)darkTextColor;
+ (instancetype)grayColor;
+ (instancetype)greenColor;
+ (instancetype)groupTableViewBackgroundColor;
+ (instancetype)labelColor;
+ (instancetype)lightGrayColor;
+ (instancetype)lightTextColor;
+ (instancetype)linkColor;
+ (instancetype)magentaColor;
+ (instancetype)opaqueSeparatorColor;
+ (instancetype)orangeColor;
+ (instancetype)placeholderTextColor;
+ (instancetype)purpleColor;
+ (instancetype)quaternaryLabelColor;
+ (instancetype)quaternarySystemFillColor;
+ (instancetype)redColor;
+ (instancetype)secondaryLabelColor;
+ (instancetype)secondarySystemBackgroundColor;
+ (instancetype)secondarySystemFillColor;
+ (instancetype)secondarySystemGroupedBackgroundColor;
+ (instancetype)separatorColor;
+ (instancetype)systemBackgroundColor;
+ (instancetype)systemBlueColor;
+ (instancetype)systemFillColor;
+ (instancetype)systemGray2Color;
+ (instancetype)systemGray3Color;
+ (instancetype)systemGray4Color;
+ (instancetype)systemGray5Color;
+ (instancetype)systemGray6Color;
+ (instancetype)systemGrayColor;
+ (instancetype)systemGreenColor;
+ (instancetype)systemGroupedBackgroundColor;
+ (instancetype)systemIndigoColor;
+ (instancetype)systemOrangeColor;
+ (instancetype)systemPinkColor;
+ (instancetype)systemPurpleColor;
+ (instancetype)systemRedColor;
+ (instancetype)systemTealColor;
+ (instancetype)systemYellowColor;
+ (instancetype)tertiaryLabelColor;
+ (instancetype)tertiarySystemBackgroundColor;
+ (instancetype)tertiarySystemFillColor;
+ (instancetype)tertiarySystemGroupedBackgroundColor;
+ (instancetype)whiteColor;
+ (instancetype)yellowColor;
- (id)carob_components;
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha;
- (id)copyWithZone:(NSZone *)zone;
- (BOOL)getRed:(CGFloat *)red green:(CGFloat *)green blue:(CGFloat *)blue alpha:(CGFloat *)alpha;
- (BOOL)getWhite:(CGFloat *)white alpha:(CGFloat *)alpha;
- (instancetype)initWithDynamicProvider:(UIColor *(^)(UITraitCollection *traitCollection))dynamicProvider;
- (instancetype)initWithPatternImage:(UIImage *)image;
- (instancetype)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
- (instancetype)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traitCollection;
- (void)set;
- (void)setFill;
- (void)setStroke;
@end

@interface UIContextualAction : NSObject
@property (nonatomic, readonly) UIContextualActionStyle style;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) UIImage *image;
@property (nonatomic, copy) UIColor *backgroundColor;
+ (instancetype)contextualActionWithStyle:(UIContextualActionStyle)style title:(NSString *)title handler:(void (^)(UIContextualAction *action, UIView *sourceView, void (^completionHandler)(BOOL actionPerformed)))handler;
@end

@interface UIDatePicker : UIControl
@property (nonatomic) UIDatePickerMode datePickerMode;
@property (nonatomic, strong) NSDate *date;
@property (nonatomic, strong) NSDate *minimumDate;
@property (nonatomic, strong) NSDate *maximumDate;
@property (nonatomic) NSTimeInterval countDownDuration;
@property (nonatomic) NSInteger minuteInterval;
@property (nonatomic, copy) NSCalendar *calendar;
@property (nonatomic, strong) NSLocale *locale;
@property (nonatomic, strong) NSTimeZone *timeZone;
@property (nonatomic) UIDatePickerStyle preferredDatePickerStyle;
@property (nonatomic, readonly) UIDatePickerStyle datePickerStyle;
- (void)setDate:(NSDate *)date animated:(BOOL)animated;
@end

@interface UIDevice : NSObject
@property (nonatomic, readonly) NSString *name;
@property (nonatomic, readonly) NSString *model;
@property (nonatomic, readonly) NSString *localizedModel;
@property (nonatomic, readonly) NSString *systemName;
@property (nonatomic, readonly) NSString *systemVersion;
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nonatomic, readonly) UIDeviceOrientation orientation;
@property (nonatomic, readonly) BOOL generatesDeviceOrientationNotifications;
+ (UIDevice *)currentDevice;
- (void)beginGeneratingDeviceOrientationNotifications;
- (void)carob_setPreferredContentSizeCategory:(UIContentSizeCategory)category;
- (void)carob_setUserInterfaceStyle:(UIUserInterfaceStyle)style;
- (BOOL)carob_turnToOrientation:(UIDeviceOrientation)orientation;
- (void)endGeneratingDeviceOrientationNotifications;
@end

@interface UIEvent : NSObject
@property (nonatomic, readonly) NSInteger type;
@property (nonatomic, readonly) NSInteger subtype;
@end

@interface UIFont : NSObject <NSCopying>
@property (nonatomic, readonly) CGFloat pointSize;
+ (UIFont *)boldSystemFontOfSize:(CGFloat)size;
+ (UIFont *)fontWithName:(NSString *)name size:(CGFloat)size;
+ (UIFont *)italicSystemFontOfSize:(CGFloat)size;
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style;
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style compatibleWithTraitCollection:(UITraitCollection *)traitCollection;
+ (UIFont *)systemFontOfSize:(CGFloat)size;
- (id)copyWithZone:(NSZone *)zone;
@end

@interface UIFontMetrics : NSObject
+ (UIFontMetrics *)defaultMetrics;
+ (instancetype)metricsForTextStyle:(UIFontTextStyle)textStyle;
- (instancetype)initForTextStyle:(UIFontTextStyle)textStyle;
- (UIFont *)scaledFontForFont:(UIFont *)font;
- (UIFont *)scaledFontForFont:(UIFont *)font compatibleWithTraitCollection:(UITraitCollection *)traitCollection;
- (UIFont *)scaledFontForFont:(UIFont *)font maximumPointSize:(CGFloat)maximumPointSize;
- (CGFloat)scaledValueForValue:(CGFloat)value;
- (CGFloat)scaledValueForValue:(CGFloat)value compatibleWithTraitCollection:(UITraitCollection *)traitCollection;
@end

@interface UIGestureRecognizer : NSObject
@property (nonatomic) UIGestureRecognizerState state;
@property (nonatomic, readonly) UIView *view;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, weak) id<UIGestureRecognizerDelegate> delegate;
@property (nonatomic) BOOL cancelsTouchesInView;
@property (nonatomic) BOOL delaysTouchesBegan;
@property (nonatomic) BOOL delaysTouchesEnded;
@property (nonatomic, readonly) NSUInteger numberOfTouches;
- (void)addTarget:(id)target action:(SEL)action;
- (instancetype)initWithTarget:(id)target action:(SEL)action;
- (CGPoint)locationInView:(UIView *)view;
- (CGPoint)locationOfTouch:(NSUInteger)touchIndex inView:(UIView *)view;
- (void)removeTarget:(id)target action:(SEL)action;
- (void)requireGestureRecognizerToFail:(UIGestureRecognizer *)other;
- (void)reset;
@end

@interface UIGraphicsImageRenderer : NSObject
@property (nonatomic, readonly) UIGraphicsImageRendererFormat *format;
- (NSData *)JPEGDataWithCompressionQuality:(CGFloat)compressionQuality actions:(void (^)(UIGraphicsImageRendererContext *rendererContext))actions;
- (NSData *)PNGDataWithActions:(void (^)(UIGraphicsImageRendererContext *rendererContext))actions;
- (UIImage *)imageWithActions:(void (^)(UIGraphicsImageRendererContext *rendererContext))actions;
- (instancetype)initWithBounds:(CGRect)bounds;
- (instancetype)initWithBounds:(CGRect)bounds format:(UIGraphicsImageRendererFormat *)format;
- (instancetype)initWithSize:(CGSize)size;
- (instancetype)initWithSize:(CGSize)size format:(UIGraphicsImageRendererFormat *)format;
@end

@interface UIGraphicsImageRendererContext : NSObject
@property (nonatomic, readonly) CGContextRef CGContext;
@property (nonatomic, readonly) UIImage *currentImage;
- (void)clipToRect:(CGRect)rect;
- (void)fillRect:(CGRect)rect;
- (void)strokeRect:(CGRect)rect;
@end

@interface UIGraphicsImageRendererFormat : NSObject
@property (nonatomic) CGFloat scale;
@property (nonatomic) BOOL opaque;
+ (instancetype)defaultFormat;
+ (instancetype)preferredFormat;
@end

@interface UIImage : NSObject
@property (nonatomic, readonly) NSString *name;
@property (nonatomic, readonly) CGSize size;
@property (nonatomic, readonly) CGFloat scale;
@property (nonatomic, readonly) UIImageOrientation imageOrientation;
@property (nonatomic, readonly) CGImageRef CGImage;
+ (UIImage *)imageNamed:(NSString *)name;
+ (UIImage *)imageWithCGImage:(CGImageRef)cgImage;
+ (UIImage *)imageWithCGImage:(CGImageRef)cgImage scale:(CGFloat)scale orientation:(UIImageOrientation)orientation;
- (UIColor *)carob_colorDrawnAtPoint:(CGPoint)point;
- (NSArray<NSString *> *)carob_drawnShapes;
- (UIImage *)carob_partInPixels:(CGRect)pixels;
- (CGSize)carob_pixelSize;
- (void)drawAsPatternInRect:(CGRect)rect;
- (void)drawAtPoint:(CGPoint)point;
- (void)drawAtPoint:(CGPoint)point blendMode:(CGBlendMode)blendMode alpha:(CGFloat)alpha;
- (void)drawInRect:(CGRect)rect;
- (void)drawInRect:(CGRect)rect blendMode:(CGBlendMode)blendMode alpha:(CGFloat)alpha;
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)renderingMode;
- (instancetype)initWithCGImage:(CGImageRef)cgImage;
- (instancetype)initWithCGImage:(CGImageRef)cgImage scale:(CGFloat)scale orientation:(UIImageOrientation)orientation;
- (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)capInsets;
- (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)capInsets resizingMode:(UIImageResizingMode)resizingMode;
@end

@interface UIImageView : UIView
@property (nonatomic, strong) UIImage *image;
- (instancetype)initWithImage:(UIImage *)image;
@end

@interface UILabel : UIView <UIContentSizeCategoryAdjusting>
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
@property (nonatomic, copy) NSString *text;
@property (nonatomic, strong) NSAttributedString *attributedText;
@property (nonatomic, strong) UIColor *textColor;
@property (nonatomic, strong) UIFont *font;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) NSInteger numberOfLines;
@property (nonatomic) NSLineBreakMode lineBreakMode;
@property (nonatomic) CGFloat preferredMaxLayoutWidth;
- (CGSize)sizeThatFits:(CGSize)fits;
@end

@interface UILayoutGuide : NSObject
@property (nonatomic, readonly, weak) UIView *owningView;
@property (nonatomic, copy) NSString *identifier;
@property (nonatomic, readonly) CGRect layoutFrame;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *leftAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *rightAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *trailingAnchor;
@property (nonatomic, readonly) NSLayoutDimension *widthAnchor;
@property (nonatomic, readonly) NSLayoutDimension *heightAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *centerXAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *centerYAnchor;
@end

@interface UILongPressGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger numberOfTapsRequired;
@property (nonatomic) NSUInteger numberOfTouchesRequired;
@property (nonatomic) NSTimeInterval minimumPressDuration;
@property (nonatomic) CGFloat allowableMovement;
@end

@interface UINavigationBar : UIView
@property (nonatomic, strong) UIColor *barTintColor;
@property (nonatomic) UIBarStyle barStyle;
@property (nonatomic, getter=isTranslucent) BOOL translucent;
@property (nonatomic, strong) UIImage *shadowImage;
@property (nonatomic, copy) NSDictionary<NSString *, id> *titleTextAttributes;
@property (nonatomic) BOOL prefersLargeTitles;
@property (nonatomic, weak) id delegate;
@property (nonatomic, copy) NSArray<UINavigationItem *> *items;
@property (nonatomic, readonly) UINavigationItem *topItem;
@property (nonatomic, readonly) UINavigationItem *backItem;
- (UIImage *)backgroundImageForBarMetrics:(UIBarMetrics)metrics;
- (UINavigationItem *)popNavigationItemAnimated:(BOOL)animated;
- (void)pushNavigationItem:(UINavigationItem *)item animated:(BOOL)animated;
- (void)setBackgroundImage:(UIImage *)image forBarMetrics:(UIBarMetrics)metrics;
- (void)setItems:(NSArray<UINavigationItem *> *)items animated:(BOOL)animated;
@end

@interface UINavigationController : UIViewController
@property (nonatomic, copy) NSArray *viewControllers;
@property (nonatomic, weak) id<UINavigationControllerDelegate> delegate;
@property (nonatomic, readonly) UINavigationBar *navigationBar;
@property (nonatomic, getter=isNavigationBarHidden) BOOL navigationBarHidden;
@property (nonatomic, readonly) UIToolbar *toolbar;
@property (nonatomic, getter=isToolbarHidden) BOOL toolbarHidden;
@property (nonatomic, readonly) UIViewController *topViewController;
@property (nonatomic, readonly) UIViewController *visibleViewController;
- (instancetype)initWithRootViewController:(UIViewController *)controller;
- (NSArray *)popToRootViewControllerAnimated:(BOOL)animated;
- (NSArray *)popToViewController:(UIViewController *)controller animated:(BOOL)animated;
- (UIViewController *)popViewControllerAnimated:(BOOL)animated;
- (NSInteger)preferredStatusBarStyle;
- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated;
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
- (void)setToolbarHidden:(BOOL)hidden animated:(BOOL)animated;
- (void)setViewControllers:(NSArray *)controllers animated:(BOOL)animated;
@end

@interface UINavigationItem : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSString *prompt;
@property (nonatomic, strong) UIView *titleView;
@property (nonatomic, strong) UIBarButtonItem *backBarButtonItem;
@property (nonatomic) BOOL hidesBackButton;
@property (nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@property (nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@property (nonatomic, copy) NSArray<UIBarButtonItem *> *leftBarButtonItems;
@property (nonatomic, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
- (instancetype)initWithTitle:(NSString *)title;
- (void)setHidesBackButton:(BOOL)hides animated:(BOOL)animated;
- (void)setLeftBarButtonItem:(UIBarButtonItem *)button animated:(BOOL)animated;
- (void)setRightBarButtonItem:(UIBarButtonItem *)button animated:(BOOL)animated;
@end

@interface UINib : NSObject
+ (UINib *)nibWithData:(NSData *)data bundle:(NSBundle *)bundleOrNil;
+ (UINib *)nibWithNibName:(NSString *)name bundle:(NSBundle *)bundleOrNil;
@end

@interface UIPageControl : UIControl
@property (nonatomic) NSInteger numberOfPages;
@property (nonatomic) NSInteger currentPage;
@property (nonatomic) BOOL hidesForSinglePage;
@property (nonatomic) BOOL defersCurrentPageDisplay;
@property (nonatomic, strong) UIColor *pageIndicatorTintColor;
@property (nonatomic, strong) UIColor *currentPageIndicatorTintColor;
- (CGSize)sizeForNumberOfPages:(NSInteger)pageCount;
- (void)updateCurrentPageDisplay;
@end

@interface UIPanGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSUInteger minimumNumberOfTouches;
@property (nonatomic) NSUInteger maximumNumberOfTouches;
- (void)setTranslation:(CGPoint)translation inView:(UIView *)view;
- (CGPoint)translationInView:(UIView *)view;
- (CGPoint)velocityInView:(UIView *)view;
@end

@interface UIPasteboard : NSObject
@property (nonatomic, readonly) NSString *name;
@property (nonatomic, readonly) NSInteger changeCount;
@property (nonatomic, readonly) NSInteger numberOfItems;
@property (nonatomic, copy) NSString *string;
@property (nonatomic, copy) NSArray<NSString *> *strings;
@property (nonatomic, copy) NSURL *URL;
@property (nonatomic, copy) UIImage *image;
@property (nonatomic, copy) UIColor *color;
@property (nonatomic, readonly) BOOL hasStrings;
@property (nonatomic, readonly) BOOL hasURLs;
@property (nonatomic, readonly) BOOL hasImages;
@property (nonatomic, readonly) BOOL hasColors;
@property (nonatomic, copy) NSArray<NSDictionary<NSString *, id> *> *items;
+ (UIPasteboard *)generalPasteboard;
+ (UIPasteboard *)pasteboardWithName:(NSString *)name create:(BOOL)create;
+ (UIPasteboard *)pasteboardWithUniqueName;
+ (void)removePasteboardWithName:(NSString *)name;
- (void)addItems:(NSArray<NSDictionary<NSString *, id> *> *)items;
- (BOOL)containsPasteboardTypes:(NSArray<NSString *> *)types;
- (NSData *)dataForPasteboardType:(NSString *)type;
- (NSArray<NSString *> *)pasteboardTypes;
- (void)setData:(NSData *)data forPasteboardType:(NSString *)type;
- (void)setValue:(id)value forPasteboardType:(NSString *)type;
- (id)valueForPasteboardType:(NSString *)type;
@end

@interface UIPickerView : UIView
@property (nonatomic, weak) id<UIPickerViewDataSource> dataSource;
@property (nonatomic, weak) id<UIPickerViewDelegate> delegate;
@property (nonatomic, readonly) NSInteger numberOfComponents;
@property (nonatomic) BOOL showsSelectionIndicator;
- (BOOL)carob_selectRow:(NSInteger)row inComponent:(NSInteger)component;
- (NSInteger)numberOfRowsInComponent:(NSInteger)component;
- (void)reloadAllComponents;
- (void)reloadComponent:(NSInteger)component;
- (CGSize)rowSizeForComponent:(NSInteger)component;
- (void)selectRow:(NSInteger)row inComponent:(NSInteger)component animated:(BOOL)animated;
- (NSInteger)selectedRowInComponent:(NSInteger)component;
- (UIView *)viewForRow:(NSInteger)row forComponent:(NSInteger)component;
@end

@interface UIPinchGestureRecognizer : UIGestureRecognizer
@property (nonatomic) CGFloat scale;
@property (nonatomic, readonly) CGFloat velocity;
@end

@interface UIProgressView : UIView
@property (nonatomic) float progress;
@property (nonatomic) UIProgressViewStyle progressViewStyle;
@property (nonatomic, strong) UIColor *progressTintColor;
@property (nonatomic, strong) UIColor *trackTintColor;
@property (nonatomic, strong) UIImage *progressImage;
@property (nonatomic, strong) UIImage *trackImage;
- (instancetype)initWithProgressViewStyle:(UIProgressViewStyle)style;
- (void)setProgress:(float)progress animated:(BOOL)animated;
@end

@interface UIRefreshControl : UIControl
@property (nonatomic, readonly, getter=isRefreshing) BOOL refreshing;
- (void)beginRefreshing;
- (void)endRefreshing;
@end

@interface UIRotationGestureRecognizer : UIGestureRecognizer
@property (nonatomic) CGFloat rotation;
@property (nonatomic, readonly) CGFloat velocity;
@end

@interface UIScreen : NSObject <UITraitEnvironment>
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGRect applicationFrame;
@property (nonatomic, readonly) CGRect nativeBounds;
@property (nonatomic, readonly) double scale;
@property (nonatomic, readonly) double nativeScale;
@property (nonatomic, readonly) double brightness;
@property (nonatomic, readonly) UITraitCollection *traitCollection;
+ (UIScreen *)mainScreen;
+ (NSArray<UIScreen *> *)screens;
- (void)traitCollectionDidChange:(UITraitCollection *)previousTraitCollection;
@end

@interface UIScreenEdgePanGestureRecognizer : UIPanGestureRecognizer
@property (nonatomic) UIRectEdge edges;
@end

@interface UISearchBar : UIView
@property (nonatomic, readonly) UISearchTextField *searchTextField;
@property (nonatomic, copy) NSString *text;
@property (nonatomic, copy) NSString *placeholder;
@property (nonatomic, weak) id<UISearchBarDelegate> delegate;
@property (nonatomic, copy) NSString *prompt;
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UITextSpellCheckingType spellCheckingType;
@property (nonatomic) UIKeyboardAppearance keyboardAppearance;
@property (nonatomic) BOOL enablesReturnKeyAutomatically;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property (nonatomic, strong) UIView *inputView;
@property (nonatomic, strong) UIView *inputAccessoryView;
@property (nonatomic) UIBarStyle barStyle;
@property (nonatomic) UISearchBarStyle searchBarStyle;
@property (nonatomic, strong) UIColor *barTintColor;
@property (nonatomic) BOOL showsCancelButton;
@property (nonatomic) BOOL showsScopeBar;
@property (nonatomic, copy) NSArray<NSString *> *scopeButtonTitles;
@property (nonatomic) NSInteger selectedScopeButtonIndex;
- (void)setShowsCancelButton:(BOOL)shows animated:(BOOL)animated;
@end

@interface UITextField : UIControl <UIContentSizeCategoryAdjusting>
@property (nonatomic, copy) NSString *text;
@property (nonatomic, copy) NSString *placeholder;
@property (nonatomic, strong) UIColor *textColor;
@property (nonatomic, strong) UIFont *font;
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic, weak) id<UITextFieldDelegate> delegate;
@property (nonatomic, readonly, getter=isEditing) BOOL editing;
@property (nonatomic) BOOL clearsOnBeginEditing;
@property (nonatomic) UITextBorderStyle borderStyle;
@property (nonatomic) UITextFieldViewMode clearButtonMode;
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UITextSpellCheckingType spellCheckingType;
@property (nonatomic) UIKeyboardAppearance keyboardAppearance;
@property (nonatomic) BOOL enablesReturnKeyAutomatically;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property (nonatomic, strong) UIView *inputView;
@property (nonatomic, strong) UIView *inputAccessoryView;
- (void)deleteBackward;
- (BOOL)hasText;
- (void)insertText:(NSString *)text;
@end

@interface UISearchTextField : UITextField
@end

@interface UISegmentedControl : UIControl
@property (nonatomic, readonly) NSUInteger numberOfSegments;
@property (nonatomic) NSInteger selectedSegmentIndex;
@property (nonatomic, getter=isMomentary) BOOL momentary;
@property (nonatomic) UISegmentedControlStyle segmentedControlStyle;
@property (nonatomic) BOOL apportionsSegmentWidthsByContent;
@property (nonatomic, strong) UIColor *selectedSegmentTintColor;
- (UIImage *)backgroundImageForState:(UIControlState)state barMetrics:(NSInteger)barMetrics;
- (CGSize)contentOffsetForSegmentAtIndex:(NSUInteger)segment;
- (UIImage *)dividerImageForLeftSegmentState:(UIControlState)leftState rightSegmentState:(UIControlState)rightState barMetrics:(NSInteger)barMetrics;
- (UIImage *)imageForSegmentAtIndex:(NSUInteger)segment;
- (instancetype)initWithItems:(NSArray *)items;
- (void)insertSegmentWithImage:(UIImage *)image atIndex:(NSUInteger)segment animated:(BOOL)animated;
- (void)insertSegmentWithTitle:(NSString *)title atIndex:(NSUInteger)segment animated:(BOOL)animated;
- (BOOL)isEnabledForSegmentAtIndex:(NSUInteger)segment;
- (void)removeAllSegments;
- (void)removeSegmentAtIndex:(NSUInteger)segment animated:(BOOL)animated;
- (void)setBackgroundImage:(UIImage *)image forState:(UIControlState)state barMetrics:(NSInteger)barMetrics;
- (void)setContentOffset:(CGSize)offset forSegmentAtIndex:(NSUInteger)segment;
- (void)setDividerImage:(UIImage *)image forLeftSegmentState:(UIControlState)leftState rightSegmentState:(UIControlState)rightState barMetrics:(NSInteger)barMetrics;
- (void)setEnabled:(BOOL)enabled forSegmentAtIndex:(NSUInteger)segment;
- (void)setImage:(UIImage *)image forSegmentAtIndex:(NSUInteger)segment;
- (void)setTitle:(NSString *)title forSegmentAtIndex:(NSUInteger)segment;
- (void)setTitleTextAttributes:(NSDictionary<NSString *, id> *)attributes forState:(UIControlState)state;
- (void)setWidth:(CGFloat)width forSegmentAtIndex:(NSUInteger)segment;
- (NSString *)titleForSegmentAtIndex:(NSUInteger)segment;
- (NSDictionary<NSString *, id> *)titleTextAttributesForState:(UIControlState)state;
- (CGFloat)widthForSegmentAtIndex:(NSUInteger)segment;
@end

@interface UISlider : UIControl
@property (nonatomic) float value;
@property (nonatomic) float minimumValue;
@property (nonatomic) float maximumValue;
@property (nonatomic, getter=isContinuous) BOOL continuous;
@property (nonatomic, strong) UIColor *minimumTrackTintColor;
@property (nonatomic, strong) UIColor *maximumTrackTintColor;
@property (nonatomic, strong) UIColor *thumbTintColor;
@property (nonatomic, strong) UIImage *minimumValueImage;
@property (nonatomic, strong) UIImage *maximumValueImage;
@property (nonatomic, readonly) UIImage *currentThumbImage;
@property (nonatomic, readonly) UIImage *currentMinimumTrackImage;
@property (nonatomic, readonly) UIImage *currentMaximumTrackImage;
- (UIImage *)maximumTrackImageForState:(UIControlState)state;
- (UIImage *)minimumTrackImageForState:(UIControlState)state;
- (void)setMaximumTrackImage:(UIImage *)image forState:(UIControlState)state;
- (void)setMinimumTrackImage:(UIImage *)image forState:(UIControlState)state;
- (void)setThumbImage:(UIImage *)image forState:(UIControlState)state;
- (void)setValue:(float)value animated:(BOOL)animated;
- (UIImage *)thumbImageForState:(UIControlState)state;
@end

@interface UIStackView : UIView
@property (nonatomic, readonly) NSArray<UIView *> *arrangedSubviews;
@property (nonatomic) UILayoutConstraintAxis axis;
@property (nonatomic) UIStackViewDistribution distribution;
@property (nonatomic) UIStackViewAlignment alignment;
@property (nonatomic) CGFloat spacing;
@property (nonatomic, getter=isBaselineRelativeArrangement) BOOL baselineRelativeArrangement;
@property (nonatomic, getter=isLayoutMarginsRelativeArrangement) BOOL layoutMarginsRelativeArrangement;
- (void)addArrangedSubview:(UIView *)view;
- (CGFloat)customSpacingAfterView:(UIView *)arrangedSubview;
- (instancetype)initWithArrangedSubviews:(NSArray<UIView *> *)views;
- (void)insertArrangedSubview:(UIView *)view atIndex:(NSUInteger)stackIndex;
- (void)removeArrangedSubview:(UIView *)view;
- (void)setCustomSpacing:(CGFloat)spacing afterView:(UIView *)arrangedSubview;
- (CGSize)sizeThatFits:(CGSize)fits;
@end

@interface UIStepper : UIControl
@property (nonatomic) double value;
@property (nonatomic) double minimumValue;
@property (nonatomic) double maximumValue;
@property (nonatomic) double stepValue;
@property (nonatomic) BOOL wraps;
@property (nonatomic) BOOL autorepeat;
@property (nonatomic, getter=isContinuous) BOOL continuous;
- (UIImage *)backgroundImageForState:(UIControlState)state;
- (UIImage *)decrementImageForState:(UIControlState)state;
- (UIImage *)dividerImageForLeftSegmentState:(UIControlState)state rightSegmentState:(UIControlState)state;
- (UIImage *)incrementImageForState:(UIControlState)state;
- (void)setBackgroundImage:(UIImage *)image forState:(UIControlState)state;
- (void)setDecrementImage:(UIImage *)image forState:(UIControlState)state;
- (void)setDividerImage:(UIImage *)image forLeftSegmentState:(UIControlState)leftState rightSegmentState:(UIControlState)rightState;
- (void)setIncrementImage:(UIImage *)image forState:(UIControlState)state;
@end

@interface UIStoryboard : NSObject
+ (UIStoryboard *)storyboardWithName:(NSString *)name bundle:(NSBundle *)storyboardBundleOrNil;
- (UIViewController *)instantiateInitialViewController;
- (UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier;
@end

@interface UIStoryboardSegue : NSObject
@property (nonatomic, copy, readonly) NSString *identifier;
@property (nonatomic, readonly) __kindof UIViewController *sourceViewController;
@property (nonatomic, readonly) __kindof UIViewController *destinationViewController;
- (instancetype)initWithIdentifier:(NSString *)identifier source:(UIViewController *)source destination:(UIViewController *)destination;
- (void)perform;
@end

@interface UISwipeActionsConfiguration : NSObject
@property (nonatomic, readonly) NSArray<UIContextualAction *> *actions;
@property (nonatomic) BOOL performsFirstActionWithFullSwipe;
+ (instancetype)configurationWithActions:(NSArray<UIContextualAction *> *)actions;
@end

@interface UISwipeGestureRecognizer : UIGestureRecognizer
@property (nonatomic) UISwipeGestureRecognizerDirection direction;
@property (nonatomic) NSUInteger numberOfTouchesRequired;
@end

@interface UISwitch : UIControl
@property (nonatomic, getter=isOn) BOOL on;
@property (nonatomic, strong) UIColor *onTintColor;
@property (nonatomic, strong) UIColor *thumbTintColor;
- (void)setOn:(BOOL)isOn animated:(BOOL)animated;
@end

@interface UITabBar : UIView
@property (nonatomic, strong) UIColor *barTintColor;
@property (nonatomic) UIBarStyle barStyle;
@property (nonatomic, getter=isTranslucent) BOOL translucent;
@property (nonatomic, strong) UIImage *shadowImage;
@property (nonatomic, copy) NSArray<UITabBarItem *> *items;
@property (nonatomic, assign) UITabBarItem *selectedItem;
@property (nonatomic, weak) id delegate;
- (void)setItems:(NSArray<UITabBarItem *> *)items animated:(BOOL)animated;
@end

@interface UITabBarController : UIViewController
@property (nonatomic, copy) NSArray *viewControllers;
@property (nonatomic, weak) id<UITabBarControllerDelegate> delegate;
@property (nonatomic, readonly) UITabBar *tabBar;
@property (nonatomic) NSUInteger selectedIndex;
@property (nonatomic, strong) UIViewController *selectedViewController;
- (BOOL)carob_tapTabAtIndex:(NSUInteger)index;
- (void)setViewControllers:(NSArray *)controllers animated:(BOOL)animated;
@end

@interface UITabBarItem : UIBarItem
@property (nonatomic, copy) NSString *badgeValue;
@property (nonatomic, copy) UIColor *badgeColor;
@property (nonatomic, strong) UIImage *selectedImage;
- (instancetype)initWithTabBarSystemItem:(UITabBarSystemItem)item tag:(NSInteger)tag;
- (instancetype)initWithTitle:(NSString *)title image:(UIImage *)image selectedImage:(UIImage *)selectedImage;
- (instancetype)initWithTitle:(NSString *)title image:(UIImage *)image tag:(NSInteger)tag;
@end

@interface UITableView : UIScrollView
@property (nonatomic, readonly) UITableViewStyle style;
@property (nonatomic, weak) id<UITableViewDataSource> dataSource;
@property (nonatomic, readonly) NSInteger numberOfSections;
@property (nonatomic) CGFloat rowHeight;
@property (nonatomic) CGFloat estimatedRowHeight;
@property (nonatomic) CGFloat sectionHeaderHeight;
@property (nonatomic) CGFloat sectionFooterHeight;
@property (nonatomic, readonly) NSArray<__kindof UITableViewCell *> *visibleCells;
@property (nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleRows;
@property (nonatomic) BOOL allowsSelection;
@property (nonatomic) BOOL allowsMultipleSelection;
@property (nonatomic, readonly) NSIndexPath *indexPathForSelectedRow;
@property (nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForSelectedRows;
@property (nonatomic, readonly) BOOL hasUncommittedUpdates;
@property (nonatomic) UITableViewCellSeparatorStyle separatorStyle;
@property (nonatomic) UIEdgeInsets separatorInset;
@property (nonatomic, strong) UIColor *separatorColor;
@property (nonatomic) BOOL cellLayoutMarginsFollowReadableWidth;
@property (nonatomic) BOOL insetsContentViewsToSafeArea;
@property (nonatomic) BOOL remembersLastFocusedIndexPath;
@property (nonatomic, strong) UIColor *sectionIndexColor;
@property (nonatomic, strong) UIColor *sectionIndexBackgroundColor;
@property (nonatomic, strong) UIColor *sectionIndexTrackingBackgroundColor;
@property (nonatomic) NSInteger sectionIndexMinimumDisplayRowCount;
@property (nonatomic) CGFloat estimatedSectionHeaderHeight;
@property (nonatomic) CGFloat estimatedSectionFooterHeight;
@property (nonatomic, strong) UIView *tableHeaderView;
@property (nonatomic, strong) UIView *tableFooterView;
@property (nonatomic, strong) UIView *backgroundView;
@property (nonatomic, getter=isEditing) BOOL editing;
@property (nonatomic) BOOL allowsSelectionDuringEditing;
@property (nonatomic) BOOL allowsMultipleSelectionDuringEditing;
@property (nonatomic, weak) id<UITableViewDataSourcePrefetching> prefetchDataSource;
@property (nonatomic, getter=isPrefetchingEnabled) BOOL prefetchingEnabled;
@property (nonatomic, weak) id<UITableViewDelegate> delegate;
- (void)beginUpdates;
- (BOOL)carob_commitEditingStyle:(UITableViewCellEditingStyle)editingStyle forRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)carob_dragRowAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath;
- (BOOL)carob_performActionTitled:(NSString *)title ofRowAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)carob_tapAccessoryOfRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)carob_tapRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSInteger)carob_tapSectionIndexTitleAtIndex:(NSInteger)index;
- (NSArray<NSString *> *)carob_titlesOfActionsOfRowAtIndexPath:(NSIndexPath *)indexPath;
- (UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)path;
- (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)deleteSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (id)dequeueReusableCellWithIdentifier:(NSString *)identifier;
- (id)dequeueReusableCellWithIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)indexPath;
- (id)dequeueReusableHeaderFooterViewWithIdentifier:(NSString *)identifier;
- (void)deselectRowAtIndexPath:(NSIndexPath *)path animated:(BOOL)animated;
- (void)endUpdates;
- (UIView *)footerViewForSection:(NSInteger)section;
- (UIView *)headerViewForSection:(NSInteger)section;
- (NSIndexPath *)indexPathForCell:(UITableViewCell *)cell;
- (NSIndexPath *)indexPathForRowAtPoint:(CGPoint)point;
- (NSArray<NSIndexPath *> *)indexPathsForRowsInRect:(CGRect)rect;
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style;
- (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)insertSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)moveRowAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath;
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection;
- (NSInteger)numberOfRowsInSection:(NSInteger)section;
- (void)performBatchUpdates:(void (NS_NOESCAPE ^)(void))updates completion:(void (^)(BOOL finished))completion;
- (CGRect)rectForFooterInSection:(NSInteger)section;
- (CGRect)rectForHeaderInSection:(NSInteger)section;
- (CGRect)rectForRowAtIndexPath:(NSIndexPath *)path;
- (CGRect)rectForSection:(NSInteger)section;
- (void)registerClass:(Class)cellClass forCellReuseIdentifier:(NSString *)identifier;
- (void)registerClass:(Class)aClass forHeaderFooterViewReuseIdentifier:(NSString *)identifier;
- (void)registerNib:(UINib *)nib forCellReuseIdentifier:(NSString *)identifier;
- (void)registerNib:(UINib *)nib forHeaderFooterViewReuseIdentifier:(NSString *)identifier;
- (void)reloadData;
- (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation;
- (void)reloadSectionIndexTitles;
- (void)reloadSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
- (void)scrollToNearestSelectedRowAtScrollPosition:(UITableViewScrollPosition)position animated:(BOOL)animated;
- (void)scrollToRowAtIndexPath:(NSIndexPath *)indexPath atScrollPosition:(UITableViewScrollPosition)position animated:(BOOL)animated;
- (void)selectRowAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated scrollPosition:(UITableViewScrollPosition)position;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
@end

@interface UITableViewController : UIViewController <UITableViewDataSource, UITableViewDelegate>
@property (nonatomic, strong) UITableView *tableView;
@property (nonatomic) BOOL clearsSelectionOnViewWillAppear;
@property (nonatomic, strong) UIRefreshControl *refreshControl;
- (instancetype)initWithStyle:(UITableViewStyle)style;
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
@end

@interface UITableViewHeaderFooterView : UIView
@property (nonatomic, readonly) NSString *reuseIdentifier;
@property (nonatomic, readonly) UIView *contentView;
@property (nonatomic, readonly) UILabel *textLabel;
@property (nonatomic, readonly) UILabel *detailTextLabel;
@property (nonatomic, strong) UIView *backgroundView;
- (instancetype)initWithReuseIdentifier:(NSString *)identifier;
- (void)prepareForReuse;
@end

@interface UITableViewRowAction : NSObject <NSCopying>
@property (nonatomic, readonly) UITableViewRowActionStyle style;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) UIColor *backgroundColor;
@property (nonatomic, copy) id backgroundEffect;
+ (instancetype)rowActionWithStyle:(UITableViewRowActionStyle)style title:(NSString *)title handler:(void (^)(UITableViewRowAction *action, NSIndexPath *indexPath))handler;
- (id)copyWithZone:(NSZone *)zone;
@end

@interface UITapGestureRecognizer : UIGestureRecognizer
@property (nonatomic) NSInteger numberOfTapsRequired;
@property (nonatomic) NSInteger numberOfTouchesRequired;
@end

@interface UITextView : UIScrollView <UIContentSizeCategoryAdjusting>
@property (nonatomic, copy) NSString *text;
@property (nonatomic, copy) NSAttributedString *attributedText;
@property (nonatomic, strong) UIColor *textColor;
@property (nonatomic, strong) UIFont *font;
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) NSRange selectedRange;
@property (nonatomic, getter=isEditable) BOOL editable;
@property (nonatomic, getter=isSelectable) BOOL selectable;
@property (nonatomic) UIEdgeInsets textContainerInset;
@property (nonatomic, copy) NSDictionary<NSString *, id> *typingAttributes;
@property (nonatomic, copy) NSDictionary<NSString *, id> *linkTextAttributes;
@property (nonatomic) UIDataDetectorTypes dataDetectorTypes;
@property (nonatomic) BOOL allowsEditingTextAttributes;
@property (nonatomic) BOOL clearsOnInsertion;
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UITextSpellCheckingType spellCheckingType;
@property (nonatomic) UIKeyboardAppearance keyboardAppearance;
@property (nonatomic) BOOL enablesReturnKeyAutomatically;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property (nonatomic, strong) UIView *inputView;
@property (nonatomic, strong) UIView *inputAccessoryView;
@property (nonatomic, weak) id<UITextViewDelegate> delegate;
- (void)deleteBackward;
- (BOOL)hasText;
- (void)insertText:(NSString *)text;
- (void)scrollRangeToVisible:(NSRange)range;
@end

@interface UIToolbar : UIView
@property (nonatomic, strong) UIColor *barTintColor;
@property (nonatomic) UIBarStyle barStyle;
@property (nonatomic, getter=isTranslucent) BOOL translucent;
@property (nonatomic, strong) UIImage *shadowImage;
@property (nonatomic, copy) NSArray<UIBarButtonItem *> *items;
- (void)setItems:(NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated;
@end

@interface UITouch : NSObject
@property (nonatomic, readonly, strong) UIView *view;
@property (nonatomic, readonly, strong) UIWindow *window;
@property (nonatomic, readonly) NSUInteger tapCount;
@property (nonatomic, readonly) UITouchPhase phase;
@property (nonatomic, readonly) NSTimeInterval timestamp;
- (CGPoint)locationInView:(UIView *)view;
- (CGPoint)previousLocationInView:(UIView *)view;
@end

@interface UITraitCollection : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
@property (nonatomic, readonly) UITraitEnvironmentLayoutDirection layoutDirection;
@property (nonatomic, readonly) UIForceTouchCapability forceTouchCapability;
@property (nonatomic, readonly) UIDisplayGamut displayGamut;
@property (nonatomic, readonly) UIAccessibilityContrast accessibilityContrast;
@property (nonatomic, readonly) UIUserInterfaceLevel userInterfaceLevel;
@property (nonatomic, readonly) CGFloat displayScale;
@property (nonatomic, copy, readonly) UIContentSizeCategory preferredContentSizeCategory;
+ (UITraitCollection *)currentTraitCollection;
+ (void)setCurrentTraitCollection:(UITraitCollection *)traits;
+ (BOOL)supportsSecureCoding;
+ (UITraitCollection *)traitCollectionWithAccessibilityContrast:(UIAccessibilityContrast)contrast;
+ (UITraitCollection *)traitCollectionWithDisplayGamut:(UIDisplayGamut)gamut;
+ (UITraitCollection *)traitCollectionWithDisplayScale:(CGFloat)scale;
+ (UITraitCollection *)traitCollectionWithForceTouchCapability:(UIForceTouchCapability)capability;
+ (UITraitCollection *)traitCollectionWithHorizontalSizeClass:(UIUserInterfaceSizeClass)sizeClass;
+ (UITraitCollection *)traitCollectionWithLayoutDirection:(UITraitEnvironmentLayoutDirection)direction;
+ (UITraitCollection *)traitCollectionWithPreferredContentSizeCategory:(UIContentSizeCategory)category;
+ (UITraitCollection *)traitCollectionWithTraitsFromCollections:(NSArray<UITraitCollection *> *)collections;
+ (UITraitCollection *)traitCollectionWithUserInterfaceIdiom:(UIUserInterfaceIdiom)idiom;
+ (UITraitCollection *)traitCollectionWithUserInterfaceLevel:(UIUserInterfaceLevel)level;
+ (UITraitCollection *)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)style;
+ (UITraitCollection *)traitCollectionWithVerticalSizeClass:(UIUserInterfaceSizeClass)sizeClass;
- (BOOL)containsTraitsInCollection:(nullable UITraitCollection *)other;
- (id)copyWithZone:(NSZone *)zone;
- (void)encodeWithCoder:(NSCoder *)coder;
- (BOOL)hasDifferentColorAppearanceComparedToTraitCollection:(UITraitCollection *)traitCollection;
- (instancetype)initWithCoder:(NSCoder *)coder;
- (void)performAsCurrentTraitCollection:(void (^)(void))actions;
@end

@interface UIWindow : UIView
@property (nonatomic, strong) UIViewController *rootViewController;
@property (nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow;
- (void)makeKeyAndVisible;
- (void)makeKeyWindow;
@end
