import Foundation

/// A folder that gets the attachments of tests: a folder for each class and in it one for each test.
struct AttachmentFolder {
  let path: String

  /// Writes attachments; those of one name get numbers.
  ///
  /// - Returns: a sentence about a file that could not be written; nil when all were.
  func write(_ attachments: [XCTAttachment], of test: TestIdentifier) -> String? {
    if attachments.isEmpty { return nil }
    let folder = URL(fileURLWithPath: path)
      .appendingPathComponent(Self.fileName(test.className))
      .appendingPathComponent(Self.fileName(test.method))
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var names: [String: Int] = [:]
      for attachment in attachments {
        let name = attachment.fileName
        let count = names[name, default: 0] + 1
        names[name] = count
        let file = folder.appendingPathComponent(count == 1 ? name : "\(count)-\(name)")
        try attachment.data.write(to: file)
      }
      return nil
    } catch {
      return "an attachment cannot be written to \(folder.path): \(error.localizedDescription)"
    }
  }

  /// A name without characters that paths have. Names of tests may be any text.
  private static func fileName(_ text: String) -> String {
    let plain = text.map { $0.isLetter || $0.isNumber || "-_ ".contains($0) ? $0 : "_" }
    return String(plain.prefix(100))
  }
}
