import CCarob
import CarobRuntime
import Foundation

/// A moment as an object, in seconds from 2001-01-01 00:00:00 UTC. Registered as `NSDate`.
public final class DateBox: Object {
  /// The moment.
  public package(set) var date = Date(timeIntervalSinceReferenceDate: 0)

  /// Boxes a moment.
  public convenience init(_ date: Date) {
    self.init(isa: Self.runtimeClass)
    self.date = date
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSDate" }

  package var seconds: Double { date.timeIntervalSinceReferenceDate }

  /// The order of two dates: -1, 0 or 1. NaN equals itself and comes before all moments.
  func compare(_ other: DateBox) -> Int {
    Scalar.floating(seconds).compare(.floating(other.seconds))
  }

  /// Whether the other is the same moment.
  public override func isEqual(_ other: Object?) -> Bool {
    (other as? DateBox).map { compare($0) == 0 } ?? false
  }

  /// A hash of the moment.
  public override var hash: Int { seconds.isNaN ? 0 : seconds.hashValue }

  /// `2001-01-01 00:00:00 +0000`; for dates outside the years 1 to 9999 the seconds from that moment.
  public override var objectDescription: String {
    // Foundation traps on NaN and has no text for distant years.
    (-6.3e10...2.5e11).contains(seconds) ? date.description : "\(seconds) s since 2001-01-01"
  }

  /// States the members of `NSDate`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: DateBox.self) { date in
      date.isImmutable()
      defineMaking(date)
      defineInitializers(date)
      defineReading(date)
    }
  }

  private static func defineMaking(_ date: ClassMembers<DateBox>) {
    date.method("init") { (this) in
      this.date = Date()
      return this
    }
    date.classMethod("date") { _ in Date() }
    date.classMethod("distantPast") { _ in Date.distantPast }
    date.classMethod("distantFuture") { _ in Date.distantFuture }
    date.classMethod("dateWithTimeIntervalSinceNow:") { (_, seconds: Double) in
      Date(timeIntervalSinceNow: seconds)
    }
    date.classMethod("dateWithTimeIntervalSince1970:") { (_, seconds: Double) in
      Date(timeIntervalSince1970: seconds)
    }
    date.classMethod("dateWithTimeIntervalSinceReferenceDate:") { (_, seconds: Double) in
      Date(timeIntervalSinceReferenceDate: seconds)
    }
    date.classMethod("dateWithTimeInterval:sinceDate:") { (_, seconds: Double, other: DateBox) in
      Date(timeIntervalSinceReferenceDate: other.seconds + seconds)
    }
    date.classMethod("timeIntervalSinceReferenceDate") { _ in Date.timeIntervalSinceReferenceDate }
    date.classMethod("now") { _ in Date() }
    date.method("dateByAddingTimeInterval:") { (this, seconds: Double) in
      Date(timeIntervalSinceReferenceDate: this.seconds + seconds)
    }
  }

  private static func defineInitializers(_ date: ClassMembers<DateBox>) {
    date.method("initWithTimeIntervalSinceNow:") { (this, seconds: Double) in
      this.date = Date(timeIntervalSinceNow: seconds)
      return this
    }
    date.method("initWithTimeIntervalSince1970:") { (this, seconds: Double) in
      this.date = Date(timeIntervalSince1970: seconds)
      return this
    }
    date.method("initWithTimeIntervalSinceReferenceDate:") { (this, seconds: Double) in
      this.date = Date(timeIntervalSinceReferenceDate: seconds)
      return this
    }
    date.method("initWithTimeInterval:sinceDate:") { (this, seconds: Double, other: DateBox) in
      this.date = Date(timeIntervalSinceReferenceDate: other.seconds + seconds)
      return this
    }
  }

  private static func defineReading(_ date: ClassMembers<DateBox>) {
    date.property("timeIntervalSinceReferenceDate") { $0.seconds }
    date.property("timeIntervalSince1970") { $0.date.timeIntervalSince1970 }
    date.property("timeIntervalSinceNow") { $0.date.timeIntervalSinceNow }
    date.method("timeIntervalSinceDate:") { (this, other: DateBox) in
      this.seconds - other.seconds
    }
    date.method.function("compare:") {
      (this: MessageReceiver, _: SEL, other: UnsafeMutableRawPointer?) -> Int in
      MethodFunctions.run(orReturn: 0) {
        let other = try DateBox.argument(other)
        return this.with(DateBox.self) { $0.compare(other) }
      }
    }
    date.method("isEqualToDate:") { (this, other: Object?) in this.isEqual(other) }
    date.method("earlierDate:") { (this, other: DateBox) in
      this.compare(other) <= 0 ? this : other
    }
    date.method("laterDate:") { (this, other: DateBox) in
      this.compare(other) >= 0 ? this : other
    }
    date.method("descriptionWithLocale:") { (this, locale: Object?) in
      guard let locale = locale as? LocaleBox else { return this.description }
      let formatter = DateFormatter()
      formatter.locale = locale.locale
      formatter.dateStyle = .full
      formatter.timeStyle = .full
      return NSDateFormatter.printable.contains(this.seconds)
        ? formatter.string(from: this.date) : this.description
    }
  }
}

extension Date: BoxedValue {
  /// The moment as an `NSDate`.
  public func boxed() -> DateBox { DateBox(self) }

  /// The moment of an `NSDate`.
  public static func unboxed(_ box: DateBox) throws(MessageError) -> Date { box.date }
}
