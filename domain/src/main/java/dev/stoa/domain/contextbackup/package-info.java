/**
 * Context backups: notes from which a specialist resumes a conversation, and the counters that tell
 * when one is due. Uses: kernel, conversation (texts are stored encrypted as its messages are).
 */
@NullMarked
@MayUse("conversation")
package dev.stoa.domain.contextbackup;

import dev.stoa.domain.kernel.MayUse;
import org.jspecify.annotations.NullMarked;
