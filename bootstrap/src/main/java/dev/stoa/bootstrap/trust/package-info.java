/** Wiring of origins and trust. */
@NullMarked
package dev.stoa.bootstrap.trust;

import org.jspecify.annotations.NullMarked;
