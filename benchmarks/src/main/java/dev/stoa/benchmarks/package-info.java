/** Ours beside hand-written JDBC doing the same work, in the same run. */
package dev.stoa.benchmarks;
