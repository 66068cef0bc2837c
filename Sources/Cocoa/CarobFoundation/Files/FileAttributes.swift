import CarobRuntime
import Foundation

/// Converts attributes of files between dictionaries of both sides.
enum FileAttributes {
  /// Foundation's attributes as an `NSDictionary`. Values without an object are left out.
  static func boxed(_ attributes: [FileAttributeKey: Any]) -> DictionaryBox {
    var entries: [String: Object] = [:]
    for (key, value) in attributes { entries[key.rawValue] = object(value) }
    return DictionaryBox(entries)
  }

  private static func object(_ value: Any) -> Object? {
    if let type = value as? FileAttributeType { return StringBox(type.rawValue) }
    if let number = value as? NSNumber, type(of: value) != Bool.self {
      return NumberBox(Int(truncating: number))
    }
    return try? Object.boxing(value)
  }

  /// The attributes of an `NSDictionary`, for Foundation.
  ///
  /// - Throws: an exception when a key is no string, or the value of a settable attribute is of another class.
  static func read(_ dictionary: DictionaryBox) throws -> [FileAttributeKey: Any] {
    var attributes: [FileAttributeKey: Any] = [:]
    for key in dictionary.keys {
      guard let name = key as? StringBox, let value = dictionary.object(forKey: key) else {
        throw ObjectiveCException.invalidArgument("a file attribute's name is no string: \(key)")
      }
      let attribute = FileAttributeKey(rawValue: name.string)
      switch (attribute, value) {
      case (.posixPermissions, let number as NumberBox):
        // Foundation traps on numbers that are no mode.
        attributes[attribute] = NSNumber(value: number.integerValue & 0o7777)
      case (.modificationDate, let date as DateBox)
      where CalendarDate.known.contains(date.seconds):
        attributes[attribute] = date.date
      case (.posixPermissions, _), (.modificationDate, _):
        throw ObjectiveCException.invalidArgument(
          "the file attribute \(name) cannot be \(value.runtimeClass.name) \(value)")
      // Foundation can set no other attributes here.
      default: continue
      }
    }
    return attributes
  }
}
