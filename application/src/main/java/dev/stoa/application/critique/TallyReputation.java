package dev.stoa.application.critique;

import dev.stoa.domain.critique.Reputation;
import dev.stoa.domain.critique.Reputations;
import dev.stoa.domain.kernel.AgentName;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.BiFunction;

/** The step of counting a deed of an agent; it needs an open write unit. */
public final class TallyReputation {

  private final Reputations reputations;
  private final InstantSource clock;

  /** Needs the reputations and the workspace's clock. */
  public TallyReputation(Reputations reputations, InstantSource clock) {
    this.reputations = reputations;
    this.clock = clock;
  }

  /** It made a proposal. */
  public Reputation proposed(AgentName agent, boolean accepted) {
    return tally(agent, (before, now) -> before.proposed(accepted, now));
  }

  Reputation criticised(AgentName agent) {
    return tally(agent, Reputation::criticised);
  }

  Reputation judged(AgentName agent, boolean valuable, double predictionError) {
    return tally(agent, (before, now) -> before.judged(valuable, predictionError, now));
  }

  private Reputation tally(AgentName agent, BiFunction<Reputation, Instant, Reputation> deed) {
    Instant now = clock.instant();
    Reputation before = reputations.lock(agent).getOrElse(() -> Reputation.none(agent, now));
    Reputation after = deed.apply(before, now);
    reputations.save(after);
    return after;
  }
}
