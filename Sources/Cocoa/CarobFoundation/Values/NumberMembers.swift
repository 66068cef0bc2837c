import CarobRuntime
import Foundation

/// The methods of `NSNumber` that the runtime does not have.
enum NumberMembers {
  static func define(_ number: ClassMembers<NumberBox>) {
    number.method("descriptionWithLocale:") { (this, locale: Object?) in
      guard let locale = locale as? LocaleBox else { return this.description }
      return this.description.replacing(".", with: locale.locale.decimalSeparator ?? ".")
    }
  }
}
