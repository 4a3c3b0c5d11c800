package dev.stoa.domain.contextbackup;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.SpecialistName;
import java.time.Instant;

/**
 * A specialist's view of a conversation that no backup covers to the end.
 *
 * @param newest the sequence of the newest message
 * @param covered the sequence of the last covered message, 0 if there is no backup
 * @param countedAt when the specialist's thread was last counted
 */
public record CoverageGap(
    ConversationId conversation,
    SpecialistName specialist,
    long newest,
    long covered,
    Instant countedAt) {

  /** Why the coverage job fills it. */
  public BackupTrigger trigger() {
    return covered == 0 ? BackupTrigger.COVERAGE_JOB_NO_BACKUP : BackupTrigger.COVERAGE_JOB_STALE;
  }

  /** Its position in the list of gaps. */
  public GapPosition position() {
    return new GapPosition(countedAt, conversation, specialist);
  }
}
