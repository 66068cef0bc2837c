import CCarob
import CarobRuntime
import Foundation

/// A moment as an object, in seconds from 2001-01-01 00:00:00 UTC. Registered as `NSDate`.
public final class DateBox: Object, ClassCluster {
  /// The seconds. A plugin's class with its own primitive method is asked for them.
  package var seconds: Double { hasOwnPrimitives ? askedSeconds() : held }

  /// The seconds in this object. No code of a program runs during an access, so exclusivity needs no check.
  @exclusivity(unchecked) fileprivate var held = 0.0

  /// The moment.
  public package(set) var date: Date {
    get { Date(timeIntervalSinceReferenceDate: seconds) }
    set { held = newValue.timeIntervalSinceReferenceDate }
  }

  /// Boxes a moment.
  public convenience init(_ date: Date) {
    self.init(isa: Self.runtimeClass)
    self.date = date
  }

  /// The name of this class in the runtime.
  public override class var runtimeName: String { "NSDate" }

  /// The order of two dates: -1, 0 or 1. NaN equals itself and comes before all moments.
  func compare(_ other: DateBox) -> Int {
    Scalar.order(seconds, other.seconds)
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
    definition.members(of: DateBox.self, "A point in time.") { date in
      date.hidesProperties(but: ["timeIntervalSinceReferenceDate"])
      date.primitives("timeIntervalSinceReferenceDate")
      date.isImmutable()
      date.isArchivedAsItself()
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
    date.classMethod.function("+ (instancetype)date") { (_: MessageReceiver, _: SEL) in
      Object.autoreleasedID(of: DateBox(Date()))
    }
    date.classMethod("+ (instancetype)distantPast") { _ in Date.distantPast }
    date.classMethod("+ (instancetype)distantFuture") { _ in Date.distantFuture }
    date.classMethod.function(
      "+ (instancetype)dateWithTimeIntervalSinceNow:(NSTimeInterval)interval"
    ) { (_: MessageReceiver, _: SEL, seconds: Double) in
      Object.autoreleasedID(of: DateBox(Date(timeIntervalSinceNow: seconds)))
    }
    date.classMethod.function(
      "+ (instancetype)dateWithTimeIntervalSince1970:(NSTimeInterval)interval"
    ) { (_: MessageReceiver, _: SEL, seconds: Double) in
      Object.autoreleasedID(of: DateBox(Date(timeIntervalSince1970: seconds)))
    }
    date.classMethod.function(
      "+ (instancetype)dateWithTimeIntervalSinceReferenceDate:(NSTimeInterval)interval"
    ) { (_: MessageReceiver, _: SEL, seconds: Double) in
      Object.autoreleasedID(of: DateBox(Date(timeIntervalSinceReferenceDate: seconds)))
    }
    date.classMethod(
      "+ (instancetype)dateWithTimeInterval:(NSTimeInterval)interval sinceDate:(NSDate *)date"
    ) { (_, seconds: Double, other: DateBox?) in
      Date(timeIntervalSinceReferenceDate: (other?.seconds ?? 0) + seconds)
    }
    date.classMethod("+ (nullable id)dateWithString:(NSString *)text") { (_, text: String) in
      DateText.date(in: text)
    }
    date.classMethod("+ (NSTimeInterval)timeIntervalSinceReferenceDate") { _ in
      Date.timeIntervalSinceReferenceDate
    }
    date.classMethod("+ (NSDate *)now") { _ in Date() }
    date.method.function("- (NSDate *)dateByAddingTimeInterval:(NSTimeInterval)interval") {
      (this: MessageReceiver, _: SEL, seconds: Double) in
      let sum = DateBox.seconds(of: this) + seconds
      return Object.autoreleasedID(of: DateBox(Date(timeIntervalSinceReferenceDate: sum)))
    }
  }

  private static func defineInitializers(_ date: ClassMembers<DateBox>) {
    date.method("- (nullable id)initWithString:(NSString *)text") {
      (this, text: String) -> DateBox? in
      guard let moment = DateText.date(in: text) else { return nil }
      this.date = moment
      return this
    }
    date.method("- (instancetype)initWithTimeIntervalSinceNow:(NSTimeInterval)interval") {
      (this, seconds: Double) in
      this.date = Date(timeIntervalSinceNow: seconds)
      return this
    }
    date.method("- (instancetype)initWithTimeIntervalSince1970:(NSTimeInterval)interval") {
      (this, seconds: Double) in
      this.date = Date(timeIntervalSince1970: seconds)
      return this
    }
    date.method("- (instancetype)initWithTimeIntervalSinceReferenceDate:(NSTimeInterval)interval") {
      (this, seconds: Double) in
      this.date = Date(timeIntervalSinceReferenceDate: seconds)
      return this
    }
    date.method(
      "- (instancetype)initWithTimeInterval:(NSTimeInterval)interval sinceDate:(NSDate *)date"
    ) { (this, seconds: Double, other: DateBox?) in
      this.date = Date(timeIntervalSinceReferenceDate: (other?.seconds ?? 0) + seconds)
      return this
    }
  }

  /// The seconds of the receiver of a method that is a function. The sender gets the errors.
  @inline(__always) private static func seconds(of this: MessageReceiver) -> Double {
    this.with(DateBox.self) { $0.hasOwnPrimitives ? asked($0) : $0.held }
  }

  @inline(never) private static func asked(_ date: DateBox) -> Double {
    MethodFunctions.run(orReturn: 0) { date.askedSeconds() }
  }

  private static func defineReading(_ date: ClassMembers<DateBox>) {
    date.property("@property (nonatomic, readonly) NSTimeInterval timeIntervalSinceReferenceDate") {
      (this: MessageReceiver, _: SEL) -> Double in
      this.with(DateBox.self) { $0.held }
    }
    date.property("@property (nonatomic, readonly) NSTimeInterval timeIntervalSince1970") {
      (this: MessageReceiver, _: SEL) -> Double in
      Date(timeIntervalSinceReferenceDate: DateBox.seconds(of: this)).timeIntervalSince1970
    }
    date.property("@property (nonatomic, readonly) NSTimeInterval timeIntervalSinceNow") {
      (this: MessageReceiver, _: SEL) -> Double in
      Date(timeIntervalSinceReferenceDate: DateBox.seconds(of: this)).timeIntervalSinceNow
    }
    date.method.function("- (NSTimeInterval)timeIntervalSinceDate:(NSDate *)date") {
      (this: MessageReceiver, sent: SEL, other: UnsafeMutableRawPointer?) -> Double in
      // A message to nil answers 0, the reference date.
      if other == nil { return DateBox.seconds(of: this) }
      return MethodFunctions.run(orReturn: 0) {
        try this.withOther(other, sent) { $0.seconds - $1.seconds }
      }
    }
    date.method.function("- (NSComparisonResult)compare:(NSDate *)other") {
      (this: MessageReceiver, sent: SEL, other: UnsafeMutableRawPointer?) -> Int in
      if other == nil { return ComparisonResult.orderedDescending.rawValue }
      return MethodFunctions.run(orReturn: 0) { try this.withOther(other, sent) { $0.compare($1) } }
    }
    date.method.function("- (BOOL)isEqualToDate:(NSDate *)other") {
      (this: MessageReceiver, sent: SEL, other: UnsafeMutableRawPointer?) -> Bool in
      guard let other else { return false }
      return MethodFunctions.run(orReturn: false) {
        try this.object(other, 1, of: sent)._withUnsafeGuaranteedRef { other in
          this.with(DateBox.self) { $0.isEqual(other) }
        }
      }
    }
    date.method.function("- (NSDate *)earlierDate:(NSDate *)date") {
      (this: MessageReceiver, sent: SEL, other: UnsafeMutableRawPointer?) in
      if other == nil { return this.id }
      return MethodFunctions.run(orReturn: nil) {
        try this.withOther(other, sent) {
          ($0.compare($1) <= 0 ? $0 : $1).cResult(owned: false)
        }
      }
    }
    date.method.function("- (NSDate *)laterDate:(NSDate *)date") {
      (this: MessageReceiver, sent: SEL, other: UnsafeMutableRawPointer?) in
      if other == nil { return this.id }
      return MethodFunctions.run(orReturn: nil) {
        try this.withOther(other, sent) {
          ($0.compare($1) >= 0 ? $0 : $1).cResult(owned: false)
        }
      }
    }
    date.method("- (NSString *)descriptionWithLocale:(nullable id)locale") {
      (this, locale: Object?) in
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

extension MessageReceiver {
  /// Calls `body` with the receiver and the argument of a method of `NSDate`.
  ///
  /// - Throws: `MessageError` when the argument is no date.
  @inline(__always)
  fileprivate func withOther<Result>(
    _ other: UnsafeMutableRawPointer?, _ selector: SEL, _ body: (DateBox, DateBox) throws -> Result
  ) throws -> Result {
    try object(other, 1, of: selector, as: DateBox.self)._withUnsafeGuaranteedRef { other in
      try with(DateBox.self) { try body($0, other) }
    }
  }
}

extension Date: BoxedValue {
  /// The moment as an `NSDate`.
  public func boxed() -> DateBox { DateBox(self) }

  /// The moment of an `NSDate`.
  public static func unboxed(_ box: DateBox) throws(MessageError) -> Date { box.date }
}

/// The text of dates, such as `2001-03-24 10:45:32 +0600`, for the methods that read it.
enum DateText {
  /// The moment; nil for a text of another form.
  static func date(in text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss ZZZ"
    return formatter.date(from: text)
  }
}
