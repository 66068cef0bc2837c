import CarobRuntime
import Foundation

/// The members of `NSDate`.
extension DateBox {
  static func defineInitializers(_ date: ClassMembers<DateBox>) {
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
