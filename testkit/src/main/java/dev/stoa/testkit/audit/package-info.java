/** The audit chain in memory, and the contracts of its ports. */
@NullMarked
package dev.stoa.testkit.audit;

import org.jspecify.annotations.NullMarked;
