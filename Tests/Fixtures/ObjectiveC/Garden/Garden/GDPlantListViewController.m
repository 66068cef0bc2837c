#import "GDPlantListViewController.h"
#import "GDGarden.h"
#import "GDNewPlantViewController.h"
#import "GDPlantCell.h"
#import "GDPlantViewController.h"
#import "GDStatisticsViewController.h"

static NSString *const GDCellIdentifier = @"Plant";

@interface GDPlantListViewController () <UISearchBarDelegate, UIAlertViewDelegate, GDGardenDelegate, GDNewPlantViewControllerDelegate>

@property (nonatomic, strong) GDGarden *garden;
@property (nonatomic, copy) NSArray<GDPlant *> *found;
@property (nonatomic, strong) id<NSObject> changes;

@end

@implementation GDPlantListViewController

- (instancetype)initWithGarden:(GDGarden *)garden {
    self = [super initWithStyle:UITableViewStylePlain];
    if (!self) return nil;

    _garden = garden;
    _garden.delegate = self;
    self.title = NSLocalizedString(@"Plants", nil);
    self.tabBarItem = [[UITabBarItem alloc] initWithTitle:self.title image:[UIImage imageNamed:@"plants"] tag:0];

    return self;
}

- (void)dealloc {
    [[NSNotificationCenter defaultCenter] removeObserver:self.changes];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.tableView registerClass:[GDPlantCell class] forCellReuseIdentifier:GDCellIdentifier];
    UISearchBar *searchBar = [[UISearchBar alloc] initWithFrame:CGRectMake(0, 0, CGRectGetWidth(self.tableView.bounds), 44)];
    searchBar.delegate = self;
    searchBar.placeholder = @"Name or bed";
    searchBar.autocapitalizationType = UITextAutocapitalizationTypeNone;
    self.tableView.tableHeaderView = searchBar;
    self.tableView.tableFooterView = [UIView new];
    self.tableView.separatorInset = UIEdgeInsetsMake(0, 15, 0, 0);
    self.tableView.keyboardDismissMode = UIScrollViewKeyboardDismissModeOnDrag;
    self.refreshControl = [[UIRefreshControl alloc] init];
    [self.refreshControl addTarget:self action:@selector(reload) forControlEvents:UIControlEventValueChanged];

    self.navigationItem.leftBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Statistics"
                                                                            style:UIBarButtonItemStylePlain
                                                                           target:self
                                                                           action:@selector(showStatistics)];
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd
                                                                                          target:self
                                                                                          action:@selector(add:)];
    __weak typeof(self) weakSelf = self;
    self.changes = [[NSNotificationCenter defaultCenter] addObserverForName:GDPlantDidChangeNotification
                                                                     object:nil
                                                                      queue:[NSOperationQueue mainQueue]
                                                                 usingBlock:^(NSNotification *notification) {
                                                                     [weakSelf.tableView reloadData];
                                                                 }];
    [self reload];
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    NSIndexPath *selected = self.tableView.indexPathForSelectedRow;
    if (selected) [self.tableView deselectRowAtIndexPath:selected animated:animated];
}

- (void)reload {
    NSString *path = [[NSUserDefaults standardUserDefaults] stringForKey:@"GDPlants"]
        ?: [[NSBundle bundleForClass:[self class]] pathForResource:@"plants" ofType:@"json"];
    NSData *data = [NSData dataWithContentsOfFile:path] ?: [NSData data];
    [self.garden loadFromData:data completion:^(NSArray<GDPlant *> *plants, NSError *error) {
        [self.refreshControl endRefreshing];
        if (!error) return;
        [[[UIAlertView alloc] initWithTitle:@"No plants"
                                    message:@"The file of plants cannot be read"
                                   delegate:self
                          cancelButtonTitle:@"OK"
                          otherButtonTitles:@"Try again", nil] show];
    }];
}

- (void)alertView:(UIAlertView *)alertView clickedButtonAtIndex:(NSInteger)buttonIndex {
    if (buttonIndex != alertView.cancelButtonIndex) [self performSelector:@selector(reload) withObject:nil afterDelay:0];
}

- (void)gardenDidReload:(GDGarden *)garden {
    if (self.isViewLoaded) [self.tableView reloadData];
}

#pragma mark - Table view

- (NSArray<GDPlant *> *)plantsInSection:(NSInteger)section {
    return self.found ?: [self.garden plantsInSection:section];
}

- (GDPlant *)plantAtIndexPath:(NSIndexPath *)indexPath {
    return [self plantsInSection:indexPath.section][indexPath.row];
}

- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView {
    return self.found ? 1 : self.garden.sectionTitles.count;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [self plantsInSection:section].count;
}

- (NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section {
    return self.found ? nil : self.garden.sectionTitles[section];
}

- (NSArray *)sectionIndexTitlesForTableView:(UITableView *)tableView {
    return self.found ? nil : self.garden.sectionTitles;
}

- (NSInteger)tableView:(UITableView *)tableView sectionForSectionIndexTitle:(NSString *)title atIndex:(NSInteger)index {
    return index;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    GDPlantCell *cell = [tableView dequeueReusableCellWithIdentifier:GDCellIdentifier forIndexPath:indexPath];
    cell.plant = [self plantAtIndexPath:indexPath];
    return cell;
}

- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath {
    return [GDPlantCell heightForPlant:[self plantAtIndexPath:indexPath] width:CGRectGetWidth(tableView.bounds) - 100];
}

- (BOOL)tableView:(UITableView *)tableView canEditRowAtIndexPath:(NSIndexPath *)indexPath {
    return YES;
}

- (void)tableView:(UITableView *)tableView
    commitEditingStyle:(UITableViewCellEditingStyle)editingStyle
     forRowAtIndexPath:(NSIndexPath *)indexPath {
    if (editingStyle != UITableViewCellEditingStyleDelete) return;
    NSUInteger sections = self.garden.sectionTitles.count;
    self.garden.delegate = nil;
    [self.garden removePlant:[self plantAtIndexPath:indexPath]];
    self.garden.delegate = self;
    [tableView beginUpdates];
    if (self.garden.sectionTitles.count < sections) {
        [tableView deleteSections:[NSIndexSet indexSetWithIndex:indexPath.section]
                 withRowAnimation:UITableViewRowAnimationFade];
    } else {
        [tableView deleteRowsAtIndexPaths:@[ indexPath ] withRowAnimation:UITableViewRowAnimationAutomatic];
    }
    [tableView endUpdates];
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    GDPlant *plant = [self plantAtIndexPath:indexPath];
    [self.navigationController pushViewController:[[GDPlantViewController alloc] initWithPlant:plant] animated:YES];
}

#pragma mark - Search

- (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)searchText {
    self.found = searchText.length ? [self.garden plantsMatching:searchText] : nil;
    [self.tableView reloadData];
}

- (void)searchBarCancelButtonClicked:(UISearchBar *)searchBar {
    searchBar.text = nil;
    [searchBar resignFirstResponder];
    [self searchBar:searchBar textDidChange:@""];
}

#pragma mark - Actions

- (void)showStatistics {
    GDStatisticsViewController *statistics = [[GDStatisticsViewController alloc] initWithHeights:self.garden.heightsByBed];
    [self.navigationController pushViewController:statistics animated:YES];
}

- (IBAction)add:(id)sender {
    GDNewPlantViewController *form = [[GDNewPlantViewController alloc] init];
    form.delegate = self;
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:form];
    navigation.modalPresentationStyle = UIModalPresentationFormSheet;
    [self presentViewController:navigation animated:YES completion:nil];
}

- (void)newPlantViewController:(GDNewPlantViewController *)controller didFinishWithPlant:(GDPlant *)plant {
    [controller dismissViewControllerAnimated:YES completion:nil];
    if (plant) [self.garden addPlant:plant];
}

@end
