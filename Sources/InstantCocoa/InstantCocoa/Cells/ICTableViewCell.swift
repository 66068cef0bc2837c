import CarobRuntime
import CarobUIKit

/// A cell in the subtitle style, whatever style it is made with.
@MainActor
open class ICTableViewCell: UITableViewCell {
  open override var style: CellStyle { .subtitle }
}
