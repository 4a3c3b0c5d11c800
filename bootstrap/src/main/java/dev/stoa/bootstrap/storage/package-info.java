/** Wiring of the workspace itself. */
@NullMarked
package dev.stoa.bootstrap.storage;

import org.jspecify.annotations.NullMarked;
