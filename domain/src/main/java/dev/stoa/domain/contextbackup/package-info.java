/**
 * Context backups: notes from which a specialist resumes a conversation, and the counters that
 * decide when one is due.
 */
@NullMarked
@MayUse("conversation")
package dev.stoa.domain.contextbackup;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
