import Foundation

// Foundation's structures as arguments and results of messages. They do not promise to be bitwise copyable
// themselves, so that each has a C side here.

/// A structure that is passed by value, which only libffi can do.
public protocol StructureMessageValue: MessageValue {}

extension StructureMessageValue {
  /// The kind of a structure: neither a word nor a number.
  @inlinable public static var passingKind: PassingKind { .compound }

  /// Zero: a structure is not passed as a word.
  public static func word(_ value: CValue) -> UInt { 0 }

  /// Not called: a structure is not passed as a word.
  public static func value(word: UInt) -> CValue {
    preconditionFailure("a structure does not travel as a word")
  }
}

/// `CGPoint` as C passes it.
public struct CPoint: BitwiseCopyable, Sendable {
  let x: Double
  let y: Double
}

/// `CGSize` as C passes it.
public struct CSize: BitwiseCopyable, Sendable {
  let width: Double
  let height: Double
}

/// `CGRect` as C passes it.
public struct CRect: BitwiseCopyable, Sendable {
  let origin: CPoint
  let size: CSize
}

extension CGPoint: StructureMessageValue {
  /// `{CGPoint=dd}`
  public static var typeEncoding: TypeEncoding {
    .structure(name: "CGPoint", fields: [.init(type: .double), .init(type: .double)])
  }

  /// The C side.
  public func cValue() -> CPoint { CPoint(x: x, y: y) }

  /// The point of a C side.
  public static func argument(_ value: CPoint) throws(MessageError) -> CGPoint {
    CGPoint(x: value.x, y: value.y)
  }
}

extension CGSize: StructureMessageValue {
  /// `{CGSize=dd}`
  public static var typeEncoding: TypeEncoding {
    .structure(name: "CGSize", fields: [.init(type: .double), .init(type: .double)])
  }

  /// The C side.
  public func cValue() -> CSize { CSize(width: width, height: height) }

  /// The size of a C side.
  public static func argument(_ value: CSize) throws(MessageError) -> CGSize {
    CGSize(width: value.width, height: value.height)
  }
}

extension CGRect: StructureMessageValue {
  /// `{CGRect={CGPoint=dd}{CGSize=dd}}`
  public static var typeEncoding: TypeEncoding {
    .structure(
      name: "CGRect",
      fields: [.init(type: CGPoint.typeEncoding), .init(type: CGSize.typeEncoding)])
  }

  /// The C side.
  public func cValue() -> CRect { CRect(origin: origin.cValue(), size: size.cValue()) }

  /// The rectangle of a C side.
  public static func argument(_ value: CRect) throws(MessageError) -> CGRect {
    CGRect(origin: try .argument(value.origin), size: try .argument(value.size))
  }
}

/// `NSRange` as C passes it.
public struct CRange: BitwiseCopyable, Sendable {
  let location: UInt
  let length: UInt
}

extension NSRange: StructureMessageValue {
  /// `{_NSRange=QQ}`
  public static var typeEncoding: TypeEncoding {
    .structure(
      name: "_NSRange", fields: [.init(type: UInt.typeEncoding), .init(type: UInt.typeEncoding)])
  }

  /// The C side.
  public func cValue() -> CRange {
    CRange(location: UInt(bitPattern: location), length: UInt(bitPattern: length))
  }

  /// The range of a C side.
  public static func argument(_ value: CRange) throws(MessageError) -> NSRange {
    NSRange(location: Int(bitPattern: value.location), length: Int(bitPattern: value.length))
  }
}
