package dev.stoa.schema;

import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * What both engines must agree on about one table, in plain words so that a difference reads well.
 *
 * @param checks by column what it accepts, and the conditions over several columns
 */
record TableShape(
    SortedMap<String, String> columns,
    List<String> primaryKey,
    SortedSet<String> uniqueKeys,
    SortedMap<String, String> foreignKeys,
    SortedMap<String, String> indexes,
    SortedMap<String, String> checks) {}
