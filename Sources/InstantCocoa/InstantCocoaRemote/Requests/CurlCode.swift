import Foundation

/// libcurl's numbers as those of `NSURLErrorDomain`.
enum CurlCode {
  /// Whether the certificates of those that are trusted could not be read.
  static func isOfAuthorities(_ number: Int32) -> Bool { number == 77 }

  /// Why a server's certificate was refused.
  struct Refusal: Equatable {
    let code: URLError.Code
    let reason: String
    /// What to do, where the code does not say it.
    var suggestion: String?
  }

  /// Why a server's certificate was refused, when it is one of the usual reasons; otherwise nil, and libcurl's message
  /// says it: a key that is too weak, a purpose that is another.
  ///
  /// - Parameters:
  ///   - verification: OpenSSL's number for what is wrong with it.
  ///   - message: libcurl's.
  static func refusal(_ number: Int32, _ verification: Int, _ message: String) -> Refusal? {
    guard [51, 60].contains(number) else { return nil }
    switch verification {
    // The name is looked at when all else is right, by libcurl itself, which has no number of OpenSSL's for it.
    case 0, 1: return message.contains("match") ? otherHost : nil
    case 62, 64: return otherHost
    case 9:
      return Refusal(
        code: .serverCertificateNotYetValid, reason: "the server's certificate is not valid yet")
    case 10:
      return Refusal(
        code: .serverCertificateHasBadDate, reason: "the server's certificate has expired")
    case 18...21:
      return Refusal(
        code: .serverCertificateHasUnknownRoot,
        reason: "the server's certificate is from nobody who is trusted")
    default: return nil
    }
  }

  private static let otherHost = Refusal(
    code: .serverCertificateUntrusted, reason: "the server's certificate is for another host",
    suggestion: "check the name of the host")

  static func code(_ number: Int32) -> URLError.Code {
    switch number {
    case 3: .badURL
    case 5, 6: .cannotFindHost
    case 7: .cannotConnectToHost
    // 1: what came back is no HTTP.
    case 1, 8: .badServerResponse
    // Something broke off: the answer, what was sent, what was received, before there was anything.
    case 18, 55, 56, 52, 16, 92: .networkConnectionLost
    case 23, 61: .cannotDecodeRawData
    case 28: .timedOut
    case 35, 53, 54, 58, 59, 66, 77, 80, 82, 83: .secureConnectionFailed
    case 51, 60: .serverCertificateUntrusted
    default: .unknown
    }
  }
}
