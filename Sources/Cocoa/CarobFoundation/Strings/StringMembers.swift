import CarobRuntime
import Foundation

/// The methods of `NSString` that the runtime does not have.
enum StringMembers {
  static func define(_ string: ClassMembers<StringBox>) {
    StringBox.defineSubstrings(string)
    StringBox.defineReplacing(string)
    StringBox.defineCases(string)
    StringBox.defineSearching(string)
    StringBox.defineCharacterSearching(string)
    StringBox.defineComparing(string)
    StringBox.defineLines(string)
    StringBox.defineEnumerating(string)
    StringBox.definePaths(string)
    StringBox.definePercentEncoding(string)
    StringBox.defineBytes(string)
    StringBox.defineMakingOfBytes(string)
    StringBox.defineCharacters(string)
    StringBox.defineReadingFiles(string)
    StringBox.defineWritingFiles(string)
  }
}

extension String {
  /// Foundation's string, whose indices count UTF-16 units.
  var foundation: NSString { NSString(string: self) }
}

extension NSRange {
  /// The result of a search that found nothing: `{NSNotFound, 0}`.
  static var nowhere: NSRange { NSRange(location: NSNotFound, length: 0) }
}
