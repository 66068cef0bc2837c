import CCarob

/// The missing class that code on this thread looked up last. A null class that is passed soon
/// after is most likely that one. [any-thread]
package enum MissingClass {
  /// Notes the result of a look-up by name.
  package static func note(_ name: String, _ found: RuntimeClass?) -> RuntimeClass? {
    carob_note_missing_class(found == nil ? name : "")
    return found
  }

  /// The name of the class; nil when the last look-up found one, or its name is very long.
  package static var last: String? {
    let name = String(cString: carob_missing_class())
    return name.isEmpty ? nil : name
  }
}
