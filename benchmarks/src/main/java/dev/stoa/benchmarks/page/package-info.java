/** The page that a run writes. */
package dev.stoa.benchmarks.page;
