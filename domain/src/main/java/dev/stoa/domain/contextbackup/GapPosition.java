package dev.stoa.domain.contextbackup;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.SpecialistName;
import java.time.Instant;
import java.util.Comparator;

/** The position of a gap in a list: the last counted first, ties by conversation, specialist. */
public record GapPosition(Instant countedAt, ConversationId conversation, SpecialistName specialist)
    implements Comparable<GapPosition> {

  private static final Comparator<GapPosition> NEWEST_FIRST =
      Comparator.comparing(GapPosition::countedAt)
          .reversed()
          .thenComparing(GapPosition::conversation)
          .thenComparing(GapPosition::specialist);

  /** Refuses an instant that cannot be stored. */
  public GapPosition {
    countedAt = Instants.require("counted_at", countedAt);
  }

  @Override
  public int compareTo(GapPosition other) {
    return NEWEST_FIRST.compare(this, other);
  }
}
