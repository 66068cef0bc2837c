import CProcess

/// Settings of the process that Swift does not see.
package enum ProcessSettings {
  /// The address of the function that handles a signal, or a small number for none; 0 is the default.
  package static func handler(ofSignal number: Int32) -> UInt {
    UInt(carob_process_signal_handler(number))
  }

  /// The rounding and the exceptions of floating-point numbers on this thread, as the processor's bits.
  package static var floatingPoint: UInt64 { carob_process_floating_point() }
}
