/// What is asked of caches on the way. The numbers are those of Foundation's `NSURLRequestCachePolicy`.
///
/// No answers are kept here, so that policies that would take one from here find none.
enum CachePolicy: UInt {
  case useProtocol = 0
  case reloadIgnoringLocal = 1
  case returnKeptElseLoad = 2
  case returnKeptDoNotLoad = 3
  case reloadIgnoringAll = 4
  case reloadRevalidating = 5

  /// The value of the header `Cache-Control`.
  var header: String? {
    switch self {
    case .useProtocol, .returnKeptElseLoad: nil
    case .reloadIgnoringLocal, .reloadIgnoringAll: "no-cache"
    case .returnKeptDoNotLoad: "only-if-cached"
    case .reloadRevalidating: "max-age=0"
    }
  }
}
