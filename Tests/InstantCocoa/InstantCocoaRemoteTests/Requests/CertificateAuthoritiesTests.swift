import Testing

@testable import InstantCocoaRemote

@Suite struct CertificateAuthoritiesTests {
  /// Variables, and the file and folder that they name, each with the variable that does.
  private static let environments: [([String: String], String?, String?)] = [
    ([:], nil, nil),
    (["CURL_CA_BUNDLE": "/a"], "CURL_CA_BUNDLE /a", nil),
    (["SSL_CERT_FILE": "/b"], "SSL_CERT_FILE /b", nil),
    (["SSL_CERT_DIR": "/c"], nil, "SSL_CERT_DIR /c"),
    (["SSL_CERT_FILE": "/b", "SSL_CERT_DIR": "/c"], "SSL_CERT_FILE /b", "SSL_CERT_DIR /c"),
    (
      ["CURL_CA_BUNDLE": "/a", "SSL_CERT_FILE": "/b", "SSL_CERT_DIR": "/c"], "CURL_CA_BUNDLE /a",
      nil
    ),
    (["CURL_CA_BUNDLE": "", "SSL_CERT_FILE": "/b"], "SSL_CERT_FILE /b", nil),
    (["CURL_CA_BUNDLE": "", "SSL_CERT_FILE": "", "SSL_CERT_DIR": ""], nil, nil),
  ]

  @Test(arguments: environments.indices)
  func theEnvironmentNamesThem(_ index: Int) {
    let (environment, file, folder) = Self.environments[index]
    let authorities = CertificateAuthorities(environment: environment)
    #expect(authorities?.file.map { "\($0.origin) \($0.path)" } == file)
    #expect(authorities?.folder.map { "\($0.origin) \($0.path)" } == folder)
    #expect((authorities == nil) == (file == nil && folder == nil))
  }
}
