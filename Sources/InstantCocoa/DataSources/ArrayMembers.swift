import CarobRuntime

/// The message that every array answers because of Instant Cocoa: what a category on `NSArray` was.
enum ArrayMembers {
  /// Makes arrays answer it, once.
  ///
  /// `sectionedArrayWithKey:` gives an array for each run of neighbours with the same value at a key path, as
  /// `ICSectionedDataSource` cuts them. A method of that name that somebody gave them before stays.
  static let added: Void = {
    do throws(RegistrationError) {
      try ArrayBox.runtimeClass.addMethod(Selector("sectionedArrayWithKey:")) {
        (this: ArrayBox, key: String?) in
        let cut = try SectionedObjects(this.unchanging(), sortedBy: [], sectionedBy: key)
        return cut.sections.all.map(\.objects)
      }
    } catch {
      assert(error.code == .memberExists, "\(error)")
    }
  }()
}
