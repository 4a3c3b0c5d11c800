/** The demo of evidence. */
@NullMarked
package dev.stoa.app.evidence;

import org.jspecify.annotations.NullMarked;
