/** Channels in memory, and the contracts of their ports. */
@NullMarked
package dev.stoa.testkit.channel;

import org.jspecify.annotations.NullMarked;
