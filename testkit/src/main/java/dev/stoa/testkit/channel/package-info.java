/** Contracts of channels. */
@NullMarked
package dev.stoa.testkit.channel;

import org.jspecify.annotations.NullMarked;
