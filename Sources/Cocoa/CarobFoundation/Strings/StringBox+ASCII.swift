import CarobLibc
import CarobRuntime
import Foundation

/// Strings whose UTF-16 units are bytes: parts and places are found without reading what is before them.
extension StringBox {
  /// The part of an ASCII string; nil for another string, and for bounds that are not in it.
  ///
  /// - Complexity: O(length of the part).
  @inline(never)
  final func bytes(from start: UInt, to end: UInt) -> String? {
    let length = UInt(bitPattern: length)
    guard isASCII, start <= end, end <= length else { return nil }
    if end - start == length { return string }
    return string.utf8.withContiguousStorageIfAvailable {
      let part = $0[Int(bitPattern: start)..<Int(bitPattern: end)]
      return String(decoding: UnsafeBufferPointer(rebasing: part), as: UTF8.self)
    }
  }

  /// Copies units of an ASCII string; false, and nothing is copied, for another string and for units that are not in it.
  @inline(never)
  final func copyBytes(from start: UInt, count: UInt, to room: OpaquePointer) -> Bool {
    let length = UInt(bitPattern: length)
    guard isASCII, start <= length, count <= length - start else { return false }
    let units = UnsafeMutableRawPointer(room)
    let copied: Void? = string.utf8.withContiguousStorageIfAvailable { bytes in
      for index in 0..<Int(bitPattern: count) {
        let unit = UInt16(bytes[Int(bitPattern: start) + index])
        // SAFETY: the method's contract is room for all of them.
        units.storeBytes(of: unit, toByteOffset: 2 * index, as: UInt16.self)
      }
    }
    return copied != nil
  }

  /// A new string, which the thread's innermost pool owns: the result of a function.
  static func handOut(_ text: consuming String) -> UnsafeMutableRawPointer? {
    let made = Unmanaged<Object>.passRetained(StringBox(text))
    AutoreleaseStack.add(made)
    // SAFETY: the pool holds it.
    return made._withUnsafeGuaranteedRef { $0.id }
  }
}

extension String {
  /// Whether each UTF-16 unit is a byte.
  ///
  /// - Complexity: O(1) for such a string.
  var isASCII: Bool { utf16.count == utf8.count }

  /// The first place of a text in a range. Without combining characters and equivalent ones, texts are equal if their bytes
  /// are.
  ///
  /// - Precondition: both are ASCII, the text is not empty, and the range is in the string.
  func placeOfBytes(of part: String, in range: NSRange) -> NSRange? {
    utf8.withContiguousStorageIfAvailable { bytes in
      part.utf8.withContiguousStorageIfAvailable { part in
        let bytes = UnsafeRawBufferPointer(bytes)[range.location..<NSMaxRange(range)]
        return UnsafeRawBufferPointer(rebasing: bytes).offset(of: UnsafeRawBufferPointer(part))
          .map { NSRange(location: range.location + $0, length: part.count) }
      } ?? nil
    } ?? nil
  }

  /// The parts between the occurrences of a separator, as Foundation finds them.
  func parts(separatedBy separator: String) -> [String] {
    // Foundation compares characters, and CR with LF is one.
    let hasLineEnd = separator.utf8.contains {
      $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n")
    }
    guard isASCII, separator.isASCII, !separator.isEmpty,
      !hasLineEnd || !utf8.contains(UInt8(ascii: "\r"))
    else { return components(separatedBy: separator) }
    return parts(betweenBytesOf: separator)
  }

  /// The parts between the occurrences of a separator.
  ///
  /// - Precondition: both are ASCII, and the separator is not empty.
  func parts(betweenBytesOf separator: String) -> [String] {
    var parts: [String] = []
    var (text, separator) = (self, separator)
    text.withUTF8 { bytes in
      separator.withUTF8 { separator in
        var rest = UnsafeRawBufferPointer(bytes)
        while let end = rest.offset(of: UnsafeRawBufferPointer(separator)) {
          parts.append(
            String(decoding: UnsafeRawBufferPointer(rebasing: rest[..<end]), as: UTF8.self))
          rest = UnsafeRawBufferPointer(rebasing: rest[(end + separator.count)...])
        }
        parts.append(String(decoding: rest, as: UTF8.self))
      }
    }
    return parts
  }
}

extension UnsafeRawBufferPointer {
  /// Where other bytes first are in these.
  ///
  /// - Precondition: there are other bytes.
  fileprivate func offset(of part: UnsafeRawBufferPointer) -> Int? {
    guard let start = baseAddress, let wanted = part.baseAddress, count >= part.count else {
      return nil
    }
    let first = CInt(part[0])
    let last = start + (count - part.count)
    var place = start
    // SAFETY: `place` is not behind `last`, where the last possible match begins.
    while let next = memchr(place, first, last - place + 1) {
      if memcmp(next, wanted, part.count) == 0 { return UnsafeRawPointer(next) - start }
      place = UnsafeRawPointer(next) + 1
      if place > last { return nil }
    }
    return nil
  }
}
