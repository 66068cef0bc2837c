#import "XYItemViewController.h"
#import "XYField.h"
#import "XYItem.h"

@implementation XYItemViewController

- (instancetype)initWithItem:(XYItem *)item {
    self = [super initWithObjects:@[ /*plain*/
        [XYField fieldWithLabel:@"Name" value:item.name],
        [XYField fieldWithLabel:@"Summary" value:item.summary], /*rows*/
        [XYField fieldWithLabel:@"Summary" ofValue:item.summary], /*end*/
    ]];
    if (!self) return nil;

    self.title = item.name;
    self.defaultCellClass = [ICTableViewCell class];
    return self;
}

- (void)configureCell:(ICTableViewCell *)cell withField:(XYField *)field {
    cell.textLabel.text = field.label;
    cell.detailTextLabel.text = field.value;
}

@end
