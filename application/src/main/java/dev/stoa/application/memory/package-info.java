/** The use cases of tiered memory; red lines, purges and restores are told to the audit trail. */
@NullMarked
@SpeaksOf({"audit", "search", "storage"})
package dev.stoa.application.memory;

import dev.stoa.domain.kernel.SpeaksOf;
import org.jspecify.annotations.NullMarked;
