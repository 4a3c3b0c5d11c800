/** Channels in memory, and the contracts of their ports. */
package dev.stoa.testkit.channel;
