/** The use cases of channels; deletions are told to the audit trail. */
@NullMarked
@MayUse({"agent", "audit"})
package dev.stoa.application.channel;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
