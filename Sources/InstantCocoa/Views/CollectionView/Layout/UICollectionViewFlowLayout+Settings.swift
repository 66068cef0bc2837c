import CarobRuntime

extension UICollectionViewFlowLayout {
  static func defineSettings(_ layout: ClassMembers<UICollectionViewFlowLayout>) {
    layout.property("itemSize", \.itemSize)
    layout.property("estimatedItemSize", \.estimatedItemSize)
    layout.property("minimumLineSpacing", \.minimumLineSpacing)
    layout.property("minimumInteritemSpacing", \.minimumInteritemSpacing)
    layout.property("scrollDirection") {
      $0.scrollDirection.rawValue
    } set: {
      guard let direction = ScrollDirection(rawValue: $1) else {
        throw ListError.unknownDirection($1)
      }
      $0.scrollDirection = direction
    }
    layout.property("sectionInset", \.sectionInset)
    layout.property("headerReferenceSize", \.headerReferenceSize)
    layout.property("footerReferenceSize", \.footerReferenceSize)
  }
}
