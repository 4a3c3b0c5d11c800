/**
 * Migrations for both engines, and the bindings of the column types that the engines store
 * differently.
 */
@NullMarked
package dev.stoa.schema;

import org.jspecify.annotations.NullMarked;
