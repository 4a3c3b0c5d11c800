/**
 * Migrations for both engines, and the bindings of the column types that the engines store
 * differently.
 */
package dev.stoa.schema;
