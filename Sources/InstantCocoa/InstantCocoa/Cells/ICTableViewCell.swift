import CarobRuntime
import CarobUIKit

/// A cell that has the subtitle style whatever style is asked for.
@MainActor
open class ICTableViewCell: UITableViewCell {
  open override var style: CellStyle { .subtitle }
}
