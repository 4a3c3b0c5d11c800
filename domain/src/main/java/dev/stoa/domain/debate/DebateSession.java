package dev.stoa.domain.debate;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitRange;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A debate session.
 *
 * @param opened what it was opened with
 * @param debate the debate it belongs to
 * @param updatedAt when its state last changed, such as when it was started or resumed
 * @param completedAt when it ended, in whichever way
 * @param totalRounds the highest round of its turns
 * @param finalConsensusScore from 0 to 1
 * @param outcome how it was concluded; without members until it is
 */
@RecordBuilder
public record DebateSession(
    DebateSessionId id,
    DebateId debate,
    NewDebateSession opened,
    DebateStatus status,
    Instant createdAt,
    Instant updatedAt,
    Option<Instant> completedAt,
    long totalRounds,
    Option<Double> finalConsensusScore,
    CanonicalJson outcome) {

  /** Refuses values that cannot be stored. */
  public DebateSession {
    if (totalRounds < 0) {
      throw new InvalidValue("total_rounds " + totalRounds + " is below 0");
    }
    finalConsensusScore.forEach(score -> UnitRange.require("final_consensus_score", score));
    DebateJson.object("outcome", outcome);
  }

  /** A new session, which is pending. */
  public static DebateSession opened(DebateSessionId id, NewDebateSession opened, Instant now) {
    return new DebateSession(
        id,
        opened.debate().getOrElse(() -> new DebateId(id.value())),
        opened,
        DebateStatus.PENDING,
        now,
        now,
        Option.none(),
        0,
        Option.none(),
        CanonicalJson.EMPTY_OBJECT);
  }

  /** In another state; one that it has already changes nothing. */
  public Either<DebateRefused, DebateSession> become(DebateStatus next, Instant now) {
    if (next == status) {
      return Either.right(this);
    }
    if (!status.next().contains(next)) {
      return Either.left(new DebateRefused.NotAllowed(id, status, next));
    }
    return Either.right(
        DebateSessionBuilder.from(this)
            .status(next)
            .updatedAt(now)
            .completedAt(next.isOver() ? Option.some(now) : Option.none())
            .build());
  }

  /** Completed with an outcome; only a running session is concluded. */
  public Either<DebateRefused, DebateSession> concluded(
      double score, CanonicalJson result, Instant now) {
    if (status != DebateStatus.RUNNING) {
      return Either.left(new DebateRefused.NotAllowed(id, status, DebateStatus.COMPLETED));
    }
    return become(DebateStatus.COMPLETED, now)
        .map(
            done ->
                DebateSessionBuilder.from(this)
                    .status(done.status)
                    .updatedAt(now)
                    .completedAt(done.completedAt)
                    .finalConsensusScore(Option.some(score))
                    .outcome(result)
                    .build());
  }

  /** In its state since now. */
  public DebateSession from(Instant now) {
    return DebateSessionBuilder.from(this).updatedAt(now).build();
  }

  /** With at least this many rounds. */
  public DebateSession reached(long round) {
    return round <= totalRounds ? this : DebateSessionBuilder.from(this).totalRounds(round).build();
  }

  /** Whether its settings or its outcome name an agent. */
  public boolean names(AgentName agent) {
    return opened.config().names(agent) || isWonBy(agent);
  }

  private boolean isWonBy(AgentName agent) {
    return JsonMember.text(DebateOutcome.WINNER, agent.value()).isIn(outcome);
  }

  /** With another name in place of one. */
  public DebateSession renamed(AgentName from, AgentName into) {
    CanonicalJson result =
        isWonBy(from)
            ? CanonicalJson.of(
                new JsonObject(
                    ((JsonObject) JsonParser.parse(outcome.text()))
                        .members()
                        .put(DebateOutcome.WINNER, new JsonString(into.value()))))
            : outcome;
    return DebateSessionBuilder.from(this)
        .opened(opened.config(opened.config().renamed(from, into)))
        .outcome(result)
        .build();
  }

  /** Whether one agent may speak to another. */
  public boolean maySpeak(TurnDraft draft) {
    return draft.to().forAll(to -> opened.topology().maySpeak(draft.agent(), to, opened.config()));
  }

  /** Whether it was concluded with an outcome. */
  public boolean isConcluded() {
    return !outcome.equals(CanonicalJson.EMPTY_OBJECT);
  }

  /** The key of this row. */
  public TimePosition<DebateSessionId> key() {
    return new TimePosition<>(createdAt, id);
  }
}
