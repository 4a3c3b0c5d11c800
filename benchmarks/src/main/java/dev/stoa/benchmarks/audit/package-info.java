/** The audit trail, measured. */
package dev.stoa.benchmarks.audit;
