import CarobRuntime
import Foundation

/// The reason of an error and what to do about it, which are in its user info.
extension ErrorBox {
  static func defineAdvice(_ error: ClassMembers<ErrorBox>) {
    error.property("@property (nullable, readonly, copy) NSString *localizedFailureReason") {
      $0.text(NSLocalizedFailureReasonErrorKey) ?? ($0.error as? any LocalizedError)?.failureReason
    }
    error.property("@property (nullable, readonly, copy) NSString *localizedRecoverySuggestion") {
      $0.text(NSLocalizedRecoverySuggestionErrorKey)
        ?? ($0.error as? any LocalizedError)?.recoverySuggestion
    }
    error.property(
      "@property (nullable, readonly, copy) NSArray<NSString *> *localizedRecoveryOptions"
    ) {
      $0.userInfo[NSLocalizedRecoveryOptionsErrorKey] as? ArrayBox
    }
    error.property("@property (nullable, readonly, strong) id recoveryAttempter") {
      $0.userInfo[NSRecoveryAttempterErrorKey]
    }
    error.property("@property (nullable, readonly, copy) NSString *helpAnchor") {
      $0.text(NSHelpAnchorErrorKey) ?? ($0.error as? any LocalizedError)?.helpAnchor
    }
  }

  private func text(_ key: String) -> String? { (userInfo[key] as? StringBox)?.string }
}
