package dev.stoa.application.critique;

import dev.stoa.domain.critique.Reputation;
import dev.stoa.domain.critique.Reputations;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.BiFunction;

/** The step of counting proposals and critiques of agents; requires an open write unit. */
public final class TallyReputation {

  private final Reputations reputations;
  private final InstantSource clock;

  /** For one workspace, with its clock. */
  public TallyReputation(Reputations reputations, InstantSource clock) {
    this.reputations = reputations;
    this.clock = clock;
  }

  /** Counts a proposal. */
  public Reputation proposed(AgentName agent, boolean accepted) {
    return tally(agent, (before, now) -> before.proposed(accepted, now));
  }

  /** Counts a filed critique for each agent; an agent named twice has filed two. */
  public void criticised(Seq<AgentName> critics) {
    Instant now = clock.instant();
    Map<AgentName, Reputation> before =
        reputations.lock(critics.distinct()).toMap(Reputation::agent, one -> one);
    Map<AgentName, Reputation> after = LinkedHashMap.empty();
    for (AgentName critic : critics) {
      Reputation known =
          after
              .get(critic)
              .orElse(before.get(critic))
              .getOrElse(() -> Reputation.none(critic, now));
      after = after.put(critic, known.criticised(now));
    }
    reputations.save(after.values());
  }

  /** Counts the verdict on something that an agent said. */
  public Reputation judged(AgentName agent, boolean valuable, double predictionError) {
    return tally(agent, (before, now) -> before.judged(valuable, predictionError, now));
  }

  private Reputation tally(AgentName agent, BiFunction<Reputation, Instant, Reputation> deed) {
    Instant now = clock.instant();
    Reputation before =
        reputations
            .lock(Vector.of(agent))
            .headOption()
            .getOrElse(() -> Reputation.none(agent, now));
    Reputation after = deed.apply(before, now);
    reputations.save(Vector.of(after));
    return after;
  }
}
