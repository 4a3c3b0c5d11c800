/** Wiring and commands of channels. */
@NullMarked
package dev.stoa.bootstrap.channel;

import org.jspecify.annotations.NullMarked;
