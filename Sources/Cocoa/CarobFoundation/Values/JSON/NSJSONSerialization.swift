import CarobRuntime
import Foundation

/// JSON as objects of Foundation, and back. [any-thread]
public final class NSJSONSerialization: Object {
  /// States the members of `NSJSONSerialization`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSJSONSerialization.self, "Turns JSON into objects, and objects into JSON."
    ) { json in
      json.classMethod("+ (BOOL)isValidJSONObject:(id)object") { (_, object: Object?) in
        guard object is ArrayBox || object is DictionaryBox, let object else { return false }
        var writer = JSONWriter([])
        return (try? writer.write(object)) != nil
      }
      json.classMethod(
        """
        + (nullable id)JSONObjectWithData:(NSData *)data options:(NSJSONReadingOptions)options \
        error:(NSError **)error
        """
      ) { (_, data: DataBox?, options: UInt, error: ObjectPointer) -> Object? in
        guard let data else { throw JSONWriter.invalid("data parameter is nil") }
        return error.catching {
          try object(data.data, JSONReadingOptions(rawValue: options))
        }
      }
      json.classMethod(
        """
        + (nullable NSData *)dataWithJSONObject:(id)object \
        options:(NSJSONWritingOptions)options error:(NSError **)error
        """
      ) { (_, object: Object?, options: UInt, _: ObjectPointer) -> Data in
        let options = JSONWritingOptions(rawValue: options)
        guard let object else { throw JSONWriter.invalid("value parameter is nil") }
        guard
          object is ArrayBox || object is DictionaryBox || options.contains(.fragmentsAllowed)
        else { throw JSONWriter.invalid("Invalid top-level type in JSON write") }
        var writer = JSONWriter(options)
        try writer.write(object)
        return Data(writer.text)
      }
    }
  }

  /// The object of a text in UTF-8, UTF-16 or UTF-32.
  ///
  /// - Throws: an `ErrorBox` with the place of the mistake.
  static func object(_ data: Data, _ options: JSONReadingOptions) throws -> Object {
    let data = try inUTF8(data)
    do {
      return try data.withUnsafeBytes { bytes in
        var reader = JSONReader(bytes.bindMemory(to: UInt8.self), options)
        return try reader.document()
      }
    } catch let failure as JSONFailure {
      throw failure.object
    }
  }

  private static func inUTF8(_ data: Data) throws -> Data {
    let first = Array(data.prefix(4))
    let encoding: String.Encoding
    switch first.count {
    case _ where first.starts(with: [0xEF, 0xBB, 0xBF]): return data.dropFirst(3)
    case _ where first.starts(with: [0, 0, 0xFE, 0xFF]),
      _ where first.starts(with: [0xFF, 0xFE, 0, 0]):
      encoding = .utf32
    case _ where first.starts(with: [0xFE, 0xFF]), _ where first.starts(with: [0xFF, 0xFE]):
      encoding = .utf16
    case 4 where first[0] == 0 && first[1] == 0 && first[2] == 0: encoding = .utf32BigEndian
    case 4 where first[1] == 0 && first[2] == 0 && first[3] == 0: encoding = .utf32LittleEndian
    case 2... where first[0] == 0 && first[1] != 0: encoding = .utf16BigEndian
    case 2... where first[0] != 0 && first[1] == 0: encoding = .utf16LittleEndian
    default: return data
    }
    guard let text = String(data: data, encoding: encoding) else {
      throw JSONFailure("Unable to convert data to string").object
    }
    return Data(text.utf8)
  }
}
