package dev.stoa.domain.consensus;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A recorded disagreement.
 *
 * @param acknowledgedAt when it was acknowledged
 * @param rebuttal what was answered
 */
public record Dissent(
    DissentId id,
    ConsensusId consensus,
    String debateId,
    DissentDraft draft,
    Instant createdAt,
    Option<Instant> acknowledgedAt,
    Option<String> rebuttal) {

  /** Refuses a rebuttal that cannot be stored. */
  public Dissent {
    rebuttal.forEach(text -> PlainText.require("rebuttal", text, DissentDraft.MAX_REASONING));
  }

  /** A new, unanswered one. */
  public static Dissent of(
      DissentId id, ConsensusId consensus, String debateId, DissentDraft draft, Instant now) {
    return new Dissent(id, consensus, debateId, draft, now, Option.none(), Option.none());
  }

  public DissentType type() {
    return draft.type();
  }

  /** Whether a consensus is contested because of it: it is fundamental and not rebutted. */
  public boolean contests() {
    return type() == DissentType.FUNDAMENTAL_DISAGREEMENT && rebuttal.isEmpty();
  }

  /** Acknowledged; once it is, it stays as it is. */
  public Dissent acknowledged(Instant now) {
    return acknowledgedAt.isDefined()
        ? this
        : new Dissent(id, consensus, debateId, draft, createdAt, Option.some(now), rebuttal);
  }

  /** Acknowledged and answered. */
  public Dissent rebutted(String answer, Instant now) {
    return new Dissent(
        id,
        consensus,
        debateId,
        draft,
        createdAt,
        acknowledgedAt.orElse(Option.some(now)),
        Option.some(answer));
  }

  /** Its position in a list. */
  public TimePosition<DissentId> position() {
    return new TimePosition<>(createdAt, id);
  }
}
