import CarobFoundation
import CarobRuntime

/// Instant Cocoa's method of arrays, from its category on `NSArray`.
enum SectioningMembers {
  /// Adds the method to arrays.
  ///
  /// `sectionedArrayWithKey:` returns an array for each run of neighbours with equal values at a key path, as
  /// `ICSectionedDataSource` cuts them. An existing method of that name stays.
  static func define(_ array: ClassMembers<ArrayBox>) {
    do throws(RegistrationError) {
      try ArrayBox.runtimeClass.addMethod(Selector("sectionedArrayWithKey:")) {
        (this: ArrayBox, key: String?) in
        let cut = try SectionedObjects(
          this.unchanging(), sortedBy: [], sectionedBy: key,
          for: UnknownKey.Asker(className: "NSArray", property: "sectionedArrayWithKey:"))
        return cut.sections.all.map(\.objects)
      }
    } catch {
      assert(error.code == .memberExists, "\(error)")
    }
  }
}
