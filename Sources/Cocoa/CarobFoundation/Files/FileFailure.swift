import CarobLibc
import CarobRuntime
import Foundation

/// A call of the system that failed on a file. [any-thread]
struct FileFailure: Error {
  /// The number of the error, such as `EPIPE`.
  let number: Int32
  /// Whether the file was to be read; otherwise it was to be changed.
  let isReading: Bool

  /// The failure of the call that was just made.
  static func latest(reading: Bool) -> FileFailure {
    FileFailure(number: errno, isReading: reading)
  }

  /// The system's sentence.
  var reason: String { String(cString: strerror(number)) }

  /// The exception that methods without an error argument raise.
  func exception(of method: String) -> ObjectiveCException {
    ObjectiveCException(Self.exceptionName, "-[NSFileHandle \(method)]: \(reason)")
  }

  private static let exceptionName = "NSFileHandleOperationException"

  /// The error as Cocoa has it, with the system's beneath.
  ///
  /// - Parameter url: the file, if the call named one.
  func error(_ url: URL? = nil) -> NSError {
    let beneath = NSError(domain: NSPOSIXErrorDomain, code: Int(number))
    var userInfo: [String: Any] = [NSUnderlyingErrorKey: beneath]
    if let url {
      userInfo[NSURLErrorKey] = url
      userInfo[NSFilePathErrorKey] = url.path
    }
    return NSError(domain: NSCocoaErrorDomain, code: code.rawValue, userInfo: userInfo)
  }

  private var code: CocoaError.Code {
    switch number {
    case ENOENT: isReading ? .fileReadNoSuchFile : .fileNoSuchFile
    case EACCES, EPERM: isReading ? .fileReadNoPermission : .fileWriteNoPermission
    case ENAMETOOLONG: isReading ? .fileReadInvalidFileName : .fileWriteInvalidFileName
    case EFBIG where isReading: .fileReadTooLarge
    case EEXIST where !isReading: .fileWriteFileExists
    case ENOSPC where !isReading, EDQUOT where !isReading: .fileWriteOutOfSpace
    case EROFS where !isReading: .fileWriteVolumeReadOnly
    default: isReading ? .fileReadUnknown : .fileWriteUnknown
    }
  }
}
