package dev.stoa.testkit.critique;

import dev.stoa.domain.critique.Critique;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.CritiqueFilter;
import dev.stoa.domain.critique.CritiqueId;
import dev.stoa.domain.critique.Critiques;
import dev.stoa.domain.critique.Verdict;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** The critiques in a list, numbered in the order of filing. */
public final class InMemoryCritiques implements Critiques {

  private final Cell<Vector<Critique>> critiques;

  public InMemoryCritiques(InMemoryUnitOfWork unit) {
    this.critiques = unit.cell(Vector.empty());
  }

  @Override
  public Seq<Critique> add(Seq<CritiqueDraft> drafts, Instant filedAt) {
    long last = critiques.get().lastOption().map(one -> one.id().value()).getOrElse(0L);
    Vector<Critique> filed =
        drafts
            .toVector()
            .zipWithIndex(
                (draft, i) ->
                    new Critique(new CritiqueId(last + i + 1), draft, filedAt, Option.none()));
    critiques.update(all -> all.appendAll(filed));
    return filed;
  }

  @Override
  public Option<Critique> find(CritiqueId id) {
    return critiques.get().find(critique -> critique.id().equals(id));
  }

  @Override
  public Option<Critique> lock(CritiqueId id) {
    // Locking counts as writing: it is refused in a read-only unit.
    critiques.update(all -> all);
    return find(id);
  }

  @Override
  public void judge(CritiqueId id, Verdict verdict, double predictionError) {
    critiques.update(
        all ->
            all.map(
                one ->
                    one.id().equals(id)
                        ? new Critique(id, one.draft(), one.filedAt(), Option.some(verdict))
                        : one));
  }

  @Override
  public Seq<Critique> after(long id, int limit, CritiqueFilter filter) {
    return critiques
        .get()
        .filter(critique -> critique.id().value() > id && filter.accepts(critique.draft()))
        .take(limit);
  }

  @Override
  public int removeFiledBefore(Instant cutoff, int limit) {
    Vector<Critique> old =
        critiques
            .get()
            .dropRight(1)
            .take(limit)
            .filter(critique -> critique.filedAt().isBefore(cutoff));
    critiques.update(all -> all.removeAll(old));
    return old.size();
  }

  @Override
  public long move(AgentName from, AgentName into) {
    long moved = count(from);
    critiques.update(
        all ->
            all.map(
                one ->
                    new Critique(
                        one.id(), moved(one.draft(), from, into), one.filedAt(), one.verdict())));
    return moved;
  }

  private static CritiqueDraft moved(CritiqueDraft draft, AgentName from, AgentName into) {
    return new CritiqueDraft(
        draft.debateId(),
        draft.agent().equals(from) ? into : draft.agent(),
        draft.target().map(target -> target.equals(from) ? into : target),
        draft.issues(),
        draft.suggestions(),
        draft.severity(),
        draft.reasoning(),
        draft.expectedUsefulness());
  }

  @Override
  public long count(AgentName agent) {
    return (long) critiques.get().count(one -> one.draft().agent().equals(agent))
        + critiques.get().count(one -> one.draft().target().contains(agent));
  }
}
