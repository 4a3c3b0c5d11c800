/** Wiring of channels and hand-offs. */
@NullMarked
package dev.stoa.bootstrap.channel;

import org.jspecify.annotations.NullMarked;
