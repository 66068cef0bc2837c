#import "XYListViewController.h" /*each*/
#import "XYItem.h"
#import "XYItemViewController.h" /*end*/

@implementation XYListViewController

/* The host calls this initializer with a data source for the data. */
- (instancetype)initWithDataSource:(id<ICDataSource>)dataSource {
    self = [super initWithDataSource:dataSource];
    if (!self) return nil;

    self.title = @"Template";
    self.defaultCellClass = [ICTableViewCell class];
    return self;
} /*each*/

/* Sent for each row that is a XYItem; the selector has the model's name without its prefix. */
- (void)configureCell:(ICTableViewCell *)cell withItem:(XYItem *)item {
    cell.textLabel.text = item.name;
    cell.detailTextLabel.text = item.summary;
}

/* Sent when such a row is selected. */
- (void)tableView:(UITableView *)tableView didSelectItem:(XYItem *)item {
    XYItemViewController *screen = [[XYItemViewController alloc] initWithItem:item];
    [self.navigationController pushViewController:screen animated:YES];
} /*end*/

@end
