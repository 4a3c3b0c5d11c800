package dev.stoa.testkit.critique;

import dev.stoa.domain.critique.CalibrationPosition;
import dev.stoa.domain.critique.Reputation;
import dev.stoa.domain.critique.ReputationPosition;
import dev.stoa.domain.critique.Reputations;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Comparator;

/** The reputations in a map. */
public final class InMemoryReputations implements Reputations {

  private static final Comparator<Reputation> ORDER =
      Comparator.comparingLong(Reputation::proposalsAccepted)
          .reversed()
          .thenComparing(Reputation::agent);

  private static final Comparator<Reputation> BY_CALIBRATION =
      Comparator.comparingDouble(Reputation::calibration)
          .reversed()
          .thenComparing(Reputation::agent);

  private final Cell<Map<AgentName, Reputation>> reputations;

  public InMemoryReputations(InMemoryUnitOfWork unit) {
    this.reputations = unit.cell(HashMap.empty());
  }

  @Override
  public Option<Reputation> find(AgentName agent) {
    return reputations.get().get(agent);
  }

  @Override
  public Seq<Reputation> lock(Seq<AgentName> agents) {
    // Locking counts as writing: it is refused in a read-only unit.
    reputations.update(all -> all);
    return agents.distinct().flatMap(this::find);
  }

  @Override
  public void save(Seq<Reputation> saved) {
    saved.forEach(one -> reputations.update(all -> all.put(one.agent(), one)));
  }

  @Override
  public Seq<Reputation> after(Option<ReputationPosition> position, int limit) {
    return reputations
        .get()
        .values()
        .filter(one -> position.forAll(last -> isBehind(one, last)))
        .sorted(ORDER)
        .take(limit)
        .toVector();
  }

  @Override
  public Seq<Reputation> calibrated(Option<CalibrationPosition> position, int limit) {
    return reputations
        .get()
        .values()
        .filter(
            one ->
                position.forAll(
                    last ->
                        one.calibration() < last.calibration()
                            || (one.calibration() == last.calibration()
                                && one.agent().compareTo(last.agent()) > 0)))
        .sorted(BY_CALIBRATION)
        .take(limit)
        .toVector();
  }

  @Override
  public void remove(AgentName agent) {
    reputations.update(all -> all.remove(agent));
  }

  private static boolean isBehind(Reputation one, ReputationPosition last) {
    return one.proposalsAccepted() < last.proposalsAccepted()
        || (one.proposalsAccepted() == last.proposalsAccepted()
            && one.agent().compareTo(last.agent()) > 0);
  }
}
