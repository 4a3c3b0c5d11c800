/** Channels, measured. */
package dev.stoa.benchmarks.channel;
