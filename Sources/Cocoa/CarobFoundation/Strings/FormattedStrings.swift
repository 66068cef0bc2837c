import CarobRuntime
import CCarob
import CarobLibc

/// Strings made of a format and its arguments, as with `+stringWithFormat:`. The conversions are
/// written in C (`format.c`), which calls this for the texts of objects.
///
/// Senders of such a message pass arguments of the format's types, as with `printf`. [any-thread]
package enum FormattedStrings {
  /// Lets the functions in C find the runtime.
  package static let install = Once {
    let functions = UnsafeMutablePointer(
      allocating: carob_format_functions(
        read_description: { object, read, context in
          FormattedStrings.read(read, context) {
            guard let object = try FormattedStrings.object(object) else { return nil }
            return try RootMembers.description(object) ?? "(null)"
          }
        },
        read_string: { string, read, context in
          FormattedStrings.read(read, context) { try FormattedStrings.string(string)?.string }
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
          PendingError.set(
            RaisedError(
              message.map { String(cString: $0) } ?? "", exceptionName: "NSInvalidArgumentException"
            ))
        }))
    carob_use_format_functions(functions)
  }

  /// States the methods of strings.
  static func define(_ string: ClassMembers<StringBox>) {
    install()
    for name in [
      "+ (instancetype)stringWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2)",
      "+ (instancetype)localizedStringWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2)",
    ] as [StaticString] {
      string.classMethod(name, carob_string_with_format_code(), types: "@24@0:8@16")
    }
    string.method(
      "- (instancetype)initWithFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2)",
      carob_init_with_format_code(), types: "@24@0:8@16")
    string.method(

      """
      - (instancetype)initWithFormat:(NSString *)format arguments:(va_list)arguments \
      NS_FORMAT_FUNCTION(1, 0)
      """, carob_init_with_arguments_code(), types: "@32@0:8@16^v24")
    string.method(

      """
      - (instancetype)initWithFormat:(NSString *)format locale:(nullable id)locale, ... \
      NS_FORMAT_FUNCTION(1, 3)
      """, carob_init_with_locale_code(), types: "@32@0:8@16@24")
    string.method(

      """
      - (instancetype)initWithFormat:(NSString *)format locale:(nullable id)locale \
      arguments:(va_list)arguments NS_FORMAT_FUNCTION(1, 0)
      """, carob_init_with_locale_arguments_code(),
      types: "@40@0:8@16@24^v32")
    string.method(
      "- (NSString *)stringByAppendingFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2)",
      carob_string_by_appending_format_code(), types: "@24@0:8@16")
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

  /// Passes a text to C.
  ///
  /// - Returns: false, with a pending error, when there is none.
  private static func read(
    _ read: carob_text_reader?, _ context: UnsafeMutableRawPointer?, _ text: () throws -> String?
  ) -> Bool {
    guard var text = PendingError.reporting(text), let read else { return false }
    text.withUTF8 { bytes in
      // SAFETY: C reads this number of bytes during the call, and none of an empty text.
      bytes.withMemoryRebound(to: CChar.self) { read(context, $0.baseAddress, $0.count) }
    }
    return true
  }

  private static func text(_ bytes: UnsafePointer<CChar>?, _ length: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
  }

  /// Sets the text of `-initWithFormat:`'s receiver, which the caller owns and gets back.
  private static func set(
    _ id: UnsafeMutablePointer<objc_object>?, _ bytes: UnsafePointer<CChar>?, _ length: Int
  ) -> UnsafeMutablePointer<objc_object>? {
    guard let id else { return nil }
    let set: Void? = PendingError.reporting {
      guard let bytes, let string = try string(id) else { return nil }
      _ = try string.initialize(text(bytes, length))
    }
    if set != nil { return id }
    // SAFETY: `init` consumes the sender's reference, and returns none here.
    PendingError.settingAside { DeepRelease.release(id: UnsafeMutableRawPointer(id)) }
    return nil
  }
}
