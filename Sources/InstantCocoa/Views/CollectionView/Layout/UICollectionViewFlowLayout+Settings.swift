import CarobRuntime

extension UICollectionViewFlowLayout {
  static func defineSettings(_ layout: ClassMembers<UICollectionViewFlowLayout>) {
    layout.property("itemSize") {
      $0.itemSize
    } set: {
      $0.itemSize = $1
    }
    layout.property("estimatedItemSize") {
      $0.estimatedItemSize
    } set: {
      $0.estimatedItemSize = $1
    }
    layout.property("minimumLineSpacing") {
      $0.minimumLineSpacing
    } set: {
      $0.minimumLineSpacing = $1
    }
    layout.property("minimumInteritemSpacing") {
      $0.minimumInteritemSpacing
    } set: {
      $0.minimumInteritemSpacing = $1
    }
    layout.property("scrollDirection") {
      $0.scrollDirection.rawValue
    } set: {
      guard let direction = ScrollDirection(rawValue: $1) else {
        throw CollectionViewError.unknownDirection($1)
      }
      $0.scrollDirection = direction
    }
    layout.property("sectionInset") {
      $0.sectionInset
    } set: {
      $0.sectionInset = $1
    }
    layout.property("headerReferenceSize") {
      $0.headerReferenceSize
    } set: {
      $0.headerReferenceSize = $1
    }
    layout.property("footerReferenceSize") {
      $0.footerReferenceSize
    } set: {
      $0.footerReferenceSize = $1
    }
  }
}
