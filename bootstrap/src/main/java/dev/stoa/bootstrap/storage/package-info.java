/** Wiring of the workspace itself. */
package dev.stoa.bootstrap.storage;
