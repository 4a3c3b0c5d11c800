/** The drill with poisoned texts: attacks on recall, and what of them is seen unmarked. */
@NullMarked
package dev.stoa.app.torture.poison;

import org.jspecify.annotations.NullMarked;
