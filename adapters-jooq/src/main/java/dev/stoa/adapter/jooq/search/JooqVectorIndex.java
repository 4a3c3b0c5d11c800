package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.EmbeddingScopes.EMBEDDING_SCOPES;
import static dev.stoa.schema.generated.tables.Embeddings.EMBEDDINGS;

import dev.stoa.adapter.jooq.sql.Binds;
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
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.function.Function;

/** The vectors in the table {@code embeddings}, compared in memory. */
public final class JooqVectorIndex implements VectorIndex {

  private final JooqSession session;
  private final VectorComparison comparison;

  public JooqVectorIndex(JooqSession session, VectorMemory memory) {
    this.session = session;
    this.comparison = new VectorComparison(session, new VectorCache(memory));
  }

  @Override
  public Either<EmbeddingRefused, Seq<Embedding>> putAll(
      VectorScope scope, Map<String, Embedding> embeddings) {
    session.writing();
    Seq<Batch> batches = Vector.empty();
    // In the order of models, so that two writers cannot wait for each other.
    for (String model : embeddings.values().map(Embedding::model).distinct().sorted()) {
      Map<String, Embedding> given = embeddings.filterValues(one -> one.model().equals(model));
      int first = given.head()._2.dimension();
      VectorScopeState state = lock(scope, model, first);
      int expected = state.vectors() > 0 ? state.dimension() : first;
      for (Embedding one : given.values()) {
        if (one.dimension() != expected) {
          return Either.left(new WrongDimension(model, one.dimension(), expected));
        }
      }
      batches = batches.append(new Batch(model, given, state));
    }
    batches.forEach(batch -> put(scope, batch));
    return Either.right(embeddings.values());
  }

  /** Vectors of one model, and what was kept of it before. */
  private record Batch(String model, Map<String, Embedding> given, VectorScopeState state) {}

  /** One version for all of them. */
  private void put(VectorScope scope, Batch batch) {
    String model = batch.model();
    Map<String, Embedding> given = batch.given();
    Seq<Boolean> known =
        session.list(
            VectorSql.KNOWN,
            binds -> of(binds, scope, model).set(VectorSql.IDS, given.keySet()),
            row -> row.get(VectorSql.IS_THERE));
    long existing = known.count(isThere -> isThere);
    VectorScopeState next =
        batch
            .state()
            .afterPutting(
                given.head()._2.dimension(), given.size() - existing, known.size() - existing);
    advance(scope, model, next);
    session.batch(
        VectorSql.PUT,
        given,
        (binds, one) ->
            of(binds, scope, model)
                .set(EMBEDDINGS.ID, one._1)
                .set(EMBEDDINGS.VERSION, next.version())
                .set(EMBEDDINGS.DIMENSION, (long) next.dimension())
                .set(EMBEDDINGS.VECTOR, VectorBytes.of(one._2.values())));
  }

  @Override
  public void removeAll(VectorScope scope, Seq<String> ids) {
    session.writing();
    for (String model : models(scope)) {
      VectorScopeState state = lock(scope, model, 1);
      long removed =
          session.change(
              VectorSql.REMOVE,
              binds ->
                  of(binds, scope, model)
                      .set(EMBEDDINGS.VERSION, state.version() + 1)
                      .set(VectorSql.IDS, ids));
      if (removed > 0) {
        VectorScopeState next = state.afterRemoving(removed);
        if (next.isLittered()) {
          session.run(VectorSql.COMPACT, binds -> of(binds, scope, model));
          next = next.afterCompacting();
        }
        advance(scope, model, next);
      }
    }
  }

  @Override
  public Option<Embedding> find(VectorScope scope, String id, String model) {
    return session
        .one(
            VectorSql.VECTOR,
            binds -> of(binds, scope, model).set(EMBEDDINGS.ID, id),
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

  /** Every vector of the model, compared; none if the scope has no vectors at all. */
  private Either<EmbeddingRefused, Option<Nearest>> compared(
      VectorScope scope, Embedding embedding, Seq<String> wanted) {
    String model = embedding.model();
    Option<VectorScopeState> state =
        VectorScopeState.find(session, VectorSql.SCOPE, scope, model)
            .filter(one -> one.vectors() > 0);
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
    return Either.right(
        Option.some(comparison.compare(scope, model, state.get(), direction, wanted)));
  }

  @Override
  public Set<String> known(VectorScope scope, String model, Seq<String> ids) {
    return HashSet.ofAll(
        session.list(
            VectorSql.THERE,
            binds -> of(binds, scope, model).set(VectorSql.IDS, ids),
            row -> row.get(EMBEDDINGS.ID)));
  }

  @Override
  public void removeModel(VectorScope scope, String model) {
    session.writing();
    VectorScopeState state = lock(scope, model, 1);
    session.run(VectorSql.REMOVE_MODEL, binds -> of(binds, scope, model));
    advance(scope, model, state.afterRemoving(state.vectors()).afterCompacting());
  }

  @Override
  public Seq<String> models(VectorScope scope) {
    return session.list(
        VectorSql.MODELS,
        binds ->
            binds
                .set(EMBEDDING_SCOPES.SOURCE, scope.source().label())
                .set(EMBEDDING_SCOPES.OWNER, scope.owner()),
        row -> row.get(EMBEDDING_SCOPES.MODEL));
  }

  /** The scope, held until this unit ends; opened if there is none. */
  private VectorScopeState lock(VectorScope scope, String model, int dimension) {
    Option<VectorScopeState> state =
        VectorScopeState.find(session, VectorSql.LOCKED_SCOPE, scope, model);
    if (state.isDefined()) {
      return state.get();
    }
    session.run(
        VectorSql.OPEN,
        binds -> ofScope(binds, scope, model).set(EMBEDDING_SCOPES.DIMENSION, (long) dimension));
    return VectorScopeState.find(session, VectorSql.LOCKED_SCOPE, scope, model).get();
  }

  private void advance(VectorScope scope, String model, VectorScopeState next) {
    session.run(
        VectorSql.ADVANCE,
        binds ->
            ofScope(binds, scope, model)
                .set(EMBEDDING_SCOPES.DIMENSION, (long) next.dimension())
                .set(EMBEDDING_SCOPES.VECTORS, next.vectors())
                .set(EMBEDDING_SCOPES.REMOVED, next.removed())
                .set(EMBEDDING_SCOPES.VERSION, next.version())
                .set(EMBEDDING_SCOPES.COMPACTED, next.compacted()));
  }

  private static Binds ofScope(Binds binds, VectorScope scope, String model) throws SQLException {
    return binds
        .set(EMBEDDING_SCOPES.SOURCE, scope.source().label())
        .set(EMBEDDING_SCOPES.OWNER, scope.owner())
        .set(EMBEDDING_SCOPES.MODEL, model);
  }

  private static Binds of(Binds binds, VectorScope scope, String model) throws SQLException {
    return binds
        .set(EMBEDDINGS.SOURCE, scope.source().label())
        .set(EMBEDDINGS.OWNER, scope.owner())
        .set(EMBEDDINGS.MODEL, model);
  }
}
