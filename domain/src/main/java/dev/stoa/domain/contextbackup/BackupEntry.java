package dev.stoa.domain.contextbackup;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.SpecialistName;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.time.Instant;

/**
 * A stored backup without its text.
 *
 * @param thread the thread it ended: 1, 2, 3, … for a specialist and a conversation
 * @param tokens an estimate for its text
 * @param covers the sequence of the last message it covers
 */
@RecordBuilder
public record BackupEntry(
    ContextBackupId id,
    ConversationId conversation,
    SpecialistName specialist,
    BackupTrigger trigger,
    long thread,
    long tokens,
    long covers,
    Instant createdAt) {

  /**
   * Whether it covers every message.
   *
   * @param newest the sequence of the newest message, 0 if there is none
   */
  public boolean isValid(long newest) {
    return newest > 0 && covers >= newest;
  }
}
