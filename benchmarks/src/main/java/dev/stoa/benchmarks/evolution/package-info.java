/** Episodes and strategies. */
package dev.stoa.benchmarks.evolution;
