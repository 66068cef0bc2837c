import CCarob
import CarobFoundation
import CarobRuntime

extension HostTable {
  static func addValues(to table: inout carob_host) {
    table.carob_string = { bytes in
      HostTable.reporting {
        guard bytes != nil else { return nil }
        return HostTable.id(
          StringBox(try HostTable.string(bytes, "carob_string: the text")).autoreleased())
      }
    }
    table.carob_utf8 = { string in
      HostTable.reporting {
        guard let object = HostTable.object(string) else { return nil }
        guard let box = object as? StringBox else {
          throw RaisedError("carob_utf8: \(object.runtimeClass.withArticle) is no NSString")
        }
        return box.utf8
      }
    }
    table.carob_number = { value in HostTable.id(NumberBox(value).autoreleased()) }
    table.carob_pending_error = {
      PendingError.current.map { HostTable.id(ErrorBox.of($0).autoreleased()) } ?? nil
    }
    table.carob_clear_pending_error = { _ = PendingError.take() }
    table.carob_raise = { message in
      PendingError.set(
        RaisedError(message.flatMap { String(validatingCString: $0) } ?? "an error without words"))
    }
    table.carob_raise_error = { error in
      let object = HostTable.object(error)
      if let exception = object as? NSException {
        return PendingError.set(ObjectiveCException(exception))
      }
      // `@throw` raises any object.
      let text = object.map { "\($0) (\($0.runtimeClass))" } ?? "nil"
      PendingError.set(
        (object as? ErrorBox)?.thrown
          ?? RaisedError("\(text) was raised, which is neither an NSError nor an NSException"))
    }
    table.carob_get_extension = { HostExtension.address(of: $0) }
  }
}
