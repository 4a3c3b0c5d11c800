package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.EmbeddingScopes.EMBEDDING_SCOPES;
import static dev.stoa.schema.generated.tables.Embeddings.EMBEDDINGS;

import dev.stoa.adapter.jooq.search.VectorRows.KnownModel;
import dev.stoa.adapter.jooq.search.VectorRows.PutVector;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.search.ComparedVectors;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.EmbeddingRefused;
import dev.stoa.domain.search.EmbeddingRefused.UnknownModel;
import dev.stoa.domain.search.EmbeddingRefused.WrongDimension;
import dev.stoa.domain.search.VectorHit;
import dev.stoa.domain.search.VectorIndex;
import dev.stoa.domain.search.VectorScope;
import dev.stoa.domain.search.VectorSource;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Traversable;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The vectors in the table {@code embeddings}, compared in memory. */
public final class JooqVectorIndex implements VectorIndex {

  private final JooqSession session;
  private final VectorComparison comparison;

  public JooqVectorIndex(JooqSession session, VectorMemory memory) {
    this.session = session;
    this.comparison = new VectorComparison(session, memory);
  }

  @Override
  public Either<EmbeddingRefused, Seq<Embedding>> putAll(
      VectorScope scope, Map<String, Embedding> embeddings) {
    session.writing();
    Seq<Batch> batches = Vector.empty();
    // In the order of models, so that two writers cannot wait for each other.
    for (String name : embeddings.values().map(Embedding::model).distinct().sorted()) {
      Map<String, Embedding> given = embeddings.filterValues(one -> one.model().equals(name));
      int first = given.head()._2.dimension();
      ScopedModel model = new ScopedModel(scope, name);
      VectorScopeState state = lock(model, first);
      int expected = state.vectors() > 0 ? state.dimension() : first;
      for (Embedding one : given.values()) {
        if (one.dimension() != expected) {
          return Either.left(new WrongDimension(name, one.dimension(), expected));
        }
      }
      batches = batches.append(new Batch(model, given, state));
    }
    batches.forEach(this::put);
    return Either.right(embeddings.values());
  }

  /** Vectors of one model, and what was kept of it before. */
  private record Batch(ScopedModel model, Map<String, Embedding> given, VectorScopeState state) {}

  /** One version for all of them. */
  private void put(Batch batch) {
    Map<String, Embedding> given = batch.given();
    Map<String, Boolean> known = stored(batch.model(), given.keySet());
    long existing = known.count(Tuple2::_2);
    KnownModel next =
        new KnownModel(
            batch.model(),
            batch
                .state()
                .afterPutting(
                    given.head()._2.dimension(),
                    given.size() - known.size(),
                    known.size() - existing));
    VectorRows.SCOPES.save(session, next);
    long place = batch.state().places();
    List<PutVector> rows = new ArrayList<>();
    for (Tuple2<String, Embedding> one : given) {
      rows.add(new PutVector(next, one._1, place, one._2));
      place += known.containsKey(one._1) ? 0 : 1;
    }
    VectorRows.VECTORS.put(session, Vector.ofAll(rows));
  }

  /** Which of the ids have a row, and whether it still has a vector. */
  private Map<String, Boolean> stored(ScopedModel model, Traversable<String> ids) {
    return session
        .list(
            VectorSql.KNOWN,
            binds -> VectorSql.of(binds, model).set(VectorSql.IDS, ids),
            row -> Tuple.of(row.get(EMBEDDINGS.ID), row.get(VectorSql.IS_THERE)))
        .toMap(one -> one);
  }

  @Override
  public void removeAll(VectorScope scope, Seq<String> ids) {
    session.writing();
    for (String name : models(scope)) {
      ScopedModel model = new ScopedModel(scope, name);
      VectorScopeState state = lock(model, 1);
      long removed =
          session.change(
              VectorSql.REMOVE,
              binds ->
                  VectorSql.of(binds, model)
                      .set(EMBEDDINGS.VERSION, state.version() + 1)
                      .set(VectorSql.IDS, ids));
      if (removed > 0) {
        VectorScopeState next = state.afterRemoving(removed);
        if (next.isLittered()) {
          session.run(VectorSql.COMPACT, binds -> VectorSql.of(binds, model));
          next = next.afterCompacting();
        }
        VectorRows.SCOPES.save(session, new KnownModel(model, next));
      }
    }
  }

  @Override
  public Option<Embedding> find(VectorScope scope, String id, String model) {
    return session
        .one(
            VectorSql.VECTOR,
            binds -> VectorSql.of(binds, new ScopedModel(scope, model)).set(EMBEDDINGS.ID, id),
            row -> Option.of(row.get(EMBEDDINGS.VECTOR)))
        .flatMap(Function.identity())
        .map(bytes -> Embedding.of(model, VectorBytes.read(bytes)));
  }

  @Override
  public Either<EmbeddingRefused, Seq<VectorHit>> nearest(
      VectorScope scope, Embedding embedding, int limit, Function<Seq<String>, Set<String>> admit) {
    return compared(scope, embedding, Vector.empty())
        .map(found -> found.map(one -> one.admitted(limit, admit)).getOrElse(Vector::empty));
  }

  @Override
  public Either<EmbeddingRefused, ComparedVectors> compare(
      VectorScope scope,
      Embedding embedding,
      Seq<String> ids,
      int limit,
      Function<Seq<String>, Set<String>> admit) {
    return compared(scope, embedding, ids)
        .map(found -> found.map(one -> one.compared(limit, admit)).getOrElse(ComparedVectors.NONE));
  }

  @Override
  public Seq<VectorScope> scopes(VectorSource source) {
    return session
        .list(
            VectorSql.OWNERS,
            binds -> binds.set(EMBEDDING_SCOPES.SOURCE, source.label()),
            row -> row.get(EMBEDDING_SCOPES.OWNER))
        .map(owner -> new VectorScope(source, owner));
  }

  /** The vectors of the model, compared; none if the scope has no vectors at all. */
  private Either<EmbeddingRefused, Option<Nearest>> compared(
      VectorScope scope, Embedding embedding, Seq<String> wanted) {
    String model = embedding.model();
    ScopedModel key = new ScopedModel(scope, model);
    Option<VectorScopeState> state = VectorSql.find(session, key).filter(one -> one.vectors() > 0);
    if (state.isEmpty()) {
      Seq<String> others = models(scope);
      return others.isEmpty()
          ? Either.right(Option.none())
          : Either.left(new UnknownModel(model, others));
    }
    int dimension = state.get().dimension();
    if (dimension != embedding.dimension()) {
      return Either.left(new WrongDimension(model, embedding.dimension(), dimension));
    }
    float[] direction = Direction.normalise(embedding.values());
    return Either.right(Option.some(comparison.compare(key, state.get(), direction, wanted)));
  }

  @Override
  public Set<String> known(VectorScope scope, String model, Seq<String> ids) {
    return stored(new ScopedModel(scope, model), ids).filterValues(isThere -> isThere).keySet();
  }

  @Override
  public void removeModel(VectorScope scope, String name) {
    session.writing();
    ScopedModel model = new ScopedModel(scope, name);
    VectorScopeState state = lock(model, 1);
    session.run(VectorSql.REMOVE_MODEL, binds -> VectorSql.of(binds, model));
    VectorRows.SCOPES.save(
        session, new KnownModel(model, state.afterRemoving(state.vectors()).afterCompacting()));
  }

  @Override
  public Seq<String> models(VectorScope scope) {
    return session.list(
        VectorSql.MODELS_OF_SCOPE,
        binds ->
            binds
                .set(EMBEDDING_SCOPES.SOURCE, scope.source().label())
                .set(EMBEDDING_SCOPES.OWNER, scope.owner()),
        row -> row.get(EMBEDDING_SCOPES.MODEL));
  }

  /** The scope, held until this unit ends; opened if there is none. */
  private VectorScopeState lock(ScopedModel model, int dimension) {
    return VectorSql.lock(session, model)
        .getOrElse(
            () -> {
              KnownModel opened = new KnownModel(model, VectorScopeState.opened(dimension));
              session.run(VectorSql.OPEN, binds -> VectorRows.SCOPES.bind(binds, opened));
              return VectorSql.lock(session, model).get();
            });
  }
}
