import CarobRuntime

extension ClassMembers {
  /// A readable and writable property that is a variable of the class, for settings: what is set for each row
  /// that is shown has two closures, which cost no key path.
  package func property<Value: MessageValue>(
    _ name: StaticString, _ variable: ReferenceWritableKeyPath<Receiver, Value>
  ) {
    property(name) {
      $0[keyPath: variable]
    } set: {
      $0[keyPath: variable] = $1
    }
  }
}
