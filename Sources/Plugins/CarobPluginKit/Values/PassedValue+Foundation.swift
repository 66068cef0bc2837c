internal import CCarob

/// Conversions of dates and URLs for `CarobPluginFoundation`.
extension PassedValue {
  /// Returns the seconds of an `NSDate` since the reference date; nil for anything else.
  ///
  /// - Throws: `PluginFailure` when the object raises an error.
  package func secondsSinceReferenceDate() throws(PluginFailure) -> Double? {
    guard let object = instance(of: "NSDate") else { return nil }
    return try Double(Message.send(object.messageTarget, .timeIntervalSinceReferenceDate, []))
  }

  /// Returns the text of an `NSURL`; nil for anything else.
  ///
  /// - Throws: `PluginFailure` when the object raises an error.
  package func urlText() throws(PluginFailure) -> String? {
    guard let object = instance(of: "NSURL") else { return nil }
    return try String(Message.send(object.messageTarget, .absoluteString, []))
  }

  package static func date(
    secondsSinceReferenceDate seconds: Double
  ) throws(PluginFailure) -> PassedValue {
    try Message.send(ObjectClass("NSDate").messageTarget, .dateWithTimeInterval, [seconds])
  }

  package static func url(_ text: String) throws(PluginFailure) -> PassedValue {
    try Message.send(ObjectClass("NSURL").messageTarget, .urlWithString, [text])
  }

  /// Returns the object, if it is an instance of a class or subclass.
  private func instance(of name: String) -> Object? {
    guard case .object(let reference) = form,
      Self.class_isSubclass(object_getClass(reference.id), of: objc_lookUpClass(name))
    else { return nil }
    return Object(reference)
  }
}

extension CallSite {
  fileprivate static let timeIntervalSinceReferenceDate = CallSite(
    selector: "timeIntervalSinceReferenceDate")
  fileprivate static let dateWithTimeInterval = CallSite(
    selector: "dateWithTimeIntervalSinceReferenceDate:")
  fileprivate static let absoluteString = CallSite(selector: "absoluteString")
  fileprivate static let urlWithString = CallSite(selector: "URLWithString:")
}
