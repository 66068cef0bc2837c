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
      .appendingPathComponent(FileName.unique(for: test.className))
      .appendingPathComponent(FileName.unique(for: test.method))
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      var names: Set<String> = []
      for attachment in attachments {
        var name = attachment.fileName
        var number = 1
        while !names.insert(name).inserted {
          number += 1
          name = "\(number)-\(attachment.fileName)"
        }
        try attachment.data.write(to: folder.appendingPathComponent(name))
      }
      return nil
    } catch {
      return "an attachment cannot be written to \(folder.path): \(error.localizedDescription)"
    }
  }
}
