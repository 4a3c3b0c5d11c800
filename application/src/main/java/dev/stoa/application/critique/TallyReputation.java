package dev.stoa.application.critique;

import dev.stoa.domain.critique.Reputation;
import dev.stoa.domain.critique.Reputations;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
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
    return tally(proposal(agent, accepted));
  }

  /** Counts a filed critique for each agent; an agent named twice has filed two. */
  public void criticised(Seq<AgentName> critics) {
    tallyAll(critics.map(TallyReputation::critique));
  }

  /** Counts the proposals and critiques of a debate; the proposal of the winner is accepted. */
  public void debated(Seq<AgentName> proposers, Option<AgentName> winner, Seq<AgentName> critics) {
    tallyAll(
        proposers
            .map(agent -> proposal(agent, winner.contains(agent)))
            .appendAll(critics.map(TallyReputation::critique)));
  }

  /** Counts the verdict on a statement of an agent. */
  public Reputation judged(AgentName agent, boolean valuable, double predictionError) {
    return tally(new Deed(agent, (before, now) -> before.judged(valuable, predictionError, now)));
  }

  private record Deed(AgentName agent, BiFunction<Reputation, Instant, Reputation> counted) {}

  private static Deed proposal(AgentName agent, boolean accepted) {
    return new Deed(agent, (before, now) -> before.proposed(accepted, now));
  }

  private static Deed critique(AgentName agent) {
    return new Deed(agent, Reputation::criticised);
  }

  private Reputation tally(Deed deed) {
    return tallyAll(Vector.of(deed)).get(deed.agent()).get();
  }

  /** Locks all of them at once: two units that each lock some in turn could block each other. */
  private Map<AgentName, Reputation> tallyAll(Seq<Deed> deeds) {
    Instant now = clock.instant();
    Map<AgentName, Reputation> before =
        reputations.lock(deeds.map(Deed::agent).distinct()).toMap(Reputation::agent, one -> one);
    Map<AgentName, Reputation> after = LinkedHashMap.empty();
    for (Deed deed : deeds) {
      AgentName agent = deed.agent();
      Reputation known =
          after.get(agent).orElse(before.get(agent)).getOrElse(() -> Reputation.none(agent, now));
      after = after.put(agent, deed.counted().apply(known, now));
    }
    reputations.save(after.values());
    return after;
  }
}
