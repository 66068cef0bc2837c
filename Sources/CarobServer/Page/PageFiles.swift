#if Isolation
import NIOCore

/// The files of the page, which are inside of the program.
enum PageFiles {
  private static let files: [String: (type: String, bytes: [UInt8])] = [
    "/": ("text/html; charset=utf-8", PackageResources.page_html),
    "/page.css": ("text/css; charset=utf-8", PackageResources.page_css),
    "/inspector.css": ("text/css; charset=utf-8", PackageResources.inspector_css),
    "/page.js": script(PackageResources.page_js),
    "/connection.js": script(PackageResources.connection_js),
    "/model.js": script(PackageResources.model_js),
    "/element.js": script(PackageResources.element_js),
    "/geometry.js": script(PackageResources.geometry_js),
    "/scroller.js": script(PackageResources.scroller_js),
    "/list.js": script(PackageResources.list_js),
    "/grid.js": script(PackageResources.grid_js),
    "/row.js": script(PackageResources.row_js),
    "/views.js": script(PackageResources.views_js),
    "/inspector.js": script(PackageResources.inspector_js),
  ]

  private static func script(_ bytes: [UInt8]) -> (type: String, bytes: [UInt8]) {
    ("text/javascript; charset=utf-8", bytes)
  }

  /// The paths that there are.
  static let paths = Array(files.keys)

  /// What a path has.
  static func response(_ path: String) -> WebResponse? {
    files[path].map { WebResponse(type: $0.type, ByteBuffer(bytes: $0.bytes)) }
  }
}
#endif
