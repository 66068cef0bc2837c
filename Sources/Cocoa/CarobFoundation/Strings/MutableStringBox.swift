import CarobRuntime
import CCarob
import Foundation

/// A string that can be changed. Registered as `NSMutableString`.
///
/// `copy` gives an immutable string with the present text, and dictionaries keep such a copy as
/// their key. Indices count UTF-16 units. [one thread at a time]
public final class MutableStringBox: StringBox {
  public override class var runtimeName: String { "NSMutableString" }

  /// The present string as UTF-8 that ends with NUL.
  ///
  /// - Safety: it lasts until the thread's autorelease pool is drained.
  public override var utf8: UnsafePointer<CChar> { StringBox(string).autoreleased().utf8 }

  /// Replaces a part of the text in this object.
  private func replaceHeld(_ range: NSRange, with text: String) throws {
    try held.replace(range, with: text)
  }

  /// Replaces a part by a text.
  ///
  /// - Throws: an `NSRangeException` when the range is not in the string.
  public func replace(_ range: NSRange, with text: String) throws {
    try string.replace(range, with: text)
  }

  /// Inserts a text before a UTF-16 unit, or at the end.
  ///
  /// - Throws: `RangeError` when there is no such place.
  public func insert(_ text: String, at index: UInt) throws {
    guard index <= UInt(bitPattern: length) else {
      throw RangeError(index: Int(clamping: index), count: length)
    }
    try replace(NSRange(location: Int(index), length: 0), with: text)
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: MutableStringBox.self, "Text that can be changed.") { string in
      string.hidesProperties()
      string.primitives("replaceCharactersInRange:withString:")
      string.method("copyWithZone:") { (this, _: Pointer) in StringBox(this.string) }
      string.classMethod("+ (instancetype)stringWithCapacity:(NSUInteger)capacity") {
        (cls, _: UInt) in try make(cls, "")
      }
      string.method("- (instancetype)initWithCapacity:(NSUInteger)capacity") { (this, _: UInt) in
        try this.initialize("")
      }
      string.method.function("- (void)appendString:(NSString *)string") {
        (this: MessageReceiver, selector: SEL, text: UnsafeMutableRawPointer?) in
        if let text, let text = StringBox.plain(text),
          this.withStringItself({ !$0.hasOwnPrimitives })
        {
          return this.withStringItself { this in
            text._withUnsafeGuaranteedRef { this.held += $0.held }
          }
        }
        MethodFunctions.run(orReturn: ()) {
          let text = try this.object(text, 1, of: selector, as: StringBox.self)
          this.withStringItself { $0.string += text.takeUnretainedValue().string }
        }
      }
      string.method(
        "- (void)appendFormat:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2)",
        carob_append_format_code(), types: "v24@0:8@16")
      string.method("- (void)setString:(NSString *)string") { (this, text: String) in
        this.string = text
      }
      string.method("- (void)insertString:(NSString *)string atIndex:(NSUInteger)index") {
        (this, text: String, index: UInt) in
        try this.insert(text, at: index)
      }
      string.method("- (void)deleteCharactersInRange:(NSRange)range") { (this, range: NSRange) in
        try this.replace(range, with: "")
      }
      string.method("- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)string")
      {
        (this, range: NSRange, text: String) in
        try this.replaceHeld(range, with: text)
      }
      defineReplacing(string)
    }
  }
}

extension String {
  /// Replaces a part by a text: in place, unless the part begins or ends within a character of two units.
  fileprivate mutating func replace(_ range: NSRange, with text: String) throws {
    if let part = try? part(range) {
      replaceSubrange(part, with: text)
    } else {
      self = try replacing(units: range, with: text)
    }
  }
}
