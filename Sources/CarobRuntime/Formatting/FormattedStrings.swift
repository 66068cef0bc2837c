import CCarob
import CarobLibc

/// Strings that a format and its arguments make, as `+stringWithFormat:` does. Conversions are done in C (`format.c`), which
/// asks here for the texts of objects.
///
/// Whoever sends such a message passes arguments as its format says, as with `printf`. [any-thread]
package enum FormattedStrings {
  /// Lets the functions in C find the runtime.
  package static let install: Void = {
    let functions = UnsafeMutablePointer<carob_format_functions>.allocate(capacity: 1)
    functions.initialize(
      to: carob_format_functions(
        copy_description: { object, length in
          FormattedStrings.copy(length) {
            guard let object = try FormattedStrings.object(object) else { return nil }
            return try RootMembers.description(object) ?? "(null)"
          }
        },
        copy_string: { string, length in
          FormattedStrings.copy(length) { try FormattedStrings.string(string)?.string }
        },
        make_string: { cls, bytes, length in
          FormattedStrings.make(cls, FormattedStrings.text(bytes, length))
        },
        set_string: { string, bytes, length in FormattedStrings.set(string, bytes, length) },
        append: { string, bytes, length in
          PendingError.reporting {
            let string = try MutableStringBox.argument(UnsafeMutableRawPointer(string))
            string.string += FormattedStrings.text(bytes, length)
          }
        },
        fail: { message in
          PendingError.set(RaisedError(message.map { String(cString: $0) } ?? ""))
        }))
    carob_use_format_functions(functions)
  }()

  /// The messages that strings answer.
  static func define(_ string: ClassMembers<StringBox>) {
    install
    for name in ["stringWithFormat:", "localizedStringWithFormat:"] as [StaticString] {
      string.classMethod(name, carob_string_with_format_code(), types: "@24@0:8@16")
    }
    string.method("initWithFormat:", carob_init_with_format_code(), types: "@24@0:8@16")
    string.method(
      "initWithFormat:arguments:", carob_init_with_arguments_code(), types: "@32@0:8@16^v24")
    string.method(
      "initWithFormat:locale:", carob_init_with_locale_code(), types: "@32@0:8@16@24")
    string.method(
      "initWithFormat:locale:arguments:", carob_init_with_locale_arguments_code(),
      types: "@40@0:8@16@24^v32")
    string.method(
      "stringByAppendingFormat:", carob_string_by_appending_format_code(), types: "@24@0:8@16")
  }

  private static let stringClass = UInt(bitPattern: StringBox.runtimeClass.record)

  /// An autoreleased string of a class; null for `NSString`.
  private static func make(
    _ cls: UnsafeMutablePointer<objc_object>?, _ text: String
  ) -> UnsafeMutablePointer<objc_object>? {
    if cls == nil || UInt(bitPattern: cls) == stringClass {
      return StringBox(text).autoreleased().id.assumingMemoryBound(to: objc_object.self)
    }
    return PendingError.reporting {
      let cls = try ClassObject.argument(UnsafeMutableRawPointer(cls))
      return try StringBox.make(cls, text).autoreleased().id
        .assumingMemoryBound(to: objc_object.self)
    }
  }

  private static func object(
    _ id: UnsafeMutablePointer<objc_object>?
  ) throws(MessageError) -> Object? {
    guard let id else { return nil }
    return try Object.argument(UnsafeMutableRawPointer(id))
  }

  private static func string(
    _ id: UnsafeMutablePointer<objc_object>?
  ) throws(MessageError) -> StringBox? {
    guard let id else { return nil }
    do throws(MessageError) {
      return try StringBox.argument(UnsafeMutableRawPointer(id))
    } catch {
      throw error.placed("a format")
    }
  }

  /// A text as memory that C frees; null, and a pending error, when there is none.
  private static func copy(
    _ length: UnsafeMutablePointer<Int>?, _ text: () throws -> String?
  ) -> UnsafeMutablePointer<CChar>? {
    guard var text = PendingError.reporting(text) else { return nil }
    return text.withUTF8 { bytes in
      guard let copy = malloc(bytes.count + 1) else { fatalError("out of memory for a text") }
      // SAFETY: there is room for all bytes and a NUL.
      if let first = bytes.baseAddress { copy.copyMemory(from: first, byteCount: bytes.count) }
      copy.storeBytes(of: 0, toByteOffset: bytes.count, as: UInt8.self)
      length?.pointee = bytes.count
      return copy.assumingMemoryBound(to: CChar.self)
    }
  }

  private static func text(_ bytes: UnsafePointer<CChar>?, _ length: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
  }

  /// What `-initWithFormat:` does with its receiver, which the caller owns and gets back.
  private static func set(
    _ id: UnsafeMutablePointer<objc_object>?, _ bytes: UnsafePointer<CChar>?, _ length: Int
  ) -> UnsafeMutablePointer<objc_object>? {
    guard let id else { return nil }
    let set: Void? = PendingError.reporting {
      guard let bytes, let string = try string(id) else { return nil }
      _ = try string.initialize(text(bytes, length))
    }
    if set != nil { return id }
    // SAFETY: `init` takes over the reference of whoever sends it, and gives none back.
    PendingError.settingAside { DeepRelease.release(id: UnsafeMutableRawPointer(id)) }
    return nil
  }
}
