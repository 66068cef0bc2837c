import CarobRuntime
import Foundation

/// Property lists as data: XML, the binary format, and for reading also the texts of OpenStep. [any-thread]
public final class NSPropertyListSerialization: Object {
  private static let openStep: UInt = 1
  private static let xml: UInt = 100
  private static let binary: UInt = 200

  /// States the members of `NSPropertyListSerialization`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSPropertyListSerialization.self,
      "Turns property lists into data, and data into property lists."
    ) { list in
      list.classMethod(
        "+ (BOOL)propertyList:(id)plist isValidForFormat:(NSPropertyListFormat)format"
      ) { (_, object: Object?, format: UInt) in
        (format == xml || format == binary) && object.flatMap { PropertyValue($0) } != nil
      }
      list.classMethod(
        """
        + (nullable NSData *)dataWithPropertyList:(id)plist format:(NSPropertyListFormat)format \
        options:(NSPropertyListWriteOptions)options error:(NSError **)error
        """
      ) { (_, object: Object?, format: UInt, _: UInt, error: ObjectPointer) -> Data? in
        error.catching { try data(of: object, format) }
      }
      list.classMethod(
        """
        + (nullable id)propertyListWithData:(NSData *)data \
        options:(NSPropertyListReadOptions)options format:(nullable NSPropertyListFormat *)format \
        error:(NSError **)error
        """
      ) { (_, data: Data?, options: UInt, format: Pointer, error: ObjectPointer) -> Object? in
        error.catching { try object(of: data, options, format) }
      }
      defineOldMethods(list)
    }
  }

  /// The methods that were there before errors were.
  private static func defineOldMethods(_ list: ClassMembers<NSPropertyListSerialization>) {
    list.classMethod(
      """
      + (nullable NSData *)dataFromPropertyList:(id)plist format:(NSPropertyListFormat)format \
      errorDescription:(NSString **)error
      """
    ) { (_, object: Object?, format: UInt, reason: ObjectPointer) -> Data? in
      describing(reason) { try data(of: object, format) }
    }
    list.classMethod(
      """
      + (nullable id)propertyListFromData:(NSData *)data \
      mutabilityOption:(NSPropertyListMutabilityOptions)options \
      format:(nullable NSPropertyListFormat *)format errorDescription:(NSString **)error
      """
    ) { (_, data: Data?, options: UInt, format: Pointer, reason: ObjectPointer) -> Object? in
      describing(reason) { try object(of: data, options, format) }
    }
  }

  private static func describing<Result>(
    _ place: ObjectPointer, _ body: () throws -> Result
  ) -> Result? {
    do {
      return try body()
    } catch {
      place.store(StringBox(ErrorBox.of(error).localizedDescription))
      return nil
    }
  }

  private static func data(of object: Object?, _ format: UInt) throws -> Data {
    guard let object, let value = PropertyValue(object) else {
      throw failure(3851, "Property list invalid for format: \(format)")
    }
    switch format {
    case xml: return Data(value.xml.utf8)
    case binary: return BinaryPropertyListWriter.data(of: value)
    default: throw failure(3851, "Property list invalid for format: \(format)")
    }
  }

  private static func object(
    of data: Data?, _ options: UInt, _ format: Pointer
  ) throws -> Object {
    guard let data, let value = PropertyValue(data: data) else {
      throw failure(3840, "Unexpected character at line 1, or the data is no property list")
    }
    // SAFETY: the method's contract is a format's address, or null.
    format.address?.storeBytes(of: Self.format(of: data), as: UInt.self)
    return value.object(mutability: options)
  }

  private static func format(of data: Data) -> UInt {
    if data.starts(with: Data("bplist".utf8)) { return binary }
    let head = data.prefix(512).drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }
    let isMarkup = head.first == UInt8(ascii: "<")
    // Data of OpenStep's texts begins with the same letter.
    let second = head.dropFirst().first
    let isXML = isMarkup && Data("?!p".utf8).contains(second ?? 0)
    return isXML ? xml : openStep
  }

  private static func failure(_ code: Int, _ reason: String) -> ErrorBox {
    ErrorBox(
      domain: NSCocoaErrorDomain, code: code,
      userInfo: DictionaryBox(["NSDebugDescription": StringBox(reason)]))
  }
}

extension PropertyValue {
  /// A new object of the value, whose containers (1) and also texts and data (2) can be changed.
  fileprivate func object(mutability: UInt) -> Object {
    if mutability == 0 { return object }
    switch self {
    case .array(let values):
      return MutableArrayBox(values.map { $0.object(mutability: mutability) })
    case .dictionary(let entries):
      return MutableDictionaryBox(entries.mapValues { $0.object(mutability: mutability) })
    case .string(let value) where mutability & 2 != 0: return MutableStringBox(value)
    case .data(let value) where mutability & 2 != 0: return MutableDataBox(value)
    default: return object
    }
  }
}

/// Property lists as data in the binary format, for hosts. [any-thread]
package enum PropertyListData {
  /// Returns the data of an object; nil when a property list cannot hold it.
  package static func data(of object: Object) -> Data? {
    PropertyValue(object).map(BinaryPropertyListWriter.data)
  }

  /// Returns a new object; nil for data that is no property list.
  package static func object(in data: Data) -> Object? { PropertyValue(data: data)?.object }
}
