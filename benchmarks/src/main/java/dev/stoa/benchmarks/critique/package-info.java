/** Critiques, measured. */
package dev.stoa.benchmarks.critique;
