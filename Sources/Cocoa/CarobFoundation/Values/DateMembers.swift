import CarobRuntime
import Foundation

/// The methods of `NSDate` that the runtime does not have.
enum DateMembers {
  static func define(_ date: ClassMembers<DateBox>) {
    defineInitializers(date)
    date.classMethod("dateWithTimeInterval:sinceDate:") { (_, seconds: Double, other: DateBox) in
      Date(timeIntervalSinceReferenceDate: other.seconds + seconds)
    }
    date.classMethod("timeIntervalSinceReferenceDate") { _ in Date.timeIntervalSinceReferenceDate }
    date.classMethod("now") { _ in Date() }
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
}
