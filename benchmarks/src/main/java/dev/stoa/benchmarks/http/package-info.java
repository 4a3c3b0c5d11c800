/** What HTTP costs, beside the same calls in the process. */
package dev.stoa.benchmarks.http;
