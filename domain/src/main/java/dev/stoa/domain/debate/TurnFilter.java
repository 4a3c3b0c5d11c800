package dev.stoa.domain.debate;

import dev.stoa.domain.kernel.MetadataFilter;
import io.vavr.control.Option;

/**
 * Selects turns of a session.
 *
 * @param reflexion only turns with reflections
 * @param where which metadata they have
 */
public record TurnFilter(
    Option<Long> round,
    Option<DebatePhase> phase,
    boolean reflexion,
    Option<MetadataFilter> where) {

  /** Every turn. */
  public static final TurnFilter ALL =
      new TurnFilter(Option.none(), Option.none(), false, Option.none());

  /** Turns with reflections: what agents learnt from failures. */
  public static final TurnFilter REFLEXION =
      new TurnFilter(Option.none(), Option.none(), true, Option.none());

  /** Turns of the adversarial phase. */
  public static final TurnFilter ADVERSARIAL = ALL.in(DebatePhase.ADVERSARIAL);

  /** Only turns of this round. */
  public TurnFilter in(long wanted) {
    return new TurnFilter(Option.some(wanted), phase, reflexion, where);
  }

  /** Only turns of this phase. */
  public TurnFilter in(DebatePhase wanted) {
    return new TurnFilter(round, Option.some(wanted), reflexion, where);
  }

  /** Only turns with such metadata. */
  public TurnFilter where(MetadataFilter wanted) {
    return new TurnFilter(round, phase, reflexion, Option.some(wanted));
  }

  /** Whether a turn is accepted. */
  public boolean accepts(DebateTurn turn) {
    return round.forAll(wanted -> wanted == turn.draft().round())
        && phase.forAll(wanted -> wanted == turn.draft().phase())
        && (!reflexion || turn.draft().findings().hasReflections())
        && where.forAll(wanted -> wanted.accepts(turn.draft().metadata()));
  }
}
