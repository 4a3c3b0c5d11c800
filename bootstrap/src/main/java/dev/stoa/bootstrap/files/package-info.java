/** Wiring of memory files. */
@NullMarked
package dev.stoa.bootstrap.files;

import org.jspecify.annotations.NullMarked;
