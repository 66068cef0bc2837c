import CarobFoundation
import CarobRuntime
import Foundation

/// Converts objects to wire values and back. Values of the runtime's classes are copied. Other
/// objects, including mutable collections and lazy lists, are sent as references.
struct ValueCoding {
  let connection: Connection

  // MARK: Encoding

  /// - Throws: `IsolationError` when collections are nested too deep.
  func value(of object: Object?, depth: Int = 0) throws -> WireValue {
    guard let object else { return .none }
    guard depth < WireValue.maximumDepth else {
      throw IsolationError(
        .notPassable, "collections are nested deeper than \(WireValue.maximumDepth) levels")
    }
    if let remote = object as? RemoteObject, let number = remote.number(in: connection) {
      return .receiversObject(number)
    }
    // A subclass, or an object with added handlers, may override methods.
    if Self.isOfHost(object),
      let copy = try copy(of: object, depth: depth)
    {
      return copy
    }
    return .sendersObject(
      connection.objects.number(of: object), className: object.runtimeClass.name)
  }

  /// Returns the wire value of an object of the runtime's classes; nil for others.
  private func copy(of object: Object, depth: Int) throws -> WireValue? {
    switch object {
    case is NullBox: return .null
    case let object as StringBox: return .string(object.string)
    case let object as NumberBox:
      switch object.scalar {
      case .signed(let number): return .signed(number)
      case .unsigned(let number): return .unsigned(number)
      case .floating(let number): return .floating(number)
      case .bool(let truth): return .bool(truth)
      }
    case let object as DateBox: return .date(object.date.timeIntervalSinceReferenceDate)
    case let object as DataBox where type(of: object) == DataBox.self:
      return .data([UInt8](object.data))
    case let object as URLBox: return .url(object.url.absoluteString)
    case let object as IndexPathBox where object.indexes.isOfRow:
      let path = object.indexPath
      return .indexPath(section: Int64(path.section), row: Int64(path.row))
    case let object as ErrorBox:
      if let error = object.error as? RemoteError { return .error(error) }
      return .error(
        RemoteError(
          object.localizedDescription, domain: object.domain, code: object.code, cause: nil))
    case let object as ArrayBox where object.isFixed:
      return .array(try object.objects().map { try value(of: $0, depth: depth + 1) })
    case let object as SetBox:
      return .set(try object.objects.map { try value(of: $0, depth: depth + 1) })
    case let object as DictionaryBox where type(of: object) == DictionaryBox.self:
      guard object.keys.allSatisfy(Self.isKey) else { return nil }
      return .dictionary(
        try object.keys.flatMap { key in
          [
            try value(of: key, depth: depth + 1),
            try value(of: object.object(forKey: key), depth: depth + 1),
          ]
        })
    default: return nil
    }
  }

  /// Returns whether an object may be a key in a copied dictionary: a value whose equality needs no message.
  private static func isKey(_ object: Object) -> Bool {
    switch object {
    case let path as IndexPathBox: path.indexes.isOfRow && isOfHost(path)
    case is StringBox, is NumberBox, is DateBox, is DataBox, is URLBox, is NullBox:
      isOfHost(object)
    default: false
    }
  }

  /// Whether the object has one of the host's own classes, whose methods are known.
  private static func isOfHost(_ object: Object) -> Bool {
    object.isa == type(of: object).runtimeClass || object.isa == NumberBox.classOfBooleans
  }

  // MARK: Decoding

  /// - Throws: `WireError` for a value that is no object.
  func object(of value: WireValue) throws(WireError) -> Object? {
    switch value {
    case .none: return nil
    case .null: return NullBox.shared
    case .string(let text): return StringBox(text)
    case .signed(let number): return NumberBox(.signed(number))
    case .unsigned(let number): return NumberBox(.unsigned(number))
    case .floating(let number): return NumberBox(.floating(number))
    case .bool(let truth): return NumberBox.boolean(truth)
    case .date(let seconds): return DateBox(Date(timeIntervalSinceReferenceDate: seconds))
    case .data(let bytes): return DataBox(Data(bytes))
    case .url(let text):
      guard let url = URL(string: text) else { throw WireError("sent a URL that is none") }
      return URLBox(url)
    case .indexPath(let section, let row):
      return IndexPathBox(IndexPath(section: Int(section), row: Int(row)))
    case .error(let error): return ErrorBox(error)
    case .array(let values): return ArrayBox(try elements(values))
    case .set(let values): return SetBox(try elements(values))
    case .dictionary(let entries): return try dictionary(entries)
    case .sendersObject(let number, let className):
      return try connection.objects.proxy(number) {
        RemoteObject(number, className: className.onOneLine, of: connection)
      }
    case .receiversObject(let number): return try connection.objects.object(number)
    case .bytes, .selector, .cString:
      throw WireError("sent a value of another type where an object is needed")
    }
  }

  private func elements(_ values: [WireValue]) throws(WireError) -> [Object] {
    var elements: [Object] = []
    elements.reserveCapacity(values.count)
    for value in values {
      guard let element = try object(of: value) else {
        throw WireError("sent a collection with nothing as an element")
      }
      elements.append(element)
    }
    return elements
  }

  private func dictionary(_ entries: [WireValue]) throws(WireError) -> DictionaryBox {
    let objects = try elements(entries)
    let made = MutableDictionaryBox()
    for index in stride(from: 0, to: objects.count, by: 2) {
      guard Self.isKey(objects[index]) else {
        throw WireError("sent a dictionary with a key that cannot be one")
      }
      do {
        try made.setObject(objects[index + 1], forKey: objects[index])
      } catch {
        throw WireError("sent a dictionary with a key that cannot be one")
      }
    }
    return DictionaryBox(copying: made)
  }
}
