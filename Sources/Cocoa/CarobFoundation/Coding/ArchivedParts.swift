import CarobRuntime
import Foundation

/// What an object of Foundation writes to an archive: simple values by key.
package struct ArchivedParts {
  private let coder: Object

  fileprivate init(of coder: Object) { self.coder = coder }

  /// Writes a value; nothing for nil.
  ///
  /// - Throws: the coder's error.
  package func write(_ value: Object?, _ key: String) throws(MessageError) {
    if let value { try CoderMessages.encode(value, forKey: key, with: coder) }
  }

  /// Reads a value that consists of property list values; nil for none, or one of another class.
  ///
  /// - Throws: the coder's error.
  package func read<Part: Object>(_ key: String, as type: Part.Type = Part.self)
    throws(MessageError)
    -> Part?
  {
    let classes = [Part.runtimeClass] + Self.values
    return try CoderMessages.object(forKey: key, classes, from: coder) as? Part
  }

  /// Reads a property list value, or an object of other classes of the host.
  ///
  /// - Throws: the coder's error.
  func read(_ key: String, of classes: [RuntimeClass]) throws(MessageError) -> Object? {
    try CoderMessages.object(forKey: key, classes + Self.values, from: coder)
  }

  /// Reads a value in which a program's objects may be: under secure coding, those that the reader of the archive asked for.
  ///
  /// - Throws: as `read`.
  func readContents<Part: Object>(_ key: String, as type: Part.Type = Part.self)
    throws(MessageError) -> Part?
  {
    // The root class would allow any object.
    var classes = Self.values + (type == Object.self ? [] : [Part.runtimeClass])
    if coder.responds(to: Self.allowedClasses.selector),
      let asked = try Self.allowedClasses(coder)
    {
      classes += try CoderMessages.classes(in: asked)
    }
    return try CoderMessages.object(forKey: key, classes, from: coder) as? Part
  }

  private static let allowedClasses = Message<() -> Object?>("allowedClasses")

  /// The classes of property lists, and others whose objects only have such values.
  private static var values: [RuntimeClass] {
    [
      StringBox.runtimeClass, NumberBox.runtimeClass, DateBox.runtimeClass, DataBox.runtimeClass,
      URLBox.runtimeClass, NullBox.runtimeClass, ArrayBox.runtimeClass,
      DictionaryBox.runtimeClass, SetBox.runtimeClass, ErrorBox.runtimeClass,
      UUIDBox.runtimeClass,
    ]
  }
}

extension ClassMembers {
  /// Adopts `NSSecureCoding`.
  ///
  /// - Parameters:
  ///   - write: writes the parts of an object.
  ///   - read: fills the receiver of `initWithCoder:` with its parts, or returns another object; nil if they make none.
  package func isArchived(
    write: @escaping (Receiver, ArchivedParts) throws -> Void,
    read: @escaping (Receiver, ArchivedParts) throws -> Object?
  ) {
    CodingProtocols.register()
    adopt("NSSecureCoding")
    classMethod("+ (BOOL)supportsSecureCoding") { _ in true }
    method("- (void)encodeWithCoder:(NSCoder *)coder") { (this, coder: Object) in
      try write(this, ArchivedParts(of: coder))
    }
    method("- (instancetype)initWithCoder:(NSCoder *)coder") {
      (this, coder: Object) -> Object? in
      try read(this, ArchivedParts(of: coder))
    }
  }

  /// Adopts `NSSecureCoding` for objects that archives know, as strings and arrays.
  func isArchivedAsItself() {
    isArchived {
      try $1.write($0, "value")
    } read: {
      let value: Receiver? = try $1.readContents("value")
      return value
    }
  }
}

/// The protocols of objects that are archived. [any-thread]
package enum CodingProtocols {
  /// Registers the protocols; a second call does nothing.
  package static let register = Once {
    RuntimeProtocol.declared(
      """
      @protocol NSCoding
      - (void)encodeWithCoder:(NSCoder *)coder
      - (instancetype)initWithCoder:(NSCoder *)coder
      """,
      "An object that can be written to an archive and read back.")
    RuntimeProtocol.declared(
      """
      @protocol NSSecureCoding <NSCoding>
      + (BOOL)supportsSecureCoding
      """,
      "An object that is read only as one of the classes that the reader expects.")
  }
}
