// The views and controllers were part of this library once. Programs that import it have them as before, and a controller of
// Instant Cocoa is of little use without the view controllers below it.
@_exported import CarobUIKit
