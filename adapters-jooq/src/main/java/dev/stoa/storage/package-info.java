/**
 * Opens a workspace on either engine: its place, settings, schema and the transactions it joins.
 */
@NullMarked
package dev.stoa.storage;

import org.jspecify.annotations.NullMarked;
