import CarobRuntime

/// Stands in a data source for objects that are being loaded. Registered as `ICLoadingPlaceholder`.
///
/// It is equal to itself only, and has the value nil for every key that it does not know, so that
/// lists with placeholders can be sorted and cut into sections.
open class ICLoadingPlaceholder: Object {
  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: ICLoadingPlaceholder.self) { placeholder in
      placeholder.method("valueForUndefinedKey:") { (_, _: String) -> Object? in nil }
    }
  }
}

/// Stands in a data source that has loaded nothing at all. Registered as `ICNoResultsPlaceholder`.
///
/// It is equal to itself only, and has the value nil for every key that it does not know.
open class ICNoResultsPlaceholder: Object {
  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: ICNoResultsPlaceholder.self) { placeholder in
      placeholder.method("valueForUndefinedKey:") { (_, _: String) -> Object? in nil }
    }
  }
}
