/** Stores of other projects, run beside Stoa on the same machine and server. */
package dev.stoa.benchmarks.peers;
