/** Contracts of evidence. */
@NullMarked
package dev.stoa.testkit.evidence;

import org.jspecify.annotations.NullMarked;
