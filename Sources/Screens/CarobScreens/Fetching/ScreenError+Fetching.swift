import CarobRuntime
import Foundation
import InstantCocoa
import InstantCocoaRemote

extension ScreenError {
  /// Returns nil when neither the network nor the data caused the error.
  ///
  /// - Parameters:
  ///   - name: the URL.
  ///   - naming: the naming of the request.
  init?(fetching name: String, _ error: any Error, naming: ScreenRequest.Naming) {
    switch error {
    case let error as MappingError: self.init(error, in: name, naming: naming)
    case let error as ResponseError:
      self.init(
        error.code == .unacceptableContentType ? .badData : .unavailable,
        Self.line(error.description, naming: name, "check the address"), place: name)
    case let error as URLError: self.init(error, at: name, naming: naming)
    case let error as FetchError:
      self.init(
        .unavailable, Self.line(error.description, naming: name, "try again"), place: name)
    default: return nil
    }
  }

  private init(_ error: URLError, at name: String, naming: ScreenRequest.Naming) {
    let (code, advice): (Code, String) =
      switch error.code {
      case .fileDoesNotExist: (.noInput, "check the path")
      case .fileIsDirectory, .noPermissionsToReadFile, .cannotOpenFile:
        (.noInput, "give a file that can be read")
      case .dataLengthExceedsMaximum: (.badData, "ask for less at once")
      case .badURL, .unsupportedURL: (.badRequest, "correct the URL")
      case .redirectToNonExistentLocation, .httpTooManyRedirects:
        (.unavailable, "check the address")
      case .timedOut:
        (.unavailable, "try again, or give it more time with \(naming.name(.timeout))")
      case .cannotFindHost, .dnsLookupFailed: (.unavailable, "check the name of the host")
      case .serverCertificateHasUnknownRoot:
        (
          .unavailable,
          "if its issuer can be trusted, name a file with the issuer's certificate in CURL_CA_BUNDLE"
        )
      case .serverCertificateHasBadDate, .serverCertificateNotYetValid:
        (.unavailable, "check the clock of this machine, or have the certificate renewed")
      case .serverCertificateUntrusted:
        (.unavailable, "have the server's certificate replaced by one that is in order")
      case .secureConnectionFailed:
        (.unavailable, "see whether it is a server for https:, and not for http:")
      default: (.unavailable, "see whether the server runs")
      }
    // The thrower's suggestion may be more precise than the one for its code.
    let suggestion = error.userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String
    self.init(
      code, Self.line(error.localizedDescription, naming: name, suggestion ?? advice), place: name)
  }

  /// One line that names the URL once.
  private static func line(_ reason: String, naming name: String, _ advice: String) -> String {
    let reason = reason.split(whereSeparator: \.isNewline).joined(separator: " ")
    let sentence = reason.hasSuffix(".") ? String(reason.dropLast()) : reason
    // An error about another URL of the service names that URL.
    let place = sentence.contains(name) || sentence.contains("://") ? "" : "\(name): "
    return "\(place)\(sentence); \(advice)"
  }
}
