import CarobRuntime
import InstantCocoa
import Testing

@Suite struct InstantCocoaClassesTests {
  @Test(arguments: [
    "NSObject", "NSString", "NSNumber", "NSArray", "NSDictionary", "NSNull", "NSError",
    "NSIndexPath", "NSSortDescriptor", "UIView", "UILabel", "UIImage", "UIImageView",
    "UIActivityIndicatorView", "UITableView", "UITableViewCell", "UIViewController",
    "UINavigationController", "UINavigationItem", "UITabBarController", "UIWindow",
    "UIApplication", "ICSimpleRouteMatcher", "ICRoute", "ICRouter", "ICInflector",
    "TTTStringInflector", "ICModel", "ICTableViewCell",
    "ICLoadingTableViewCell", "ICLoadingPlaceholder", "ICNoResultsPlaceholder",
    "ICSimpleDataSource", "ICSectionedDataSource", "ICViewController", "ICTableViewController",
    "UICollectionReusableView", "UICollectionViewCell", "UICollectionView",
    "UICollectionViewLayout", "UICollectionViewFlowLayout", "UICollectionViewLayoutAttributes",
    "ICCollectionViewCell", "ICLoadingCollectionViewCell", "ICCollectionViewController",
  ])
  func areFoundByName(_ name: String) {
    InstantCocoaClasses.register()
    #expect(RuntimeClass(named: name)?.name == name)
  }

  @Test func comeAfterTheirSuperclasses() {
    var seen: Set<RuntimeClass> = []
    for cls in InstantCocoaClasses.all.map(\.runtimeClass) {
      #expect(cls.superclass.map { seen.contains($0) } ?? true, "\(cls)")
      #expect(seen.insert(cls).inserted, "\(cls) is there twice")
    }
  }
}
