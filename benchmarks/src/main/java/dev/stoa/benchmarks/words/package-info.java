/** The index of words over real sentences: what questions and writes of a text cost. */
package dev.stoa.benchmarks.words;
