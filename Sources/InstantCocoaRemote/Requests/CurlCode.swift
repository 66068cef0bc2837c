import Foundation

/// libcurl's numbers as those of `NSURLErrorDomain`.
enum CurlCode {
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
