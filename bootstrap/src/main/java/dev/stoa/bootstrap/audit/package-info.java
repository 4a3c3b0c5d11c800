/** Wiring of the audit trail. */
package dev.stoa.bootstrap.audit;
