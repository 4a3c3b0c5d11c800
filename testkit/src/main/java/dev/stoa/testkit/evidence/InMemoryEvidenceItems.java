package dev.stoa.testkit.evidence;

import dev.stoa.domain.evidence.Evidence;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.evidence.EvidenceItems;
import dev.stoa.domain.evidence.EvidencePosition;
import dev.stoa.domain.evidence.EvidenceSource;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** Evidence in a sorted map. */
final class InMemoryEvidenceItems implements EvidenceItems {

  private final Cell<SortedMap<EvidenceId, Evidence>> items;
  private final InMemoryCitations citations;
  private final TextIndex index;

  InMemoryEvidenceItems(InMemoryUnitOfWork unit, InMemoryCitations citations, TextIndex index) {
    this.items = unit.cell(TreeMap.empty());
    this.citations = citations;
    this.index = index;
  }

  @Override
  public Seq<Evidence> keep(Seq<Evidence> stored) {
    items.requireWriting();
    return stored.map(this::keep).toVector();
  }

  private Evidence keep(Evidence one) {
    String hash = one.draft().contentHash();
    return all()
        .find(existing -> existing.draft().contentHash().equals(hash))
        .getOrElse(
            () -> {
              if (find(one.id()).isDefined()) {
                throw new StorageException("evidence " + one.id() + " exists already");
              }
              items.update(all -> all.put(one.id(), one));
              return one;
            });
  }

  @Override
  public Option<Evidence> find(EvidenceId id) {
    return items.get().get(id);
  }

  @Override
  public Seq<Evidence> find(Seq<EvidenceId> ids) {
    return ids.distinct().flatMap(this::find);
  }

  @Override
  public Option<Evidence> lock(EvidenceId id) {
    items.requireWriting();
    return find(id);
  }

  @Override
  public void save(Evidence evidence) {
    items.requireWriting();
    find(evidence.id())
        .map(
            stored ->
                new Evidence(
                    stored.id(),
                    stored.draft(),
                    evidence.enrichment(),
                    evidence.quality(),
                    stored.createdAt(),
                    evidence.updatedAt()))
        .forEach(changed -> items.update(all -> all.put(changed.id(), changed)));
  }

  @Override
  public Seq<Evidence> page(
      Option<EvidenceSource> source, Option<EvidencePosition> after, int limit) {
    return all()
        .filter(one -> source.forAll(one.source()::equals))
        .filter(one -> after.forAll(last -> one.position().compareTo(last) > 0))
        .sortBy(Evidence::position)
        .take(limit);
  }

  @Override
  public Seq<EvidenceId> expired(Instant before, double reliable, int limit) {
    return all()
        .filter(one -> one.createdAt().isBefore(before))
        .filter(one -> one.draft().reliability() < reliable)
        .reject(one -> citations.isCited(one.id()))
        .sortBy(Evidence::position)
        .reverse()
        .take(limit)
        .map(Evidence::id);
  }

  @Override
  public Seq<EvidenceId> remove(Seq<EvidenceId> ids) {
    items.requireWriting();
    Seq<EvidenceId> removed =
        ids.distinct().filter(id -> find(id).isDefined()).reject(citations::isCited);
    items.update(all -> all.removeAll(removed));
    index.removeAll(source(), removed.map(EvidenceId::value));
    return removed;
  }

  @Override
  public SearchSource source() {
    return SearchSource.EVIDENCE;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return all()
        .filter(one -> after.forAll(last -> one.id().compareTo(new EvidenceId(last)) > 0))
        .take(limit)
        .map(Evidence::document);
  }

  private Vector<Evidence> all() {
    return items.get().values().toVector();
  }
}
