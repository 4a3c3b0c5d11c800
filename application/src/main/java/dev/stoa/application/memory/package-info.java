/** The use cases of tiered memory; red lines, purges and restores are told to the audit trail. */
@NullMarked
@MayUse({"audit", "search"})
package dev.stoa.application.memory;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
