/** Wiring of imports from other systems. */
@NullMarked
package dev.stoa.bootstrap.imports;

import org.jspecify.annotations.NullMarked;
