package dev.stoa.testkit.evidence;

import dev.stoa.domain.evidence.Citation;
import dev.stoa.domain.evidence.CitationPosition;
import dev.stoa.domain.evidence.Citations;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.evidence.EvidenceItems;
import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Citations in a map. */
final class InMemoryCitations implements Citations {

  private record Key(String debateId, EvidenceId evidence) {}

  private final Cell<Map<Key, Citation>> citations;
  private Option<EvidenceItems> items = Option.none();

  InMemoryCitations(InMemoryUnitOfWork unit) {
    this.citations = unit.cell(LinkedHashMap.empty());
  }

  /** Only what is stored there can be cited. */
  EvidenceItems over(EvidenceItems stored) {
    items = Option.some(stored);
    return stored;
  }

  boolean isCited(EvidenceId id) {
    return all().exists(one -> one.evidence().equals(id));
  }

  @Override
  public void save(Seq<Citation> saved) {
    for (Citation one : saved) {
      citations.update(all -> all.put(new Key(one.debateId(), one.evidence()), one));
      if (items.get().find(one.evidence()).isEmpty()) {
        throw new StorageException("evidence " + one.evidence() + " is cited and does not exist");
      }
    }
  }

  @Override
  public Option<Citation> find(String debateId, EvidenceId evidence) {
    return citations.get().get(new Key(debateId, evidence));
  }

  @Override
  public Seq<Citation> of(String debateId, Option<CitationPosition> after, int limit) {
    return all()
        .filter(one -> one.debateId().equals(debateId))
        .filter(one -> after.forAll(last -> one.position().compareTo(last) > 0))
        .sortBy(Citation::position)
        .take(limit);
  }

  @Override
  public Seq<Citation> named(EvidenceId evidence, Option<String> afterDebate, int limit) {
    return all()
        .filter(one -> one.evidence().equals(evidence))
        .filter(one -> afterDebate.forAll(last -> CodePointOrder.compare(one.debateId(), last) > 0))
        .sorted((one, other) -> CodePointOrder.compare(one.debateId(), other.debateId()))
        .take(limit);
  }

  private Vector<Citation> all() {
    return citations.get().values().toVector();
  }
}
