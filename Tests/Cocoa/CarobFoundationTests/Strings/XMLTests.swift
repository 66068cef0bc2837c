import CarobFoundation
import Testing

@Suite("Text for XML")
struct XMLTests {
  @Test(arguments: [
    ("", ""), ("a < b && c > \"d\"", "a &lt; b &amp;&amp; c &gt; &quot;d&quot;"),
    ("<\u{301}b", "&lt;\u{301}b"),
  ])
  func signsOfMarkupAreEscaped(_ text: String, _ escaped: String) {
    #expect(text.escapedForXML() == escaped)
  }

  @Test func quotationMarksStayIfTheyMay() {
    #expect("\"&\"".escapedForXML(quotes: false) == "\"&amp;\"")
  }
}
