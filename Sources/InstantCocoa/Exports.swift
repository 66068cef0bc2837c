// Who uses a controller of Instant Cocoa uses views, too; and programs that were written when this library had the views import
// nothing else.
@_exported import CarobUIKit
