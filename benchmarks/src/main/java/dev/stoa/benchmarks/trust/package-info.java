/** Origins, lineage and quarantine, measured. */
package dev.stoa.benchmarks.trust;
