#if Isolation
import NIOCore

/// The files of the page, embedded in the program.
enum PageFiles {
  /// Responses share the bytes of a file.
  private static let files: [String: WebResponse] = [
    "/": file("text/html", PackageResources.page_html),
    "/page.css": file("text/css", PackageResources.page_css),
    "/inspector.css": file("text/css", PackageResources.inspector_css),
    "/alert.js": script(PackageResources.alert_js),
    "/drawing.js": script(PackageResources.drawing_js),
    "/gestures.js": script(PackageResources.gestures_js),
    "/look.js": script(PackageResources.look_js),
    "/page.js": script(PackageResources.page_js),
    "/connection.js": script(PackageResources.connection_js),
    "/model.js": script(PackageResources.model_js),
    "/element.js": script(PackageResources.element_js),
    "/geometry.js": script(PackageResources.geometry_js),
    "/scroller.js": script(PackageResources.scroller_js),
    "/list.js": script(PackageResources.list_js),
    "/grid.js": script(PackageResources.grid_js),
    "/row.js": script(PackageResources.row_js),
    "/controls.js": script(PackageResources.controls_js),
    "/section-index.js": script(PackageResources.section_index_js),
    "/views.js": script(PackageResources.views_js),
    "/inspector.js": script(PackageResources.inspector_js),
  ]

  private static func script(_ bytes: [UInt8]) -> WebResponse { file("text/javascript", bytes) }

  private static func file(_ type: String, _ bytes: [UInt8]) -> WebResponse {
    WebResponse(type: "\(type); charset=utf-8", ByteBuffer(bytes: bytes))
  }

  static let paths = Array(files.keys)

  static func response(_ path: String) -> WebResponse? {
    files[path]
  }
}
#endif
