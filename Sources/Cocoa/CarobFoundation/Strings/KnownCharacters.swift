import Foundation

/// The sets with names. Each is made when it is first used.
enum KnownCharacters {
  /// The class method that returns a set, and the set.
  static let all: [(declaration: StaticString, set: @Sendable () -> ScalarSet)] = [
    ("+ (instancetype)alphanumericCharacterSet", { alphanumerics }),
    ("+ (instancetype)capitalizedLetterCharacterSet", { capitalizedLetters }),
    ("+ (instancetype)controlCharacterSet", { controls }),
    ("+ (instancetype)decimalDigitCharacterSet", { decimalDigits }),
    ("+ (instancetype)decomposableCharacterSet", { decomposables }),
    ("+ (instancetype)illegalCharacterSet", { illegal }),
    ("+ (instancetype)letterCharacterSet", { letters }),
    ("+ (instancetype)lowercaseLetterCharacterSet", { lowercaseLetters }),
    ("+ (instancetype)newlineCharacterSet", { newlines }),
    ("+ (instancetype)nonBaseCharacterSet", { nonBase }),
    ("+ (instancetype)punctuationCharacterSet", { punctuation }),
    ("+ (instancetype)symbolCharacterSet", { symbols }),
    ("+ (instancetype)uppercaseLetterCharacterSet", { uppercaseLetters }),
    ("+ (instancetype)whitespaceAndNewlineCharacterSet", { whitespacesAndNewlines }),
    ("+ (instancetype)whitespaceCharacterSet", { whitespaces }),
    ("+ (instancetype)URLFragmentAllowedCharacterSet", { urlFragment }),
    ("+ (instancetype)URLHostAllowedCharacterSet", { urlHost }),
    ("+ (instancetype)URLPasswordAllowedCharacterSet", { urlPassword }),
    ("+ (instancetype)URLPathAllowedCharacterSet", { urlPath }),
    ("+ (instancetype)URLQueryAllowedCharacterSet", { urlQuery }),
    ("+ (instancetype)URLUserAllowedCharacterSet", { urlUser }),
  ]

  static let alphanumerics = known(.alphanumerics)
  static let whitespacesAndNewlines = known(.whitespacesAndNewlines)
  static let urlQuery = known(.urlQueryAllowed)

  private static let capitalizedLetters = known(.capitalizedLetters)
  private static let decimalDigits = known(.decimalDigits)
  private static let decomposables = known(.decomposables)
  private static let letters = known(.letters)
  private static let lowercaseLetters = known(.lowercaseLetters)
  private static let newlines = known(.newlines)
  private static let nonBase = known(.nonBaseCharacters)
  private static let punctuation = known(.punctuationCharacters)
  private static let symbols = known(.symbols)
  private static let uppercaseLetters = known(.uppercaseLetters)
  private static let whitespaces = known(.whitespaces)
  private static let urlFragment = known(.urlFragmentAllowed)
  private static let urlHost = known(.urlHostAllowed)
  private static let urlPassword = known(.urlPasswordAllowed)
  private static let urlPath = known(.urlPathAllowed)
  private static let urlUser = known(.urlUserAllowed)

  // Foundation's bitmaps of these two are wrong.
  private static let controls = ScalarSet {
    $0.generalCategory == .control || $0.generalCategory == .format
  }
  private static let illegal = ScalarSet {
    $0.generalCategory == .unassigned || $0.isNoncharacterCodePoint
  }

  private static func known(_ set: CharacterSet) -> ScalarSet {
    ScalarSet(bitmap: set.bitmapRepresentation)
  }
}
