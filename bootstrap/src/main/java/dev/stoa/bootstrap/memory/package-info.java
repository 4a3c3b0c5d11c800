/** Tiered memory: its wiring, its commands and its chapter of the demo. */
package dev.stoa.bootstrap.memory;
