/** Wiring of evidence. */
@NullMarked
package dev.stoa.bootstrap.evidence;

import org.jspecify.annotations.NullMarked;
