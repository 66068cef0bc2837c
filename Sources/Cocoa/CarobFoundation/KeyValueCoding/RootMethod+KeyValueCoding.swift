import CarobRuntime

extension RootMethod {
  static let valueForKey = RootMethod("valueForKey:")
  static let setValueForKey = RootMethod("setValue:forKey:")
  static let valueForKeyPath = RootMethod("valueForKeyPath:")
  static let setValueForKeyPath = RootMethod("setValue:forKeyPath:")
  static let willChangeValue = RootMethod("willChangeValueForKey:")
  static let didChangeValue = RootMethod("didChangeValueForKey:")

  static let ofKeyValueCoding = [
    valueForKey, setValueForKey, valueForKeyPath, setValueForKeyPath, willChangeValue,
    didChangeValue,
  ]
}
