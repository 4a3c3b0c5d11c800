package dev.stoa.application.search;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.kernel.Batch;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.EmbeddingRefused;
import dev.stoa.domain.search.FoundVector;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.VectorCollection;
import dev.stoa.domain.search.VectorHit;
import dev.stoa.domain.search.VectorIndex;
import dev.stoa.domain.search.VectorItem;
import dev.stoa.domain.search.VectorItems;
import dev.stoa.domain.search.VectorQuery;
import dev.stoa.domain.search.VectorScope;
import dev.stoa.domain.search.VectorSearch;
import dev.stoa.domain.search.VectorSource;
import io.vavr.collection.HashSet;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.function.Function;

/** Operations on vectors that callers bring, in named collections, by id. */
public final class VectorOperations {

  /**
   * Up to this many with the metadata that is asked for are looked up before vectors are compared.
   */
  private static final int FEW = 10_000;

  private final UnitOfWork unitOfWork;
  private final VectorIndex vectors;
  private final VectorItems items;
  private final AppendAudit audit;
  private final InstantSource clock;

  /** For one workspace, with its clock and id source. */
  public <S extends SearchStorage & AuditStorage> VectorOperations(
      S storage, InstantSource time, IdSource ids) {
    this.clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.vectors = storage.vectorIndex();
    this.items = storage.vectorItems();
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
  }

  /**
   * Stores items, each in place of the one its id had; all of them, or none if one has another
   * dimension than the collection.
   */
  public Either<EmbeddingRefused, Seq<VectorItem>> put(
      VectorCollection collection, Iterable<VectorItem> given) {
    // Of an id that comes twice the last counts.
    Map<String, VectorItem> all = LinkedHashMap.empty();
    for (VectorItem item : given) {
      all = all.put(item.id(), item);
    }
    Seq<VectorItem> last = Batch.checked(all.values());
    Map<String, Embedding> meanings = all.mapValues(VectorItem::vector);
    return last.isEmpty()
        ? Either.right(last)
        : unitOfWork.write(
            () ->
                vectors
                    .putAll(collection.scope(), meanings)
                    .map(
                        stored -> {
                          items.putAll(collection, last, clock.instant());
                          return last;
                        }));
  }

  /** An item. */
  public Option<VectorItem> find(VectorCollection collection, String id) {
    return find(collection, Vector.of(id)).headOption();
  }

  /** Those that there are, in the order of the ids. */
  public Seq<VectorItem> find(VectorCollection collection, Iterable<String> ids) {
    return unitOfWork.read(() -> inOrder(collection, Batch.checked(ids)));
  }

  private Seq<VectorItem> inOrder(VectorCollection collection, Seq<String> ids) {
    Map<String, VectorItem> found = items.find(collection, ids).toMap(VectorItem::id, item -> item);
    return ids.flatMap(found::get);
  }

  /** Items by id; the next page begins after its {@code next}. */
  public Page<VectorItem, String> list(VectorQuery query) {
    return query.page().page(unitOfWork.read(() -> items.page(query)), VectorItem::id);
  }

  /** The collections that have items, in code point order. */
  public Seq<VectorCollection> collections() {
    return unitOfWork.read(
        () -> vectors.scopes(VectorSource.ITEM).map(scope -> new VectorCollection(scope.owner())));
  }

  /**
   * The nearest items, nearest first, ties by id; the condition on metadata is met before they are
   * chosen.
   */
  public Either<EmbeddingRefused, Seq<FoundVector>> search(VectorSearch question) {
    return unitOfWork.snapshot(
        () -> nearest(question).map(hits -> found(question.collection(), hits)));
  }

  private Either<EmbeddingRefused, Seq<VectorHit>> nearest(VectorSearch question) {
    VectorCollection collection = question.collection();
    Option<Seq<String>> few =
        question
            .where()
            .map(filter -> items.having(collection, filter, FEW + 1))
            .filter(ids -> ids.size() <= FEW);
    Either<EmbeddingRefused, Seq<VectorHit>> hits =
        few.isDefined()
            ? among(collection.scope(), question, few.get())
            : vectors.nearest(
                collection.scope(), question.vector(), question.limit(), admitted(question));
    return hits.map(all -> all.filter(hit -> hit.cosine() >= question.minCosine()));
  }

  private Either<EmbeddingRefused, Seq<VectorHit>> among(
      VectorScope scope, VectorSearch question, Seq<String> ids) {
    return vectors
        .compare(scope, question.vector(), ids, 0, near -> HashSet.empty())
        .map(
            compared ->
                ids.flatMap(id -> compared.cosines().get(id).map(one -> new VectorHit(id, one)))
                    .sorted(VectorHit.NEAREST_FIRST)
                    .take(question.limit()));
  }

  private Function<Seq<String>, Set<String>> admitted(VectorSearch question) {
    return question
        .where()
        .<Function<Seq<String>, Set<String>>>map(
            filter -> ids -> items.among(question.collection(), ids, filter))
        .getOrElse(() -> Seq::toSet);
  }

  private Seq<FoundVector> found(VectorCollection collection, Seq<VectorHit> hits) {
    Map<String, Double> cosines = hits.toMap(VectorHit::id, VectorHit::cosine);
    return inOrder(collection, hits.map(VectorHit::id))
        .map(item -> new FoundVector(item, cosines.get(item.id()).get()));
  }

  /** Removes items, audited; returns how many there were. */
  public long remove(VectorCollection collection, Iterable<String> ids) {
    Seq<String> all = Batch.checked(Vector.ofAll(ids).distinct());
    return unitOfWork.run(() -> audited(collection, removed(collection, all)));
  }

  /** Removes the items with such metadata, audited; returns how many there were. */
  public long remove(VectorCollection collection, MetadataFilter filter) {
    return unitOfWork.run(
        () -> {
          long removed = 0;
          Seq<String> some = items.having(collection, filter, Batch.MAX_SIZE);
          while (!some.isEmpty()) {
            removed += removed(collection, some);
            some = items.having(collection, filter, Batch.MAX_SIZE);
          }
          return audited(collection, removed);
        });
  }

  /** Removes every item of a collection, audited; returns how many there were. */
  public long clear(VectorCollection collection) {
    return unitOfWork.run(
        () -> {
          vectors.removeModel(collection.scope(), VectorCollection.MODEL);
          return audited(collection, items.clear(collection));
        });
  }

  private long removed(VectorCollection collection, Seq<String> ids) {
    vectors.removeAll(collection.scope(), ids);
    return items.remove(collection, ids);
  }

  private long audited(VectorCollection collection, long removed) {
    if (removed > 0) {
      audit.record(
          AuditEvent.of(
              StoaEventType.SEARCH_VECTORS_REMOVED,
              AuditMembers.of("collection_id", collection.value()).number("items", removed)));
    }
    return removed;
  }
}
