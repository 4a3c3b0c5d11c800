/** What finding the nearest of many vectors costs. */
package dev.stoa.benchmarks.vectors;
