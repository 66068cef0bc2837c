import CarobRuntime
import Foundation

/// The settings of a formatter, by the keys of its properties, for copies and archives.
///
/// Foundation has values for settings that were not set, which depend on others: a style has a format. So only the settings
/// that differ from those of a new formatter with the same `first` settings are written.
struct FormatterSettings {
  /// Those on which others depend, in the order in which they are to be set.
  var first: [String] = []
  /// The others.
  var others: [String] = []

  /// Sets what one formatter has on a new one.
  ///
  /// - Throws: the error of a getter or setter, which may be a program's.
  func copy(from old: NSFormatter, to new: NSFormatter) throws {
    for key in first { try new.setValue(old.value(forKey: key), forKey: key) }
    for key in others {
      let value = try old.value(forKey: key)
      if try !Equality.isEqual(value, new.value(forKey: key)) {
        try new.setValue(value, forKey: key)
      }
    }
  }

  /// Writes what a formatter has.
  ///
  /// - Throws: as `copy`, or the error of the coder.
  func write(_ formatter: NSFormatter, to parts: ArchivedParts) throws {
    guard let plain = try formatter.runtimeClass.make() as? NSFormatter else { return }
    for key in first {
      let value = try formatter.value(forKey: key)
      try parts.write(value, key)
      try plain.setValue(value, forKey: key)
    }
    for key in others {
      let value = try formatter.value(forKey: key)
      if try !Equality.isEqual(value, plain.value(forKey: key)) { try parts.write(value, key) }
    }
  }

  /// Sets what an archive has.
  ///
  /// - Throws: as `write`.
  func read(_ parts: ArchivedParts, into formatter: NSFormatter) throws {
    for key in first + others {
      let value = try parts.read(
        key,
        of: [LocaleBox.runtimeClass, TimeZoneBox.runtimeClass, CalendarBox.runtimeClass])
      if let value { try formatter.setValue(value, forKey: key) }
    }
  }
}
