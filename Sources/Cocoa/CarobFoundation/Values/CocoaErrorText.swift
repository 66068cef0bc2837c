import CarobLibc
import Foundation

/// The sentence about an error of `NSCocoaErrorDomain` or `NSPOSIXErrorDomain`, in Apple's words.
/// It follows from the code and the user info: the file's path or URL, and what was done with the file.
struct CocoaErrorText {
  private let code: Int
  private let userInfo: [String: Any]

  /// The sentence of an error; nil when the domain or the code has none.
  static func text(of error: NSError) -> String? {
    switch error.domain {
    case NSCocoaErrorDomain: Self(code: error.code, userInfo: error.userInfo).text
    case NSPOSIXErrorDomain: reason(ofPOSIX: error.code)
    default: nil
    }
  }

  /// The C library's sentence about an `errno`; nil when the number is none.
  static func reason(ofPOSIX code: Int) -> String? {
    guard let number = Int32(exactly: code), number > 0 else { return nil }
    return String(cString: strerror(number))
  }

  /// The sentence for an error that has none of its own, with the reason if there is one.
  static func general(of error: NSError) -> String {
    let domain = error.domain == NSCocoaErrorDomain ? "Cocoa" : error.domain
    let reason =
      error.userInfo[NSLocalizedFailureReasonErrorKey] as? String
      ?? (error.domain == NSPOSIXErrorDomain ? reason(ofPOSIX: error.code) : nil)
    return "The operation couldn’t be completed. "
      + (reason ?? "(\(domain) error \(error.code).)")
  }

  // MARK: Parts of the sentences

  private var path: String? {
    userInfo[NSFilePathErrorKey] as? String ?? (userInfo[NSURLErrorKey] as? URL)?.path
  }

  private var name: String? { path.map { ($0 as NSString).lastPathComponent } }

  private var folder: String? { path.map(Self.nameOfFolder) }

  private static func nameOfFolder(_ path: String) -> String {
    ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
  }

  private var wrongFormat: String { " because it isn’t in the correct format." }

  private var unsupportedURL: String { " because the specified URL type isn’t supported." }

  private var file: String { name.map { "The file “\($0)”" } ?? "The file" }

  /// `Remove`, `Move`, `Copy`, `Link` or `Folder`; nil for other tasks.
  private var variant: String? { (userInfo["NSUserStringVariant"] as? [Any])?.first as? String }

  private var encoding: String {
    (userInfo[NSStringEncodingErrorKey] as? NSNumber)
      .map { "text encoding \(String.Encoding(rawValue: $0.uintValue))" }
      ?? "the specified text encoding"
  }

  // MARK: Sentences

  private var text: String? {
    if let name, let text = changingText(name) { return text }
    switch code {
    case 4 where variant == "Folder", 260 where variant == "Folder":
      return name.map { "The folder “\($0)” doesn’t exist." } ?? "The folder doesn’t exist."
    case 256...264: return readingText
    case 4: return "\(file) doesn’t exist."
    case 255: return "\(file) couldn’t be locked."
    case 512...518, 640, 642: return savingText
    case 2048:
      return (userInfo["NSInvalidValue"] as? String).map { "The value “\($0)” is invalid." }
        ?? "The value is invalid."
    case 3840...3842, 4864: return "The data couldn’t be read" + wrongFormat
    case 3852, 4866: return "The data couldn’t be written" + wrongFormat
    case 4865: return "The data couldn’t be read because it is missing."
    default: return nil
    }
  }

  /// The sentence when an item was removed, moved, copied or linked.
  private func changingText(_ name: String) -> String? {
    let verb: String
    switch variant {
    case "Remove":
      let cause = isForbidden ? " because you don’t have permission to access it" : ""
      return "“\(name)” couldn’t be removed\(cause)."
    case "Move": verb = "moved"
    case "Copy": verb = "copied"
    case "Link": verb = "linked"
    default: return nil
    }
    guard let target = userInfo["NSDestinationFilePath"] as? String else { return nil }
    let folder = Self.nameOfFolder(target)
    switch code {
    case 4:
      return "“\(name)” couldn’t be \(verb) to “\(folder)” because either the former doesn’t "
        + "exist, or the folder containing the latter doesn’t exist."
    case 516:
      return "“\(name)” couldn’t be \(verb) to “\(folder)” because an item with the same "
        + "name already exists."
    case _ where isForbidden:
      return "“\(name)” couldn’t be \(verb) because you don’t have permission to access "
        + "“\(folder)”."
    default: return "“\(name)” couldn’t be \(verb) to “\(folder)”."
    }
  }

  private var isForbidden: Bool { code == 257 || code == 513 }

  private var readingText: String? {
    let kind = variant == "Folder" ? "folder" : "file"
    let thing = name.map { "The \(kind) “\($0)”" } ?? "The \(kind)"
    switch code {
    case 256: return "\(thing) couldn’t be opened."
    case 257: return "\(thing) couldn’t be opened because you don’t have permission to view it."
    case 258: return "\(thing) couldn’t be opened because the file name is invalid."
    case 259: return "\(thing) couldn’t be opened" + wrongFormat
    case 260: return "\(thing) couldn’t be opened because there is no such file."
    case 261: return "\(thing) couldn’t be opened using \(encoding)."
    case 262: return "\(thing) couldn’t be opened" + unsupportedURL
    case 263: return "\(thing) couldn’t be opened because it is too large."
    case 264:
      return "\(thing) couldn’t be opened because the text encoding of its contents can’t be "
        + "determined."
    default: return nil
    }
  }

  private var savingText: String? {
    let place = folder.map { "\(file) couldn’t be saved in the folder “\($0)”" }
    switch code {
    case 512: return (place ?? "\(file) couldn’t be saved") + "."
    case 513:
      guard let name, let folder else { return "You don’t have permission to save the file." }
      return "You don’t have permission to save the file “\(name)” in the folder “\(folder)”."
    case 514: return (place ?? "\(file) couldn’t be saved") + " because the file name is invalid."
    case 516:
      return (place ?? "\(file) couldn’t be saved")
        + " because a file with the same name already exists."
    case 517: return "\(file) couldn’t be saved using \(encoding)."
    case 518: return "\(file) couldn’t be saved" + unsupportedURL
    case 640: return "\(file) couldn’t be saved because there isn’t enough space."
    case 642: return "\(file) couldn’t be saved because the volume is read only."
    default: return nil
    }
  }
}
