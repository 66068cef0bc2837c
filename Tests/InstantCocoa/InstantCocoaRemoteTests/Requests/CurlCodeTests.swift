import Foundation
import Testing

@testable import InstantCocoaRemote

@Suite struct CurlCodeTests {
  /// libcurl's number, OpenSSL's, and libcurl's words; the number of `NSURLErrorDomain` that is recognised, and what is
  /// suggested.
  private static let refusals: [(Int32, Int, String, URLError.Code?, String?)] = [
    (
      60, 1, "SSL: no alternative certificate subject name matches target host name 'a.b'",
      .serverCertificateUntrusted, "check the name of the host"
    ),
    (
      51, 0, "SSL: certificate subject name 'c' does not match target host name 'a.b'",
      .serverCertificateUntrusted, "check the name of the host"
    ),
    (
      60, 62, "SSL certificate problem: hostname mismatch", .serverCertificateUntrusted,
      "check the name of the host"
    ),
    (60, 9, "SSL certificate problem: …", .serverCertificateNotYetValid, nil),
    (60, 10, "SSL certificate problem: …", .serverCertificateHasBadDate, nil),
    (60, 20, "SSL certificate problem: …", .serverCertificateHasUnknownRoot, nil),
    // libcurl says it.
    (60, 1, "SSL certificate verification failed", nil, nil),
    (60, 26, "SSL certificate problem: unsuitable certificate purpose", nil, nil),
    (60, 66, "SSL certificate problem: EE certificate key too weak", nil, nil),
    (60, 79, "SSL certificate problem: invalid CA certificate", nil, nil),
    (35, 1, "no match", nil, nil),
  ]

  @Test(arguments: refusals.indices)
  func refusalsAreToldApart(_ index: Int) {
    let (number, verification, message, code, suggestion) = Self.refusals[index]
    let refusal = CurlCode.refusal(number, verification, message)
    #expect(refusal?.code == code)
    #expect(refusal?.suggestion == suggestion)
    if [51, 60].contains(number) {
      #expect(CurlCode.code(number) == .serverCertificateUntrusted)
    }
  }
}
