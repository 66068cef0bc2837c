import CarobRuntime

extension ArrayBox {
  /// All elements, for callers that deal in message errors.
  ///
  /// - Throws: `MessageError` with the list's error as its underlying error.
  package func allElements() throws(MessageError) -> [Object] {
    do {
      return try objects()
    } catch {
      throw .handlerFailed(error)
    }
  }

  /// One element.
  ///
  /// - Throws: as `allElements()`; also when there is no such element.
  package func element(at index: Int) throws(MessageError) -> Object {
    do {
      return try object(at: index)
    } catch {
      throw .handlerFailed(error)
    }
  }
}
