package dev.stoa.testkit.correction;

import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.correction.CorrectionPosition;
import dev.stoa.domain.correction.CorrectionScope;
import dev.stoa.domain.correction.Corrections;
import dev.stoa.domain.kernel.Discipline;
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
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Corrections in a sorted map. */
final class InMemoryCorrections implements Corrections {

  private final Cell<SortedMap<CorrectionId, Correction>> corrections;
  private final Predicate<CorrectionScope> scopes;
  private final TextIndex index;

  InMemoryCorrections(InMemoryUnitOfWork unit, Predicate<CorrectionScope> scopes, TextIndex index) {
    this.corrections = unit.cell(TreeMap.empty());
    this.scopes = scopes;
    this.index = index;
  }

  @Override
  public void lockSubject(Discipline domain, String subject) {
    corrections.requireWriting();
  }

  @Override
  public boolean hasScope(CorrectionScope scope) {
    return scopes.test(scope);
  }

  @Override
  public void add(Correction correction) {
    corrections.requireWriting();
    if (find(correction.id()).isDefined() || !hasScope(correction.draft().scope())) {
      throw new StorageException(
          "correction " + correction.id() + " exists, or its scope does not");
    }
    put(correction);
  }

  @Override
  public Option<Correction> find(CorrectionId id) {
    return corrections.get().get(id).filter(one -> hasScope(one.draft().scope()));
  }

  @Override
  public Seq<Correction> find(Seq<CorrectionId> ids) {
    return ids.distinct().flatMap(this::find);
  }

  @Override
  public Option<Correction> lock(CorrectionId id) {
    corrections.requireWriting();
    return find(id);
  }

  @Override
  public void save(Correction changed) {
    corrections.requireWriting();
    find(changed.id())
        .map(
            stored ->
                new Correction(
                    stored.id(),
                    stored.draft(),
                    stored.createdAt(),
                    changed.effectiveConfidence(),
                    changed.isActive(),
                    changed.supersededBy()))
        .forEach(this::put);
  }

  @Override
  public Seq<Correction> holding(Discipline domain, String subject, int limit) {
    return newest(
        one ->
            one.isActive()
                && one.draft().domain().equals(domain)
                && one.draft().subject().equals(subject),
        Option.none(),
        limit);
  }

  @Override
  public Seq<Correction> replacedBy(CorrectionId id, int limit) {
    return newest(one -> one.supersededBy().contains(id), Option.none(), limit);
  }

  @Override
  public Seq<Correction> page(
      Option<Discipline> domain,
      boolean includeSuperseded,
      Option<CorrectionPosition> after,
      int limit) {
    return newest(
        one -> domain.forAll(one.draft().domain()::equals) && (includeSuperseded || one.isActive()),
        after,
        limit);
  }

  @Override
  public Seq<Correction> byId(Option<CorrectionId> after, int limit) {
    return all().filter(one -> after.forAll(last -> one.id().compareTo(last) > 0)).take(limit);
  }

  @Override
  public void refresh(Seq<Correction> swept) {
    corrections.requireWriting();
    swept.forEach(
        one ->
            find(one.id())
                .map(
                    stored ->
                        new Correction(
                            stored.id(),
                            stored.draft(),
                            stored.createdAt(),
                            one.effectiveConfidence(),
                            stored.isActive(),
                            stored.supersededBy()))
                .forEach(this::put));
  }

  @Override
  public void removeAll(Seq<CorrectionId> ids) {
    corrections.requireWriting();
    corrections.update(all -> all.removeAll(ids));
    all()
        .filter(one -> one.supersededBy().exists(ids::contains))
        .map(
            one ->
                new Correction(
                    one.id(),
                    one.draft(),
                    one.createdAt(),
                    one.effectiveConfidence(),
                    false,
                    Option.none()))
        .forEach(this::put);
    index.removeAll(source(), ids.map(CorrectionId::value));
  }

  @Override
  public void eachHolding(Consumer<Correction> consumer) {
    all().filter(Correction::isActive).sortBy(Correction::position).reverse().forEach(consumer);
  }

  @Override
  public SearchSource source() {
    return SearchSource.CORRECTION;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return all()
        .filter(Correction::isActive)
        .filter(one -> after.forAll(last -> one.id().compareTo(new CorrectionId(last)) > 0))
        .take(limit)
        .map(Correction::document);
  }

  private Seq<Correction> newest(
      Predicate<Correction> wanted, Option<CorrectionPosition> after, int limit) {
    return all()
        .filter(wanted)
        .filter(one -> after.forAll(last -> one.position().compareTo(last) > 0))
        .sortBy(Correction::position)
        .take(limit);
  }

  private void put(Correction correction) {
    corrections.update(all -> all.put(correction.id(), correction));
  }

  private Vector<Correction> all() {
    return corrections.get().values().toVector().filter(one -> hasScope(one.draft().scope()));
  }
}
