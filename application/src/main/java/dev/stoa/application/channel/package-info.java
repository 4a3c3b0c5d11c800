/** The use cases of channels; deletions are told to the audit trail. */
@NullMarked
@MayUse({"audit", "storage"})
package dev.stoa.application.channel;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
