import Foundation

/// libcurl's numbers as those of `NSURLErrorDomain`.
enum CurlCode {
  /// Whether the certificates of those that are trusted could not be read.
  static func isOfAuthorities(_ number: Int32) -> Bool { number == 77 }

  /// Why a server's certificate was refused, when it is known; otherwise nil.
  ///
  /// - Parameter verification: OpenSSL's number for what is wrong with it.
  static func refusal(_ number: Int32, _ verification: Int) -> (URLError.Code, String)? {
    guard [51, 60].contains(number) else { return nil }
    return switch verification {
    // The name is looked at when all else is right; for libcurl nothing is verified before.
    case 0, 1, 62, 64: (.serverCertificateUntrusted, "the server's certificate is for another host")
    case 9: (.serverCertificateNotYetValid, "the server's certificate is not valid yet")
    case 10: (.serverCertificateHasBadDate, "the server's certificate has expired")
    case 18...21:
      (.serverCertificateHasUnknownRoot, "the server's certificate is from nobody who is trusted")
    default: nil
    }
  }

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
