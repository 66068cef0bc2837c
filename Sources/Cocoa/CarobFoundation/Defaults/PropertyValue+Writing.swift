import Foundation

extension PropertyValue {
  /// The value as a property list: XML, or the binary format for dates with parts of a second, which XML drops.
  ///
  /// Both are written here, since Foundation refuses arrays when it is linked statically.
  var data: Data {
    hasFractionOfSecond ? BinaryPropertyListWriter.data(of: self) : Data(xml.utf8)
  }

  var xml: String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    write(to: &text, indentation: "")
    return text + "</plist>\n"
  }

  private func write(to text: inout String, indentation: String) {
    func element(_ name: String, _ content: String) -> String { "<\(name)>\(content)</\(name)>" }
    let line: String
    switch self {
    case .string(let value): line = element("string", value.escapedForXML(quotes: false))
    case .signed(let value): line = element("integer", "\(value)")
    case .unsigned(let value): line = element("integer", "\(value)")
    case .floating(let value): line = element("real", "\(value)")
    case .bool(let value): line = value ? "<true/>" : "<false/>"
    case .date(let value): line = element("date", value.formatted(.iso8601))
    case .data(let value): line = element("data", value.base64EncodedString())
    case .array(let values):
      text += indentation + "<array>\n"
      for value in values { value.write(to: &text, indentation: indentation + "\t") }
      line = "</array>"
    case .dictionary(let entries):
      text += indentation + "<dict>\n"
      for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
        text += "\(indentation)\t\(element("key", key.escapedForXML(quotes: false)))\n"
        value.write(to: &text, indentation: indentation + "\t")
      }
      line = "</dict>"
    }
    text += indentation + line + "\n"
  }
}
