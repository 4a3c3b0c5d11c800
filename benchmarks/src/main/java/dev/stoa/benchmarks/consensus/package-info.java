/** Conclusions, measured. */
package dev.stoa.benchmarks.consensus;
