/** The audit trail's wiring, its commands and its chapter of the demo. */
package dev.stoa.bootstrap.audit;
