import CarobLibc
import CarobRuntime
import Foundation

/// The tables of texts read so far, by file. [any-thread]
enum LocalizedTables {
  private struct Table: Sendable {
    let version: FileStamp
    let texts: [String: String]
  }

  private static let tables = Locked<[String: Table]>([:])

  /// The texts of a `.strings` file. If it cannot be read, there are none, and a warning gives
  /// the reason, once for each version of the file.
  ///
  /// - Complexity: O(1) while the file is the same, else O(its size).
  static func texts(in path: String) -> [String: String] {
    guard let version = FileStamp(of: path) else { return [:] }
    if let known = tables.withLock({ $0[path] }), known.version == version { return known.texts }
    let (texts, warning) = read(path)
    let isNew = tables.withLock { tables in
      defer { tables[path] = Table(version: version, texts: texts) }
      return tables[path]?.version != version
    }
    if isNew, let warning { RuntimeLog.warning(warning) }
    return texts
  }

  private static func read(_ path: String) -> (texts: [String: String], warning: String?) {
    guard let data = FileManager.default.contents(atPath: path) else {
      return ([:], "\(path): cannot be read, so its texts are not translated")
    }
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      guard case .dictionary(let entries)? = PropertyValue(data: data) else {
        return ([:], "\(path): is no property list with a dictionary, so its texts are not used")
      }
      return (
        entries.compactMapValues { if case .string(let text) = $0 { text } else { nil } }, nil
      )
    }
    guard let text = text(data) else {
      return ([:], "\(path): is neither UTF-8 nor UTF-16, so its texts are not used")
    }
    do {
      return (try StringsParser.parse(text), nil)
    } catch {
      return ([:], "\(path):\(error.line): \(error.reason), so the file's texts are not used")
    }
  }

  private static func text(_ data: Data) -> String? {
    let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    return String(data: data, encoding: isUTF16 ? .utf16 : .utf8)
  }
}
