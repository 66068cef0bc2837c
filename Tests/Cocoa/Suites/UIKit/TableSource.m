#import "TableSource.h"

@implementation TableSource

- (instancetype)initWithSections:(NSArray<NSArray<NSString *> *> *)sections {
  if ((self = [super init])) {
    _sections = [NSMutableArray array];
    for (NSArray *section in sections) [_sections addObject:[section mutableCopy]];
    _told = [NSMutableArray array];
    _style = UITableViewCellEditingStyleDelete;
  }
  return self;
}

- (NSString *)textAtIndexPath:(NSIndexPath *)path {
  return self.sections[path.section][path.row];
}

- (void)note:(NSString *)what at:(NSIndexPath *)path {
  [self.told addObject:[NSString stringWithFormat:@"%@ %ld.%ld", what, (long)path.section, (long)path.row]];
}

#pragma mark - Rows

- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView {
  return self.sections.count;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return self.sections[section].count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
  UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"row" forIndexPath:path];
  cell.textLabel.text = [self textAtIndexPath:path];
  return cell;
}

- (NSArray<NSString *> *)sectionIndexTitlesForTableView:(UITableView *)tableView {
  return self.index;
}

- (NSInteger)tableView:(UITableView *)tableView sectionForSectionIndexTitle:(NSString *)title atIndex:(NSInteger)index {
  return self.sections.count - 1 - index;
}

#pragma mark - Editing

- (BOOL)tableView:(UITableView *)tableView canEditRowAtIndexPath:(NSIndexPath *)path {
  self.questions++;
  return ![[self textAtIndexPath:path] isEqualToString:self.fixed];
}

- (UITableViewCellEditingStyle)tableView:(UITableView *)tableView editingStyleForRowAtIndexPath:(NSIndexPath *)path {
  self.questions++;
  return self.style;
}

- (void)tableView:(UITableView *)tableView willBeginEditingRowAtIndexPath:(NSIndexPath *)path {
  [self note:@"begin" at:path];
}

- (void)tableView:(UITableView *)tableView didEndEditingRowAtIndexPath:(NSIndexPath *)path {
  [self note:@"end" at:path];
}

- (NSString *)tableView:(UITableView *)tableView titleForDeleteConfirmationButtonForRowAtIndexPath:(NSIndexPath *)path {
  return @"Remove";
}

- (void)tableView:(UITableView *)tableView
    commitEditingStyle:(UITableViewCellEditingStyle)style
     forRowAtIndexPath:(NSIndexPath *)path {
  if (self.raises) [NSException raise:@"Unsaved" format:@"row %ld", (long)path.row];
  if (style == UITableViewCellEditingStyleDelete) {
    UITableViewCell *cell = [tableView cellForRowAtIndexPath:path];
    [self note:cell.showingDeleteConfirmation ? @"swiped" : @"delete" at:path];
    [self.sections[path.section] removeObjectAtIndex:path.row];
    [tableView deleteRowsAtIndexPaths:@[ path ] withRowAnimation:UITableViewRowAnimationAutomatic];
  } else {
    [self note:@"insert" at:path];
    [self.sections[path.section] insertObject:@"new" atIndex:path.row];
    [tableView insertRowsAtIndexPaths:@[ path ] withRowAnimation:UITableViewRowAnimationAutomatic];
  }
}

#pragma mark - Moving

- (BOOL)tableView:(UITableView *)tableView canMoveRowAtIndexPath:(NSIndexPath *)path {
  return ![[self textAtIndexPath:path] isEqualToString:self.fixed];
}

- (NSIndexPath *)tableView:(UITableView *)tableView
    targetIndexPathForMoveFromRowAtIndexPath:(NSIndexPath *)path
                         toProposedIndexPath:(NSIndexPath *)proposal {
  if (proposal.section == path.section) return proposal;
  return [NSIndexPath indexPathForRow:0 inSection:path.section];
}

- (void)tableView:(UITableView *)tableView
    moveRowAtIndexPath:(NSIndexPath *)path
           toIndexPath:(NSIndexPath *)destination {
  [self note:@"move" at:destination];
  NSString *text = [self textAtIndexPath:path];
  [self.sections[path.section] removeObjectAtIndex:path.row];
  [self.sections[destination.section] insertObject:text atIndex:destination.row];
}

#pragma mark - Taps

- (BOOL)tableView:(UITableView *)tableView shouldHighlightRowAtIndexPath:(NSIndexPath *)path {
  return ![[self textAtIndexPath:path] isEqualToString:@"dull"];
}

- (void)tableView:(UITableView *)tableView didHighlightRowAtIndexPath:(NSIndexPath *)path {
  [self note:@"highlight" at:path];
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)path {
  [self note:@"select" at:path];
}

- (void)tableView:(UITableView *)tableView accessoryButtonTappedForRowWithIndexPath:(NSIndexPath *)path {
  [self note:@"accessory" at:path];
}

- (NSInteger)tableView:(UITableView *)tableView indentationLevelForRowAtIndexPath:(NSIndexPath *)path {
  return path.section;
}

#pragma mark - Prefetching

- (void)tableView:(UITableView *)tableView prefetchRowsAtIndexPaths:(NSArray<NSIndexPath *> *)paths {
  for (NSIndexPath *path in paths) [self note:@"prefetch" at:path];
}

@end

@implementation TableSource (Table)

- (UITableView *)shownTable {
  UITableView *table = [[UITableView alloc] initWithFrame:CGRectMake(0, 0, 320, 200) style:UITableViewStylePlain];
  [table registerClass:[UITableViewCell class] forCellReuseIdentifier:@"row"];
  table.dataSource = self;
  table.delegate = self;
  [[UIApplication sharedApplication].keyWindow addSubview:table];
  [table layoutIfNeeded];
  return table;
}

@end
