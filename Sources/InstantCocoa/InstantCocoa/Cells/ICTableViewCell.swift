import CarobRuntime
import CarobUIKit

/// A cell in the subtitle style, whatever style it is made with.
@MainActor
open class ICTableViewCell: UITableViewCell {
  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: ICTableViewCell.self,
      "A table cell with a detail text beside its text. Set it as defaultCellClass, or register it for a class of models."
    ) { _ in }
  }

  open override var style: CellStyle { .subtitle }
}
