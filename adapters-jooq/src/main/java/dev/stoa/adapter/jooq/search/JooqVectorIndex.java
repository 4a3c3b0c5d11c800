package dev.stoa.adapter.jooq.search;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.EmbeddingRefused;
import dev.stoa.domain.search.EmbeddingRefused.UnknownModel;
import dev.stoa.domain.search.EmbeddingRefused.WrongDimension;
import dev.stoa.domain.search.VectorHit;
import dev.stoa.domain.search.VectorIndex;
import dev.stoa.domain.search.VectorScope;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/** The vectors in the table {@code embeddings}, compared in memory. */
public final class JooqVectorIndex implements VectorIndex {

  private final JooqSession session;
  private final VectorSql sql;
  private final RenderedSql lockScope;
  private final VectorComparison comparison;

  /** Keeps at most a quarter of the memory the process may have. */
  public JooqVectorIndex(JooqSession session) {
    this(session, Runtime.getRuntime().maxMemory() / 4);
  }

  JooqVectorIndex(JooqSession session, long cacheBytes) {
    this.session = session;
    this.sql = new VectorSql(session.dialect().sql());
    this.lockScope =
        RenderedSql.of(session.dialect().sql(), session.dialect().lockRows(VectorSql.scope()));
    this.comparison = new VectorComparison(session, sql, new VectorCache(cacheBytes));
  }

  @Override
  public Either<EmbeddingRefused, Embedding> put(
      VectorScope scope, String id, Embedding embedding) {
    String model = embedding.model();
    int given = embedding.dimension();
    KeptScope kept = lock(scope, model, given);
    if (kept.vectors() > 0 && kept.dimension() != given) {
      return Either.left(new WrongDimension(model, given, kept.dimension()));
    }
    boolean isNew = find(scope, id, model).isEmpty();
    KeptScope next = new KeptScope(given, kept.vectors() + (isNew ? 1 : 0), kept.version() + 1);
    advance(scope, model, next);
    write(scope, model, id, next, VectorBytes.of(embedding.values()));
    return Either.right(embedding);
  }

  @Override
  public void remove(VectorScope scope, String id) {
    session.writing();
    for (String model : models(scope)) {
      if (find(scope, id, model).isDefined()) {
        KeptScope kept = lock(scope, model, 1);
        // Somebody may have been quicker while this one waited.
        if (find(scope, id, model).isDefined()) {
          KeptScope next = new KeptScope(kept.dimension(), kept.vectors() - 1, kept.version() + 1);
          advance(scope, model, next);
          write(scope, model, id, next, null);
        }
      }
    }
  }

  @Override
  public Option<Embedding> find(VectorScope scope, String id, String model) {
    return session
        .one(
            sql.vector,
            binds -> binds.text(scope.source().key()).text(scope.owner()).text(model).text(id),
            row -> Option.of(row.bytes(1)))
        .flatMap(Function.identity())
        .map(bytes -> Embedding.of(model, VectorBytes.read(bytes)));
  }

  @Override
  public Either<EmbeddingRefused, Seq<VectorHit>> nearest(
      VectorScope scope, Embedding embedding, int limit, Function<Seq<String>, Set<String>> admit) {
    String model = embedding.model();
    Option<KeptScope> kept =
        KeptScope.find(session, sql.scope, scope, model).filter(one -> one.vectors() > 0);
    if (kept.isEmpty()) {
      Seq<String> others = models(scope);
      return others.isEmpty()
          ? Either.right(Vector.empty())
          : Either.left(new UnknownModel(model, others));
    }
    int dimension = kept.get().dimension();
    if (dimension != embedding.dimension()) {
      return Either.left(new WrongDimension(model, embedding.dimension(), dimension));
    }
    float[] direction = Direction.normalise(embedding.values());
    Nearest nearest = comparison.compare(scope, model, kept.get(), direction);
    return Either.right(nearest.admitted(limit, admit));
  }

  private Seq<String> models(VectorScope scope) {
    return session.list(
        sql.models,
        binds -> binds.text(scope.source().key()).text(scope.owner()),
        row -> row.text(1));
  }

  /** The scope, held until this unit ends; opened if there is none. */
  private KeptScope lock(VectorScope scope, String model, int dimension) {
    session.writing();
    Option<KeptScope> kept = KeptScope.find(session, lockScope, scope, model);
    if (kept.isDefined()) {
      return kept.get();
    }
    session.run(
        sql.open,
        binds ->
            binds.text(scope.source().key()).text(scope.owner()).text(model).number(dimension));
    return KeptScope.find(session, lockScope, scope, model).get();
  }

  private void advance(VectorScope scope, String model, KeptScope next) {
    session.run(
        sql.advance,
        binds ->
            binds
                .number(next.dimension())
                .number(next.vectors())
                .number(next.version())
                .text(scope.source().key())
                .text(scope.owner())
                .text(model));
  }

  private void write(VectorScope scope, String model, String id, KeptScope kept, byte[] vector) {
    session.run(
        sql.put,
        binds ->
            binds
                .text(scope.source().key())
                .text(scope.owner())
                .text(model)
                .text(id)
                .number(kept.version())
                .number(kept.dimension())
                .bytes(vector));
  }
}
