import CCurl
import Dispatch
import Foundation

/// The transfers of one loop. Used only by its thread.
struct HTTPTransfers {
  private struct Running {
    let transfer: HTTPTransfer
    let handle: OpaquePointer
  }

  private let multi: OpaquePointer
  private var running: [Int: Running] = [:]
  private var numbers: [OpaquePointer: Int] = [:]
  /// A time before which no transfer expires.
  private var nextDeadline = DispatchTime.distantFuture

  init(_ multi: OpaquePointer) { self.multi = multi }

  var isEmpty: Bool { running.isEmpty }

  mutating func add(_ number: Int, _ transfer: HTTPTransfer) {
    if transfer.isRefused { return }
    guard let handle = Self.begin(transfer, multi) else {
      return transfer.fail(.badURL, "libcurl cannot send such a request")
    }
    running[number] = Running(transfer: transfer, handle: handle)
    numbers[handle] = number
    nextDeadline = min(nextDeadline, transfer.deadline)
  }

  /// Stops a transfer, if it is running, without a report.
  mutating func remove(_ number: Int) {
    guard let stopped = running.removeValue(forKey: number) else { return }
    numbers[stopped.handle] = nil
    carob_curl_free(multi, stopped.handle)
  }

  /// Does the pending work, and reports the transfers that ended. If none did, waits until bytes arrive, a command
  /// comes or a transfer expires.
  mutating func run() {
    carob_curl_multi_perform(multi)
    var outcome = carob_curl_outcome()
    var hasEnded = false
    while let handle = carob_curl_next_ended(multi, &outcome) {
      hasEnded = true
      guard let number = numbers[handle], let transfer = running[number]?.transfer else { continue }
      let isMadeAgain = transfer.end(outcome)
      remove(number)
      if isMadeAgain { add(number, transfer) }
    }
    if nextDeadline <= .now() { expire() }
    if !hasEnded { carob_curl_multi_wait(multi, Self.milliseconds(until: nextDeadline)) }
  }

  /// - Complexity: O(transfers).
  private mutating func expire() {
    let now = DispatchTime.now()
    for (number, one) in running where one.transfer.deadline <= now {
      // A handshake receives bytes too, without a callback.
      let silence = carob_curl_silence(one.handle)
      if silence >= 0 {
        one.transfer.noteArrival(now - .milliseconds(Int(clamping: silence)))
        if one.transfer.deadline > now { continue }
      }
      remove(number)
      one.transfer.expire()
    }
    nextDeadline = running.values.map(\.transfer.deadline).min() ?? .distantFuture
  }

  private static func milliseconds(until time: DispatchTime) -> Int32 {
    let now = DispatchTime.now().uptimeNanoseconds
    if time.uptimeNanoseconds <= now { return 0 }
    let left = (time.uptimeNanoseconds - now) / 1_000_000 + 1
    // An idle loop wakes once a minute.
    return Int32(min(left, 60_000))
  }

  private static func begin(_ transfer: HTTPTransfer, _ multi: OpaquePointer) -> OpaquePointer? {
    // SAFETY: the context is the transfer, which outlives the handle: both are in `running` together.
    var callbacks = carob_curl_callbacks(
      context: Unmanaged.passUnretained(transfer).toOpaque(),
      received: { context, bytes, count in
        guard let context else { return false }
        return Unmanaged<HTTPTransfer>.fromOpaque(context)._withUnsafeGuaranteedRef {
          $0.receive(UnsafeRawBufferPointer(start: bytes, count: count))
        }
      },
      received_header_line: { context, isFirst, isLast in
        guard let context else { return }
        Unmanaged<HTTPTransfer>.fromOpaque(context)._withUnsafeGuaranteedRef {
          $0.receivedHeaderLine(isFirst: isFirst, isLast: isLast)
        }
      })
    let request = transfer.request
    // An empty body needs an address, too.
    let body = request.body.map { [UInt8]($0) + [0] }
    let lines = request.headers.fields.map(\.line)
    return withCStrings(lines) { headers in
      request.url.absoluteString.withCString { url in
        request.verb.rawValue.withCString { verb in
          (body ?? [0]).withUnsafeBytes { bytes in
            withCString(request.authorities?.file?.path) { file in
              withCString(request.authorities?.folder?.path) { folder in
                // SAFETY: the addresses are valid during the call, which copies what they point to.
                var sent = carob_curl_request(
                  url: url, verb: verb, headers: headers, body: bytes.baseAddress,
                  body_size: bytes.count - 1, has_body: body != nil, authority_file: file,
                  authority_folder: folder)
                return carob_curl_begin(multi, &sent, &callbacks)
              }
            }
          }
        }
      }
    }
  }
}

/// Calls `body` with a pointer to a C string that is valid during the call; null for nil.
private func withCString<Result>(
  _ text: String?, _ body: (UnsafePointer<CChar>?) -> Result
) -> Result {
  text?.withCString(body) ?? body(nil)
}

/// Calls `body` with a null-terminated list of C strings that are valid during the call.
private func withCStrings<Result>(
  _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
) -> Result {
  let copies = texts.map { strdup($0) }
  defer { copies.forEach { free($0) } }
  return (copies.map { UnsafePointer($0) } + [nil]).withUnsafeBufferPointer {
    body($0.baseAddress)
  }
}
