/** The work queue, measured. */
package dev.stoa.benchmarks.agent;
