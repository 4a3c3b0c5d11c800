/** Wiring of shared knowledge. */
@NullMarked
package dev.stoa.bootstrap.knowledge;

import org.jspecify.annotations.NullMarked;
