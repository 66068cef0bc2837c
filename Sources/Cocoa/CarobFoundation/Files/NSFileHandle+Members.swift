import CarobLibc
import CarobRuntime
import Foundation

/// Making file handles.
extension NSFileHandle {
  static func defineStandard(_ handle: ClassMembers<NSFileHandle>) {
    handle.classMethod("+ (NSFileHandle *)fileHandleWithStandardInput") { _ in standardInput }
    handle.classMethod("+ (NSFileHandle *)fileHandleWithStandardOutput") { _ in standardOutput }
    handle.classMethod("+ (NSFileHandle *)fileHandleWithStandardError") { _ in standardError }
    handle.classMethod("+ (NSFileHandle *)fileHandleWithNullDevice") { _ in null }
  }

  static func defineOpening(_ handle: ClassMembers<NSFileHandle>) {
    handle.classMethod("+ (nullable instancetype)fileHandleForReadingAtPath:(NSString *)path") {
      (cls, path: String?) in
      try opened(cls, path, O_RDONLY)
    }
    handle.classMethod("+ (nullable instancetype)fileHandleForWritingAtPath:(NSString *)path") {
      (cls, path: String?) in
      try opened(cls, path, O_WRONLY)
    }
    handle.classMethod("+ (nullable instancetype)fileHandleForUpdatingAtPath:(NSString *)path") {
      (cls, path: String?) in
      try opened(cls, path, O_RDWR)
    }
    handle.classMethod(
      "+ (nullable instancetype)fileHandleForReadingFromURL:(NSURL *)url error:(NSError **)error"
    ) { (cls, url: URL?, error: ObjectPointer) in
      try opened(cls, url, O_RDONLY, error)
    }
    handle.classMethod(
      "+ (nullable instancetype)fileHandleForWritingToURL:(NSURL *)url error:(NSError **)error"
    ) { (cls, url: URL?, error: ObjectPointer) in
      try opened(cls, url, O_WRONLY, error)
    }
    handle.classMethod(
      "+ (nullable instancetype)fileHandleForUpdatingURL:(NSURL *)url error:(NSError **)error"
    ) { (cls, url: URL?, error: ObjectPointer) in
      try opened(cls, url, O_RDWR, error)
    }
    handle.method("- (instancetype)initWithFileDescriptor:(int)descriptor") {
      (this, number: Int32) -> Object? in
      this.take(FileDescriptor(number: number), closesAtEnd: false)
      return this
    }
    handle.method(
      "- (instancetype)initWithFileDescriptor:(int)descriptor closeOnDealloc:(BOOL)closes"
    ) { (this, number: Int32, closes: Bool) -> Object? in
      this.take(FileDescriptor(number: number), closesAtEnd: closes)
      return this
    }
    handle.property("@property (readonly) int fileDescriptor") { $0.descriptor.number }
  }

  private static func opened(
    _ cls: ClassObject, _ path: String?, _ flags: Int32
  ) throws -> NSFileHandle? {
    guard let path, let file = try? FileDescriptor.open(path, flags) else { return nil }
    return try made(cls, file)
  }

  private static func opened(
    _ cls: ClassObject, _ url: URL?, _ flags: Int32, _ error: ObjectPointer
  ) throws -> NSFileHandle? {
    let file = error.catching {
      let url = try url.fileURL()
      guard url.isFileURL else {
        throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSURLErrorKey: url])
      }
      do throws(FileFailure) {
        return try FileDescriptor.open(url.path, flags)
      } catch {
        throw error.error(url)
      }
    }
    return try file.map { try made(cls, $0) }
  }

  private static func made(_ cls: ClassObject, _ file: FileDescriptor) throws -> NSFileHandle {
    guard let handle = try cls.instanceClass.makeInstance() as? NSFileHandle else {
      throw ObjectiveCException.inconsistency("\(cls.instanceClass) makes no file handles")
    }
    handle.take(file, closesAtEnd: true)
    return handle
  }
}

/// Reading, writing and places. Each has a method that raises an exception, and one that leaves an error.
extension NSFileHandle {
  static func defineReading(_ handle: ClassMembers<NSFileHandle>) {
    handle.property("@property (readonly, copy) NSData *availableData") {
      try $0.raising("availableData") { file throws(FileFailure) in try file.readAvailable() }
    }
    handle.method("- (NSData *)readDataToEndOfFile") {
      try $0.raising("readDataToEndOfFile") { file throws(FileFailure) in try file.read() }
    }
    handle.method("- (NSData *)readDataOfLength:(NSUInteger)length") { (this, length: UInt) in
      try this.raising("readDataOfLength:") { file throws(FileFailure) in
        try file.read(Int(clamping: length))
      }
    }
    handle.method("- (nullable NSData *)readDataToEndOfFileAndReturnError:(NSError **)error") {
      (this, error: ObjectPointer) in
      this.leaving(error) { file throws(FileFailure) in try file.read() }
    }
    handle.method(
      "- (nullable NSData *)readDataUpToLength:(NSUInteger)length error:(NSError **)error"
    ) { (this, length: UInt, error: ObjectPointer) in
      this.leaving(error) { file throws(FileFailure) in try file.read(Int(clamping: length)) }
    }
  }

  static func defineWriting(_ handle: ClassMembers<NSFileHandle>) {
    handle.method("- (void)writeData:(NSData *)data") { (this, data: DataBox?) in
      guard let data = data?.data else { return }
      try this.raising("writeData:") { file throws(FileFailure) in try file.write(data) }
    }
    handle.method("- (BOOL)writeData:(NSData *)data error:(NSError **)error") {
      (this, data: DataBox?, error: ObjectPointer) in
      guard let data = data?.data else { return true }
      return this.leaving(error) { file throws(FileFailure) in try file.write(data) } != nil
    }
    handle.method("- (void)synchronizeFile") {
      try $0.raising("synchronizeFile") { file throws(FileFailure) in try file.synchronize() }
    }
    handle.method("- (BOOL)synchronizeAndReturnError:(NSError **)error") {
      (this, error: ObjectPointer) in
      this.leaving(error) { file throws(FileFailure) in try file.synchronize() } != nil
    }
    handle.method("- (void)truncateFileAtOffset:(unsigned long long)offset") {
      (this, offset: UInt64) in
      try this.raising("truncateFileAtOffset:") { file throws(FileFailure) in
        try file.truncate(offset)
      }
    }
    handle.method("- (BOOL)truncateAtOffset:(unsigned long long)offset error:(NSError **)error") {
      (this, offset: UInt64, error: ObjectPointer) in
      this.leaving(error) { file throws(FileFailure) in try file.truncate(offset) } != nil
    }
  }

  static func definePlaces(_ handle: ClassMembers<NSFileHandle>) {
    handle.property("@property (readonly) unsigned long long offsetInFile") {
      try $0.raising("offsetInFile") { file throws(FileFailure) in
        try file.seek(0, from: SEEK_CUR)
      }
    }
    handle.method("- (unsigned long long)seekToEndOfFile") {
      try $0.raising("seekToEndOfFile") { file throws(FileFailure) in
        try file.seek(0, from: SEEK_END)
      }
    }
    handle.method("- (void)seekToFileOffset:(unsigned long long)offset") {
      (this, offset: UInt64) in
      _ = try this.raising("seekToFileOffset:") { file throws(FileFailure) in
        try file.seek(offset)
      }
    }
    handle.method("- (BOOL)getOffset:(unsigned long long *)offset error:(NSError **)error") {
      (this, place: Pointer, error: ObjectPointer) in
      this.leave(place, error) { file throws(FileFailure) in try file.seek(0, from: SEEK_CUR) }
    }
    handle.method(
      """
      - (BOOL)seekToEndReturningOffset:(nullable unsigned long long *)offset \
      error:(NSError **)error
      """
    ) { (this, place: Pointer, error: ObjectPointer) in
      this.leave(place, error) { file throws(FileFailure) in try file.seek(0, from: SEEK_END) }
    }
    handle.method("- (BOOL)seekToOffset:(unsigned long long)offset error:(NSError **)error") {
      (this, offset: UInt64, error: ObjectPointer) in
      this.leaving(error) { file throws(FileFailure) in try file.seek(offset) } != nil
    }
  }

  static func defineClosing(_ handle: ClassMembers<NSFileHandle>) {
    handle.method("- (void)closeFile") { this in
      try this.raising("closeFile") { _ throws(FileFailure) in try this.close() }
    }
    handle.method("- (BOOL)closeAndReturnError:(NSError **)error") {
      (this, error: ObjectPointer) in
      this.leaving(error) { _ throws(FileFailure) in try this.close() } != nil
    }
  }

  private typealias Call<Result> = (FileDescriptor) throws(FileFailure) -> Result

  /// Calls the system for a method that raises exceptions.
  private func raising<Result>(_ method: String, _ body: Call<Result>) throws -> Result {
    do throws(FileFailure) {
      return try body(descriptor)
    } catch {
      throw error.exception(of: method)
    }
  }

  /// Calls the system for a method that leaves an error.
  ///
  /// - Returns: nil when it failed.
  private func leaving<Result>(_ error: ObjectPointer, _ body: Call<Result>) -> Result? {
    error.catching {
      do throws(FileFailure) {
        return try body(descriptor)
      } catch {
        throw error.error()
      }
    }
  }

  /// Leaves a place, or an error.
  private func leave(_ place: Pointer, _ error: ObjectPointer, _ body: Call<UInt64>) -> Bool {
    guard let offset = leaving(error, body) else { return false }
    // SAFETY: the method's contract is the address of an `unsigned long long`, or null.
    place.address?.storeBytes(of: offset, as: UInt64.self)
    return true
  }
}
