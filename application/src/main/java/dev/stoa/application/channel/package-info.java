/** The use cases of channels; deletions are audited. */
@NullMarked
@MayUse({"agent", "audit", "trust"})
package dev.stoa.application.channel;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
