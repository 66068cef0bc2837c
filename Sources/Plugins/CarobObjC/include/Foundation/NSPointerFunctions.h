/* How NSMapTable, NSHashTable and NSPointerArray hold their pointers, and functions of C for tables. */
#pragma once

#import <Foundation/NSObjCRuntime.h>

@class NSArray, NSHashTable, NSMapTable, NSString;

/* One of the memories, one of the personalities, and perhaps CopyIn. Pointers whose personality is not that of objects are held as
 * they are; with MallocMemory they are freed by free(). */
typedef NS_OPTIONS(NSUInteger, NSPointerFunctionsOptions) {
  NSPointerFunctionsStrongMemory = 0,
  NSPointerFunctionsZeroingWeakMemory = 1,
  NSPointerFunctionsOpaqueMemory = 2,
  NSPointerFunctionsMallocMemory = 3,
  NSPointerFunctionsMachVirtualMemory = 4,
  NSPointerFunctionsWeakMemory = 5,
  NSPointerFunctionsObjectPersonality = 0,
  NSPointerFunctionsOpaquePersonality = 1 << 8,
  NSPointerFunctionsObjectPointerPersonality = 2 << 8,
  NSPointerFunctionsCStringPersonality = 3 << 8,
  NSPointerFunctionsStructPersonality = 4 << 8,
  NSPointerFunctionsIntegerPersonality = 5 << 8,
  NSPointerFunctionsCopyIn = 1 << 16,
};

typedef NSUInteger NSMapTableOptions;
enum : NSUInteger {
  NSMapTableStrongMemory = 0,
  NSMapTableZeroingWeakMemory = 1,
  NSMapTableCopyIn = 1 << 16,
  NSMapTableObjectPointerPersonality = 2 << 8,
  NSMapTableWeakMemory = 5,
};

typedef NSUInteger NSHashTableOptions;
enum : NSUInteger {
  NSHashTableStrongMemory = 0,
  NSHashTableZeroingWeakMemory = 1,
  NSHashTableCopyIn = 1 << 16,
  NSHashTableObjectPointerPersonality = 2 << 8,
  NSHashTableWeakMemory = 5,
};

/* A loop over a table as it was when the loop began. */
typedef struct {
  NSUInteger carob_index;
  NSUInteger carob_count;
  void **carob_keys;
  void **carob_values;
} NSMapEnumerator;
typedef NSMapEnumerator NSHashEnumerator;

/* Null for a key that is not there. NSMapInsertKnownAbsent raises NSInvalidArgumentException for one that is, and
 * NSMapInsertIfAbsent returns its value then. */
FOUNDATION_EXPORT void *NSMapGet(NSMapTable *table, const void *key);
FOUNDATION_EXPORT BOOL NSMapMember(
    NSMapTable *table, const void *key, void **originalKey, void **value);
FOUNDATION_EXPORT void NSMapInsert(NSMapTable *table, const void *key, const void *value);
FOUNDATION_EXPORT void NSMapInsertKnownAbsent(
    NSMapTable *table, const void *key, const void *value);
FOUNDATION_EXPORT void *NSMapInsertIfAbsent(NSMapTable *table, const void *key, const void *value);
FOUNDATION_EXPORT void NSMapRemove(NSMapTable *table, const void *key);
FOUNDATION_EXPORT NSUInteger NSCountMapTable(NSMapTable *table);
FOUNDATION_EXPORT void NSResetMapTable(NSMapTable *table);
FOUNDATION_EXPORT NSArray *NSAllMapTableKeys(NSMapTable *table);
FOUNDATION_EXPORT NSArray *NSAllMapTableValues(NSMapTable *table);
FOUNDATION_EXPORT BOOL NSCompareMapTables(NSMapTable *first, NSMapTable *second);
FOUNDATION_EXPORT NSMapEnumerator NSEnumerateMapTable(NSMapTable *table);
FOUNDATION_EXPORT BOOL NSNextMapEnumeratorPair(
    NSMapEnumerator *enumerator, void **key, void **value);
FOUNDATION_EXPORT void NSEndMapTableEnumeration(NSMapEnumerator *enumerator);

FOUNDATION_EXPORT void *NSHashGet(NSHashTable *table, const void *pointer);
FOUNDATION_EXPORT void NSHashInsert(NSHashTable *table, const void *pointer);
FOUNDATION_EXPORT void NSHashInsertKnownAbsent(NSHashTable *table, const void *pointer);
FOUNDATION_EXPORT void *NSHashInsertIfAbsent(NSHashTable *table, const void *pointer);
FOUNDATION_EXPORT void NSHashRemove(NSHashTable *table, const void *pointer);
FOUNDATION_EXPORT NSUInteger NSCountHashTable(NSHashTable *table);
FOUNDATION_EXPORT void NSResetHashTable(NSHashTable *table);
FOUNDATION_EXPORT NSArray *NSAllHashTableObjects(NSHashTable *table);
FOUNDATION_EXPORT BOOL NSCompareHashTables(NSHashTable *first, NSHashTable *second);
FOUNDATION_EXPORT NSHashEnumerator NSEnumerateHashTable(NSHashTable *table);
FOUNDATION_EXPORT void *NSNextHashEnumeratorItem(NSHashEnumerator *enumerator);
FOUNDATION_EXPORT void NSEndHashTableEnumeration(NSHashEnumerator *enumerator);

#import <Foundation/Foundation.h>
