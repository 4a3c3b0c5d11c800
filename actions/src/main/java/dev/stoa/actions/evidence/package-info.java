/** What callers may ask of evidence. */
@NullMarked
package dev.stoa.actions.evidence;

import org.jspecify.annotations.NullMarked;
