/** Debates, measured. */
package dev.stoa.benchmarks.debate;
