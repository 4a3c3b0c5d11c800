/** Wiring and commands of channels. */
package dev.stoa.bootstrap.channel;
