package dev.stoa.domain.debate;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Comparator;

/**
 * A turn of a debate session; it is never changed.
 *
 * @param sequence 1, 2, 3, … within the session, in the order of appending
 */
public record DebateTurn(
    DebateTurnId id, DebateSessionId session, long sequence, TurnDraft draft, Instant createdAt) {

  /** The order of a replay: by round, by the place of the phase, and by sequence. */
  public static final Comparator<DebateTurn> REPLAY =
      Comparator.<DebateTurn>comparingLong(turn -> turn.draft().round())
          .thenComparingInt(turn -> turn.draft().phase().place())
          .thenComparingLong(DebateTurn::sequence);

  /** Where the next page of an agent's turns begins: after this turn of this session. */
  public record AgentKey(DebateSessionId session, long sequence) {}

  /** Where the next page of a replay begins: after a turn of this round, phase and sequence. */
  public record ReplayKey(long round, DebatePhase phase, long sequence) {

    /** Before every turn. */
    public static final ReplayKey START = new ReplayKey(0, DebatePhase.DEHALLUCINATION, 0);
  }

  /** Refuses a sequence below 1. */
  public DebateTurn {
    if (sequence < 1) {
      throw new InvalidValue("sequence " + sequence + " is below 1");
    }
  }

  /**
   * As it is searched: its content, in the domain of its session; none without content.
   *
   * @param domain that of the session
   */
  public Option<SearchDocument> document(Option<Discipline> domain) {
    return draft
        .content()
        .map(
            text ->
                new SearchDocument(
                        SearchSource.TURN,
                        id.value(),
                        domain.map(Discipline::value).getOrElse(SearchDocument.NO_OWNER),
                        text)
                    .by(Option.some(draft.agent().value()))
                    .at(createdAt)
                    .in(session.value(), sequence));
  }

  /** The key of this row among its agent's turns. */
  public AgentKey agentKey() {
    return new AgentKey(session, sequence);
  }

  /** The key of this row in a replay. */
  public ReplayKey replayKey() {
    return new ReplayKey(draft.round(), draft.phase(), sequence);
  }
}
