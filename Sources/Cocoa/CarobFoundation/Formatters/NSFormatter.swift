import CarobRuntime

/// Turns objects into text and back. The superclass of formatters.
open class NSFormatter: Object {
  /// The text of an object; nil for an object of another kind.
  open func string(for object: Object) throws -> String? {
    throw ObjectiveCException.invalidArgument(
      "-[\(runtimeClass.name) stringForObjectValue:]: the subclass has to implement it")
  }

  /// The object of a text; nil when there is none.
  open func object(for text: String) throws -> Object? {
    throw ObjectiveCException.invalidArgument(
      "-[\(runtimeClass.name) getObjectValue:forString:errorDescription:]: "
        + "the subclass has to implement it")
  }

  private static func settings(of formatter: NSFormatter) -> FormatterSettings {
    type(of: formatter).settings
  }

  /// The settings that copies and archives have.
  class var settings: FormatterSettings { FormatterSettings() }

  /// States the members of `NSFormatter`.
  open override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSFormatter.self, "The superclass of what turns objects into text, and text into objects."
    ) { formatter in
      formatter.adopt("NSCopying")
      formatter.method("- (id)copyWithZone:(NSZone *)zone") { (this, _: Pointer) -> Object? in
        let copy = try this.runtimeClass.make()
        if let copy = copy as? NSFormatter {
          try Self.settings(of: this).copy(from: this, to: copy)
        }
        return copy
      }
      formatter.isArchived {
        try Self.settings(of: $0).write($0, to: $1)
      } read: {
        try Self.settings(of: $0).read($1, into: $0)
        return $0
      }
      formatter.method("- (nullable NSString *)stringForObjectValue:(nullable id)object") {
        (this, object: Object?) -> String? in
        guard let object else { return nil }
        return try this.string(for: object)
      }
      formatter.method("- (nullable NSString *)editingStringForObjectValue:(id)object") {
        (this, object: Object?) -> String? in
        guard let object else { return nil }
        return try this.string(for: object)
      }
      formatter.method(
        """
        - (BOOL)getObjectValue:(id *)object forString:(NSString *)string \
        errorDescription:(NSString **)error
        """
      ) { (this, place: ObjectPointer, text: String, reason: ObjectPointer) in
        guard let object = try this.object(for: text) else {
          reason.store(StringBox("The value “\(text)” is invalid."))
          return false
        }
        place.store(object)
        return true
      }
    }
  }
}
