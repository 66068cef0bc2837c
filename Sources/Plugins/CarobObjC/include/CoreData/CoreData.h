/* Carob does not have this framework. Programs that need no more than names of it compile. */
#pragma once

#import <Foundation/Foundation.h>

#pragma message("CoreData is not offered: Carob has no more than names of it")

@class NSAttributeDescription, NSEntityDescription, NSFetchRequest, NSFetchedResultsController,
  NSManagedObject, NSManagedObjectContext, NSManagedObjectID, NSManagedObjectModel,
  NSPersistentContainer, NSPersistentStore, NSPersistentStoreCoordinator, NSPropertyDescription,
  NSRelationshipDescription;
@protocol NSFetchedResultsControllerDelegate <NSObject>
@end
