/** The use cases of tiered memory; protection, purges and restores are audited. */
@NullMarked
@MayUse({"audit", "search", "trust"})
package dev.stoa.application.memory;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
