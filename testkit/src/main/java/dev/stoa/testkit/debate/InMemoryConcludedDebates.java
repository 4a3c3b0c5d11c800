package dev.stoa.testkit.debate;

import dev.stoa.domain.debate.ConcludedDebate;
import dev.stoa.domain.debate.ConcludedDebates;
import dev.stoa.domain.debate.DebateHistoryFilter;
import dev.stoa.domain.debate.DebateId;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Comparator;

/** The records of concluded debates in a map. */
final class InMemoryConcludedDebates implements ConcludedDebates {

  private static final Comparator<ConcludedDebate.Key> OLDEST =
      Comparator.comparing(ConcludedDebate.Key::createdAt).thenComparing(ConcludedDebate.Key::id);

  private final DebateCells cells;

  InMemoryConcludedDebates(DebateCells cells) {
    this.cells = cells;
  }

  @Override
  public void add(ConcludedDebate debate) {
    cells.concluded().update(all -> all.put(debate.id(), debate));
  }

  @Override
  public Option<ConcludedDebate> find(DebateId id) {
    return cells.concluded().get().get(id);
  }

  @Override
  public Option<ConcludedDebate> lock(DebateId id) {
    cells.concluded().requireWriting();
    return find(id);
  }

  @Override
  public Seq<ConcludedDebate> page(
      DebateHistoryFilter filter, Option<ConcludedDebate.Key> after, int limit) {
    return cells
        .concluded()
        .get()
        .values()
        .filter(filter::accepts)
        .filter(debate -> after.forAll(last -> OLDEST.compare(debate.key(), last) < 0))
        .toVector()
        .sorted(Comparator.comparing(ConcludedDebate::key, OLDEST.reversed()))
        .take(limit);
  }

  @Override
  public long move(AgentName from, AgentName into) {
    long moved = count(from);
    cells
        .concluded()
        .update(
            all ->
                all.mapValues(
                    debate ->
                        debate.outcome().winner().contains(from) ? wonBy(debate, into) : debate));
    return moved;
  }

  private static ConcludedDebate wonBy(ConcludedDebate debate, AgentName winner) {
    return new ConcludedDebate(
        debate.id(),
        debate.session(),
        debate.task(),
        debate.domain(),
        debate.outcome().winner(winner),
        debate.rounds(),
        debate.duration(),
        debate.receipt(),
        debate.auditSequence(),
        debate.createdAt());
  }

  @Override
  public long count(AgentName agent) {
    return cells
        .concluded()
        .get()
        .values()
        .count(debate -> debate.outcome().winner().contains(agent));
  }
}
