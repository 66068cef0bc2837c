import CarobRuntime
import CarobUIKit
import Testing

@Suite struct UIKitClassesTests {
  @Test(arguments: [
    "UIView", "UILabel", "UIImage", "UIImageView", "UIActivityIndicatorView", "UITableView",
    "UITableViewCell", "UIViewController", "UINavigationController", "UINavigationItem",
    "UITabBarController", "UIWindow", "UIApplication", "UICollectionReusableView",
    "UICollectionViewCell", "UICollectionView", "UICollectionViewLayout",
    "UICollectionViewFlowLayout", "UICollectionViewLayoutAttributes", "NSPredicate",
  ])
  func areFoundByName(_ name: String) {
    UIKitClasses.register()
    #expect(RuntimeClass(named: name)?.name == name)
  }

  @Test func comeAfterTheirSuperclasses() {
    var seen = [Object.runtimeClass]
    for cls in UIKitClasses.all.map(\.runtimeClass) {
      #expect(cls.superclass.map { seen.contains($0) } ?? false, "\(cls)")
      #expect(!seen.contains(cls), "\(cls) is there twice")
      seen.append(cls)
    }
  }

  @Test func noneIsOfInstantCocoa() {
    for type in UIKitClasses.all {
      let isOfUIKit = ["UI", "CA", "CG", "NSLayout"].contains { type.runtimeName.hasPrefix($0) }
      #expect(isOfUIKit, "\(type)")
    }
  }
}
