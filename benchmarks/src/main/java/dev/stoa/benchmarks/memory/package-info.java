/** What memory costs, beside the same by hand. */
package dev.stoa.benchmarks.memory;
