import CarobFoundation
import CarobRuntime

/// A file with views. There are none here: making one raises an exception that says so.
@MainActor
open class UINib: Object {
  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UINib.self, "A file with views. Nibs are not offered: making one raises."
    ) { nib in
      nib.classMethod("+ (UINib *)nibWithNibName:(NSString *)name bundle:(NSBundle *)bundleOrNil") {
        (_, name: String?, _: Object?) -> Object? in throw ViewError.nib(name)
      }
      nib.classMethod("+ (UINib *)nibWithData:(NSData *)data bundle:(NSBundle *)bundleOrNil") {
        (_, _: Object?, _: Object?) -> Object? in throw ViewError.nib(nil)
      }
    }
  }

  nonisolated static func defineBundles(_ bundle: ClassMembers<NSBundle>) {
    bundle.method("loadNibNamed:owner:options:") {
      (_, name: String?, _: Object?, _: Object?) -> Object? in throw ViewError.nib(name)
    }
  }
}

extension UITableView {
  static func defineNibs(_ table: ClassMembers<UITableView>) {
    table.method("- (void)registerNib:(UINib *)nib forCellReuseIdentifier:(NSString *)identifier") {
      (this, nib: Object?, identifier: String) in
      if nib != nil { throw ViewError.nib(nil) }
      try this.register(nil, forCellReuseIdentifier: identifier)
    }
    table.method(
      """
      - (void)registerNib:(UINib *)nib \
      forHeaderFooterViewReuseIdentifier:(NSString *)identifier
      """
    ) { (this, nib: Object?, identifier: String) in
      if nib != nil { throw ViewError.nib(nil) }
      try this.register(nil, forHeaderFooterViewReuseIdentifier: identifier)
    }
  }
}

extension UICollectionView {
  static func defineNibs(_ view: ClassMembers<UICollectionView>) {
    view.method(
      "- (void)registerNib:(UINib *)nib forCellWithReuseIdentifier:(NSString *)identifier"
    ) { (this, nib: Object?, identifier: String) in
      if nib != nil { throw ViewError.nib(nil) }
      try this.register(nil, forCellReuseIdentifier: identifier)
    }
    view.method(
      """
      - (void)registerNib:(UINib *)nib forSupplementaryViewOfKind:(NSString *)kind \
      withReuseIdentifier:(NSString *)identifier
      """
    ) { (this, nib: Object?, kind: String, identifier: String) in
      if nib != nil { throw ViewError.nib(nil) }
      try this.register(nil, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
  }
}
