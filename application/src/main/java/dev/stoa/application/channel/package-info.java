/** The use cases of channels; deletions are told to the audit trail. */
@NullMarked
@SpeaksOf({"audit", "storage"})
package dev.stoa.application.channel;

import dev.stoa.domain.kernel.SpeaksOf;
import org.jspecify.annotations.NullMarked;
