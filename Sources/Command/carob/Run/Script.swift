import Foundation

/// A source that the system can start itself: its first line, `#!/usr/bin/env -S carob run`, is not Objective-C.
enum Script {
  /// Returns whether a file begins so.
  static func begins(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    return (try? file.read(upToCount: 2)) == Data("#!".utf8)
  }

  /// Returns the contents of any source, with such a line as a comment. Places in messages are those of the file.
  static func source(_ contents: Data, path: String) -> [UInt8] {
    // Compilers skip a byte order mark at the beginning of a file only.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let contents = contents.starts(with: mark) ? contents.dropFirst(mark.count) : contents
    return Array("#line 1 \(SourceText.literalInC(path))\n".utf8)
      + (contents.starts(with: Array("#!".utf8)) ? Array("//".utf8) : []) + Array(contents)
  }
}
