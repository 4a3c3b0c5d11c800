/** Wiring of corrections. */
@NullMarked
package dev.stoa.bootstrap.correction;

import org.jspecify.annotations.NullMarked;
