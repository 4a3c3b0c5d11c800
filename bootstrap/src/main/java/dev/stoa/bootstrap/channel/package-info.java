/** Wiring of channels. */
package dev.stoa.bootstrap.channel;
