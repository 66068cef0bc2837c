import CCarob

// Each number of arguments has its own function, so that the compiler lays the arguments out on the stack and
// nothing is copied or counted on the way to libffi.

extension ForeignCall {
  /// Calls an implementation with no argument after receiver and selector.
  ///
  /// - Safety: the entry's types must be those of the values and of `R`.
  /// - Throws: `MessageError` when libffi cannot pass one of the types.
  @inlinable
  static func call<R: MessageValue>(
    _ entry: UnsafeMutablePointer<carob_method_entry>, _ imp: IMP,
    _ receiver: UnsafeMutableRawPointer, _ selector: Selector, returning: R.Type
  ) throws(MessageError) -> R.CValue {
    var (id, sel) = (receiver, selector.sel)
    let result = withUnsafeMutablePointer(to: &id) { idAt in
      withUnsafeMutablePointer(to: &sel) { selAt in
        var list: (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) = (
          UnsafeMutableRawPointer(idAt), UnsafeMutableRawPointer(selAt)
        )
        return withUnsafeMutablePointer(to: &list) {
          perform(entry, imp, arguments: $0, returning: R.self)
        }
      }
    }
    guard let result else { throw unpassable(entry, selector) }
    return result
  }

  /// Calls an implementation with 1 argument after receiver and selector.
  ///
  /// - Safety: the entry's types must be those of the values and of `R`.
  /// - Throws: `MessageError` when libffi cannot pass one of the types.
  @inlinable
  static func call<R: MessageValue, A: BitwiseCopyable>(
    _ entry: UnsafeMutablePointer<carob_method_entry>, _ imp: IMP,
    _ receiver: UnsafeMutableRawPointer, _ selector: Selector, returning: R.Type, _ a: A
  ) throws(MessageError) -> R.CValue {
    var (id, sel) = (receiver, selector.sel)
    var aValue = a
    let result = withUnsafeMutablePointer(to: &id) { idAt in
      withUnsafeMutablePointer(to: &sel) { selAt in
        withUnsafeMutablePointer(to: &aValue) { aValueAt in
          var list: (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) =
            (
              UnsafeMutableRawPointer(idAt), UnsafeMutableRawPointer(selAt),
              UnsafeMutableRawPointer(aValueAt)
            )
          return withUnsafeMutablePointer(to: &list) {
            perform(entry, imp, arguments: $0, returning: R.self)
          }
        }
      }
    }
    guard let result else { throw unpassable(entry, selector) }
    return result
  }

  /// Calls an implementation with 2 arguments after receiver and selector.
  ///
  /// - Safety: the entry's types must be those of the values and of `R`.
  /// - Throws: `MessageError` when libffi cannot pass one of the types.
  @inlinable
  static func call<R: MessageValue, A: BitwiseCopyable, B: BitwiseCopyable>(
    _ entry: UnsafeMutablePointer<carob_method_entry>, _ imp: IMP,
    _ receiver: UnsafeMutableRawPointer, _ selector: Selector, returning: R.Type, _ a: A, _ b: B
  ) throws(MessageError) -> R.CValue {
    var (id, sel) = (receiver, selector.sel)
    var aValue = a
    var bValue = b
    let result = withUnsafeMutablePointer(to: &id) { idAt in
      withUnsafeMutablePointer(to: &sel) { selAt in
        withUnsafeMutablePointer(to: &aValue) { aValueAt in
          withUnsafeMutablePointer(to: &bValue) { bValueAt in
            var list:
              (
                UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?,
                UnsafeMutableRawPointer?
              ) = (
                UnsafeMutableRawPointer(idAt), UnsafeMutableRawPointer(selAt),
                UnsafeMutableRawPointer(aValueAt), UnsafeMutableRawPointer(bValueAt)
              )
            return withUnsafeMutablePointer(to: &list) {
              perform(entry, imp, arguments: $0, returning: R.self)
            }
          }
        }
      }
    }
    guard let result else { throw unpassable(entry, selector) }
    return result
  }

  /// Calls an implementation with 3 arguments after receiver and selector.
  ///
  /// - Safety: the entry's types must be those of the values and of `R`.
  /// - Throws: `MessageError` when libffi cannot pass one of the types.
  @inlinable
  static func call<R: MessageValue, A: BitwiseCopyable, B: BitwiseCopyable, C: BitwiseCopyable>(
    _ entry: UnsafeMutablePointer<carob_method_entry>, _ imp: IMP,
    _ receiver: UnsafeMutableRawPointer, _ selector: Selector, returning: R.Type, _ a: A, _ b: B,
    _ c: C
  ) throws(MessageError) -> R.CValue {
    var (id, sel) = (receiver, selector.sel)
    var aValue = a
    var bValue = b
    var cValue = c
    let result = withUnsafeMutablePointer(to: &id) { idAt in
      withUnsafeMutablePointer(to: &sel) { selAt in
        withUnsafeMutablePointer(to: &aValue) { aValueAt in
          withUnsafeMutablePointer(to: &bValue) { bValueAt in
            withUnsafeMutablePointer(to: &cValue) { cValueAt in
              var list:
                (
                  UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?,
                  UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
                ) = (
                  UnsafeMutableRawPointer(idAt), UnsafeMutableRawPointer(selAt),
                  UnsafeMutableRawPointer(aValueAt), UnsafeMutableRawPointer(bValueAt),
                  UnsafeMutableRawPointer(cValueAt)
                )
              return withUnsafeMutablePointer(to: &list) {
                perform(entry, imp, arguments: $0, returning: R.self)
              }
            }
          }
        }
      }
    }
    guard let result else { throw unpassable(entry, selector) }
    return result
  }

  /// Calls an implementation with 4 arguments after receiver and selector.
  ///
  /// - Safety: the entry's types must be those of the values and of `R`.
  /// - Throws: `MessageError` when libffi cannot pass one of the types.
  @inlinable
  static func call<
    R: MessageValue, A: BitwiseCopyable, B: BitwiseCopyable, C: BitwiseCopyable, D: BitwiseCopyable
  >(
    _ entry: UnsafeMutablePointer<carob_method_entry>, _ imp: IMP,
    _ receiver: UnsafeMutableRawPointer, _ selector: Selector, returning: R.Type, _ a: A, _ b: B,
    _ c: C, _ d: D
  ) throws(MessageError) -> R.CValue {
    var (id, sel) = (receiver, selector.sel)
    var aValue = a
    var bValue = b
    var cValue = c
    var dValue = d
    let result = withUnsafeMutablePointer(to: &id) { idAt in
      withUnsafeMutablePointer(to: &sel) { selAt in
        withUnsafeMutablePointer(to: &aValue) { aValueAt in
          withUnsafeMutablePointer(to: &bValue) { bValueAt in
            withUnsafeMutablePointer(to: &cValue) { cValueAt in
              withUnsafeMutablePointer(to: &dValue) { dValueAt in
                var list:
                  (
                    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?,
                    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
                  ) = (
                    UnsafeMutableRawPointer(idAt), UnsafeMutableRawPointer(selAt),
                    UnsafeMutableRawPointer(aValueAt), UnsafeMutableRawPointer(bValueAt),
                    UnsafeMutableRawPointer(cValueAt), UnsafeMutableRawPointer(dValueAt)
                  )
                return withUnsafeMutablePointer(to: &list) {
                  perform(entry, imp, arguments: $0, returning: R.self)
                }
              }
            }
          }
        }
      }
    }
    guard let result else { throw unpassable(entry, selector) }
    return result
  }
}
