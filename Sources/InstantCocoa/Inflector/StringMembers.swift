import CarobRuntime

/// Messages that every string answers because of Instant Cocoa: what a category on `NSString` was.
///
/// Each is added by the class that does the work, when that class is registered.
enum StringMembers {
  /// Makes strings answer a message without arguments by another string.
  ///
  /// A method of that name that somebody gave them before stays.
  static func add(_ name: StaticString, _ body: @escaping @Sendable (String) -> String) {
    do throws(RegistrationError) {
      try StringBox.runtimeClass.addMethod(Selector(name)) { (this: StringBox) in
        body(this.string)
      }
    } catch {
      assert(error.code == .memberExists, "\(error)")
    }
  }
}
