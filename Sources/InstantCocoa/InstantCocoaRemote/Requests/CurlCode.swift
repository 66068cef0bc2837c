import Foundation

/// Converts libcurl's numbers to those of `NSURLErrorDomain`.
enum CurlCode {
  /// Whether the number means that the trusted certificates could not be read.
  static func isOfAuthorities(_ number: Int32) -> Bool { number == 77 }

  /// The reason why a server's certificate was refused.
  struct Refusal: Equatable {
    let code: URLError.Code
    let reason: String
    /// A way to mend it, if the code does not suffice.
    var suggestion: String?
  }

  /// The reason why a server's certificate was refused, if it is a common one; else nil, and libcurl's message tells
  /// it, such as a key that is too weak or a wrong purpose.
  ///
  /// - Parameters:
  ///   - verification: OpenSSL's number for the flaw.
  ///   - message: libcurl's message.
  static func refusal(_ number: Int32, _ verification: Int, _ message: String) -> Refusal? {
    guard [51, 60].contains(number) else { return nil }
    switch verification {
    // libcurl checks the name itself, after everything else, and OpenSSL has no number for it.
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
    // 1: the response is not HTTP.
    case 1, 8: .badServerResponse
    // The connection broke: within the response, while sending, while receiving, before any response.
    case 18, 55, 56, 52, 16, 92: .networkConnectionLost
    case 23, 61: .cannotDecodeRawData
    case 28: .timedOut
    case 35, 53, 54, 58, 59, 66, 77, 80, 82, 83: .secureConnectionFailed
    case 51, 60: .serverCertificateUntrusted
    default: .unknown
    }
  }
}
