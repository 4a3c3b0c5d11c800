/** The audit chain in memory, and the contracts of its ports. */
package dev.stoa.testkit.audit;
