import CarobRuntime
import Foundation

/// The objects that an archive stores as text.
package enum ArchivedLeaf {
  /// The entry for a leaf; nil for collections and for objects that encode themselves.
  package static func entry(for object: Object) -> Archive.Entry? {
    switch object {
    case is NullBox: Archive.Entry(kind: .null)
    case let string as StringBox: Archive.Entry(kind: .string, text: string.string)
    case let number as NumberBox: entry(for: number)
    case let date as DateBox:
      Archive.Entry(kind: .date, text: "\(date.date.timeIntervalSinceReferenceDate)")
    case let url as URLBox: Archive.Entry(kind: .url, text: url.url.absoluteString)
    case let data as DataBox:
      Archive.Entry(kind: .data, text: data.data.base64EncodedString())
    default: nil
    }
  }

  private static func entry(for number: NumberBox) -> Archive.Entry? {
    switch try? number.unboxed {
    case let value as Bool: Archive.Entry(kind: .bool, text: "\(value)")
    case let value as Int: Archive.Entry(kind: .integer, text: "\(value)")
    case let value as UInt: Archive.Entry(kind: .unsigned, text: "\(value)")
    default: Archive.Entry(kind: .double, text: "\(number.doubleValue)")
    }
  }

  /// The object of an entry that is a leaf; nil for others.
  ///
  /// - Throws: `ArchiveError` when the text does not fit the kind.
  static func object(of entry: Archive.Entry) throws(ArchiveError) -> Object? {
    if entry.kind == .null { return NullBox.shared }
    guard let text = entry.text else { throw .malformed("a \(entry.kind) without text") }
    let object: Object? =
      switch entry.kind {
      case .string: StringBox(text)
      case .integer: Int(text).map { NumberBox($0) }
      case .unsigned: UInt64(text).map { NumberBox($0) }
      case .double: Double(text).map { NumberBox($0) }
      case .bool: Bool(text).map { NumberBox.boolean($0) }
      case .date:
        Double(text).map { DateBox(Date(timeIntervalSinceReferenceDate: $0)) }
      case .url: URL(string: text).map { URLBox($0) }
      case .data: Data(base64Encoded: text).map { DataBox($0) }
      case .null, .array, .mutableArray, .set, .dictionary, .mutableDictionary, .object: nil
      }
    guard let object else {
      throw .malformed("a \(entry.kind) of \(NameSummary.text([String(text.prefix(40))]))")
    }
    return object
  }

  /// Whether an object is a collection. Collections cannot be keys or members of a set, because comparing two could
  /// take forever.
  package static func isCollection(_ object: Object) -> Bool {
    object is ArrayBox || object is SetBox || object is DictionaryBox
  }

  static func elements(of array: ArrayBox) throws(ArchiveError) -> [Object] {
    do throws(MessageError) {
      return try array.allElements()
    } catch {
      throw .handlerFailed(error)
    }
  }
}
