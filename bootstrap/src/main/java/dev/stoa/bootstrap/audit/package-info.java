/** The audit trail's wiring, its commands and its section of the demo. */
@NullMarked
package dev.stoa.bootstrap.audit;

import org.jspecify.annotations.NullMarked;
