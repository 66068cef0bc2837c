import CarobRuntime

/// A placeholder in a data source for objects that are being loaded. Registered as `ICLoadingPlaceholder`.
///
/// It is equal to itself only, and returns nil for every unknown key, so that lists with placeholders can be sorted and
/// cut into sections.
open class ICLoadingPlaceholder: Object {
  open override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: ICLoadingPlaceholder.self,
      "The object that stands in a data source for what is being fetched."
    ) { placeholder in
      placeholder.method("valueForUndefinedKey:") { (_, _: String) -> Object? in nil }
    }
  }
}

/// A placeholder in a data source that has loaded no objects. Registered as `ICNoResultsPlaceholder`.
///
/// It is equal to itself only, and returns nil for every unknown key.
open class ICNoResultsPlaceholder: Object {
  open override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: ICNoResultsPlaceholder.self, "The object that stands in a data source for nothing found."
    ) { placeholder in
      placeholder.method("valueForUndefinedKey:") { (_, _: String) -> Object? in nil }
    }
  }
}
