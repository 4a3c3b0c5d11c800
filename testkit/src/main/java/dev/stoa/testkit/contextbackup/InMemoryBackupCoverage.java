package dev.stoa.testkit.contextbackup;

import dev.stoa.domain.contextbackup.BackupCoverage;
import dev.stoa.domain.contextbackup.CoverageCount;
import dev.stoa.domain.contextbackup.CoverageGap;
import dev.stoa.domain.contextbackup.CoverageState;
import dev.stoa.domain.contextbackup.GapPosition;
import dev.stoa.domain.contextbackup.ThreadCounter;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/** The coverage by the counters and conversations in memory. */
final class InMemoryBackupCoverage implements BackupCoverage {

  private final InMemoryThreadCounters counters;
  private final Function<ConversationId, Option<Conversation>> conversations;

  InMemoryBackupCoverage(
      InMemoryThreadCounters counters,
      Function<ConversationId, Option<Conversation>> conversations) {
    this.counters = counters;
    this.conversations = conversations;
  }

  @Override
  public Seq<CoverageGap> gaps(int minMessages, Option<GapPosition> after, int limit) {
    return ofLong(minMessages)
        .filter(one -> one.coverage(newest(one)) != CoverageState.COVERED)
        .map(
            one ->
                new CoverageGap(
                    one.conversation(),
                    one.specialist(),
                    newest(one),
                    one.covered(),
                    one.countedAt()))
        .filter(one -> after.forAll(last -> one.position().compareTo(last) > 0))
        .sortBy(CoverageGap::position)
        .take(limit);
  }

  @Override
  public CoverageCount count(int minMessages) {
    Seq<CoverageState> states = ofLong(minMessages).map(one -> one.coverage(newest(one)));
    return new CoverageCount(
        states.count(one -> one == CoverageState.COVERED),
        states.count(one -> one == CoverageState.STALE),
        states.count(one -> one == CoverageState.MISSING));
  }

  private Seq<ThreadCounter> ofLong(int minMessages) {
    return counters.all().filter(one -> newest(one) >= minMessages);
  }

  private long newest(ThreadCounter counter) {
    return conversations.apply(counter.conversation()).get().messages();
  }
}
