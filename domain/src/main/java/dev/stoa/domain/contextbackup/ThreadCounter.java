package dev.stoa.domain.contextbackup;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.SpecialistName;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/**
 * What a specialist has seen of a conversation since its last backup: its current thread.
 *
 * @param tokens as the workspace counts them
 * @param thread 1 before the first backup, one more after each
 * @param covered the sequence of the last message that a backup covers, 0 if there is none
 * @param countedAt when messages were last counted, or when the counter was made or reset
 */
@RecordBuilder
public record ThreadCounter(
    ConversationId conversation,
    SpecialistName specialist,
    long tokens,
    long messages,
    long thread,
    long covered,
    Instant countedAt,
    Option<Instant> lastBackupAt) {

  /** A thread this many messages long is backed up. */
  public static final int MAX_MESSAGES = 30;

  /** A shorter thread is not backed up for a gap, nor by the coverage job. */
  public static final int MIN_MESSAGES = 5;

  /** A pause this long, in hours, ends a thread. */
  public static final int GAP_HOURS = 24;

  /** A thread that fills this part of the context window is backed up, in percent. */
  public static final int WINDOW_PERCENT = 70;

  private static final Duration GAP = Duration.ofHours(GAP_HOURS);

  /** The counter of a specialist that has seen nothing of a conversation yet. */
  public static ThreadCounter start(
      ConversationId conversation, SpecialistName specialist, Instant now) {
    return new ThreadCounter(conversation, specialist, 0, 0, 1, 0, now, Option.none());
  }

  /** After further messages. */
  public ThreadCounter counted(long moreTokens, long moreMessages, Instant now) {
    return ThreadCounterBuilder.from(this)
        .tokens(tokens + moreTokens)
        .messages(messages + moreMessages)
        .countedAt(now)
        .build();
  }

  /** After a backup up to this message: the next thread, with nothing in it. */
  public ThreadCounter reset(long covers, Instant now) {
    return new ThreadCounter(
        conversation,
        specialist,
        0,
        0,
        thread + 1,
        Math.max(covered, covers),
        now,
        Option.some(now));
  }

  /**
   * Why a backup is due now: the first of tokens, messages and gap that applies.
   *
   * @param contextWindow the window of this specialist
   */
  public Option<BackupTrigger> due(long contextWindow, Instant now) {
    return due(contextWindow, hasGap(now));
  }

  /**
   * As {@link #due(long, Instant)}, just after messages were counted: the gap is the one before
   * them.
   */
  public Option<BackupTrigger> dueAfter(ThreadCounter before, long contextWindow, Instant now) {
    return due(contextWindow, before.hasGap(now));
  }

  private Option<BackupTrigger> due(long contextWindow, boolean gap) {
    if (tokens >= threshold(contextWindow)) {
      return Option.some(BackupTrigger.TOKEN_THRESHOLD);
    }
    if (messages >= MAX_MESSAGES) {
      return Option.some(BackupTrigger.MESSAGE_COUNT);
    }
    return Option.when(gap, BackupTrigger.TIME_GAP);
  }

  /**
   * How well backups cover the conversation.
   *
   * @param newest the sequence of its newest message
   */
  public CoverageState coverage(long newest) {
    return CoverageState.of(covered, newest);
  }

  /** How many tokens of a window make a backup due. */
  public static long threshold(long contextWindow) {
    return contextWindow * WINDOW_PERCENT / 100;
  }

  private boolean hasGap(Instant now) {
    return messages >= MIN_MESSAGES && Duration.between(countedAt, now).compareTo(GAP) >= 0;
  }
}
