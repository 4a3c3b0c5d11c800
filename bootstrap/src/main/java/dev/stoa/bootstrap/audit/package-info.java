/** Wiring of the audit trail. */
@NullMarked
package dev.stoa.bootstrap.audit;

import org.jspecify.annotations.NullMarked;
