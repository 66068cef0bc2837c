import CarobRuntime

/// The behavior of a formatter, as a program sets it. All formatters behave as those of macOS 10.4 and later.
enum FormatterBehavior {
  static let modern: UInt = 1040

  /// The behavior of new formatters for dates.
  static let ofDates = Locked(modern)
  /// The behavior of new formatters for numbers.
  static let ofNumbers = Locked(modern)
}

extension NSDateFormatter {
  static func defineBehavior(_ formatter: ClassMembers<NSDateFormatter>) {
    formatter.property(
      "@property NSDateFormatterBehavior formatterBehavior", get: { $0.behavior },
      set: { $0.behavior = $1 })
    formatter.classMethod("+ (NSDateFormatterBehavior)defaultFormatterBehavior") { _ in
      FormatterBehavior.ofDates.withLock { $0 }
    }
    formatter.classMethod("+ (void)setDefaultFormatterBehavior:(NSDateFormatterBehavior)behavior") {
      (_, behavior: UInt) in
      FormatterBehavior.ofDates.withLock { $0 = behavior }
    }
  }
}

extension NSNumberFormatter {
  static func defineBehavior(_ formatter: ClassMembers<NSNumberFormatter>) {
    formatter.property(
      "@property NSNumberFormatterBehavior formatterBehavior", get: { $0.behavior },
      set: { $0.behavior = $1 })
    formatter.classMethod("+ (NSNumberFormatterBehavior)defaultFormatterBehavior") { _ in
      FormatterBehavior.ofNumbers.withLock { $0 }
    }
    formatter.classMethod(
      "+ (void)setDefaultFormatterBehavior:(NSNumberFormatterBehavior)behavior"
    ) { (_, behavior: UInt) in
      FormatterBehavior.ofNumbers.withLock { $0 = behavior }
    }
  }
}
