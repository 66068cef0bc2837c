import CarobFoundation
import CarobRuntime
import Foundation

/// Converts dates to text and back, with a formatter (D 38). Registered as `ICDateSerializer`.
///
/// The formatter may be any object that implements `dateFromString:` and `stringFromDate:`. When it returns nil or an
/// empty text, as one without a format does, dates are left out. [one thread at a time]
open class ICDateSerializer: Object {
  private var formatter: Object?

  private static let dateFromString = Message<(Object?) -> Object?>("dateFromString:")
  private static let stringFromDate = Message<(Object?) -> Object?>("stringFromDate:")

  /// The formatter. Made on first read, without a format.
  public final var dateFormatter: Object {
    get {
      if let formatter { return formatter }
      let made = NSDateFormatter()
      formatter = made
      return made
    }
    set { formatter = newValue }
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: ICDateSerializer.self, "Turns text of JSON into dates and back."
    ) { serializer in
      ModelProtocols.register()
      serializer.adopt("ICSerializer")
      serializer.property(
        "@property (nonatomic, strong) NSDateFormatter *dateFormatter",
        get: { (this) -> Object? in this.dateFormatter },
        set: { $0.formatter = $1 })
      serializer.method("- (NSString *)serializedObject:(NSDate *)date") {
        (this, date: Object?) -> Object? in
        guard date is DateBox else { return nil }
        let text = try stringFromDate(this.dateFormatter, date)
        return (text as? StringBox)?.string == "" ? nil : text
      }
      serializer.method("- (NSDate *)deserializedObjectFromString:(NSString *)string") {
        (this, text: Object?) -> Object? in
        guard text is StringBox else { return nil }
        return try dateFromString(this.dateFormatter, text)
      }
    }
  }
}
