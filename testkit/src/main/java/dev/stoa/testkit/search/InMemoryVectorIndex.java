package dev.stoa.testkit.search;

import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.search.ComparedVectors;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.EmbeddingRefused;
import dev.stoa.domain.search.EmbeddingRefused.UnknownModel;
import dev.stoa.domain.search.EmbeddingRefused.WrongDimension;
import dev.stoa.domain.search.VectorHit;
import dev.stoa.domain.search.VectorIndex;
import dev.stoa.domain.search.VectorScope;
import dev.stoa.domain.search.VectorSource;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.Tuple2;
import io.vavr.collection.HashSet;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.function.Function;

/** The vectors in a map, compared one after the other. */
public final class InMemoryVectorIndex implements VectorIndex {

  private record Key(VectorScope scope, String model, String id) {}

  private final Cell<Map<Key, Embedding>> vectors;

  public InMemoryVectorIndex(InMemoryUnitOfWork unit) {
    this.vectors = unit.cell(LinkedHashMap.empty());
  }

  @Override
  public Either<EmbeddingRefused, Seq<Embedding>> putAll(
      VectorScope scope, Map<String, Embedding> embeddings) {
    Map<Key, Embedding> before = vectors.get();
    vectors.update(all -> all);
    for (Tuple2<String, Embedding> one : embeddings) {
      Option<EmbeddingRefused> refused = wrongDimension(scope, one._2);
      if (refused.isDefined()) {
        vectors.update(all -> before);
        return Either.left(refused.get());
      }
      vectors.update(all -> all.put(new Key(scope, one._2.model(), one._1), one._2));
    }
    return Either.right(embeddings.values().toVector());
  }

  @Override
  public void removeAll(VectorScope scope, Seq<String> ids) {
    vectors.update(
        all -> all.filterKeys(key -> !(key.scope().equals(scope) && ids.contains(key.id()))));
  }

  @Override
  public Option<Embedding> find(VectorScope scope, String id, String model) {
    return vectors.get().get(new Key(scope, model, id));
  }

  @Override
  public Either<EmbeddingRefused, Seq<VectorHit>> nearest(
      VectorScope scope, Embedding embedding, int limit, Function<Seq<String>, Set<String>> admit) {
    Map<Key, Embedding> stored = of(scope, embedding.model());
    if (stored.isEmpty()) {
      Seq<String> models = models(scope);
      return models.isEmpty()
          ? Either.right(Vector.empty())
          : Either.left(new UnknownModel(embedding.model(), models));
    }
    Option<EmbeddingRefused> refused = wrongDimension(scope, embedding);
    if (refused.isDefined()) {
      return Either.left(refused.get());
    }
    Seq<VectorHit> hits =
        stored
            .toVector()
            .map(pair -> new VectorHit(pair._1.id(), cosine(embedding, pair._2)))
            .sorted(
                Comparator.comparingDouble(VectorHit::cosine)
                    .reversed()
                    .thenComparing(VectorHit::id, CodePointOrder::compare));
    Set<String> admitted = admit.apply(hits.map(VectorHit::id));
    return Either.right(hits.filter(hit -> admitted.contains(hit.id())).take(limit));
  }

  @Override
  public Either<EmbeddingRefused, ComparedVectors> compare(
      VectorScope scope,
      Embedding embedding,
      Seq<String> ids,
      int limit,
      Function<Seq<String>, Set<String>> admit) {
    return nearest(scope, embedding, Integer.MAX_VALUE, every -> every.toSet())
        .map(
            all -> {
              Set<String> admitted = admit.apply(all.map(VectorHit::id));
              Seq<VectorHit> nearest = all.filter(hit -> admitted.contains(hit.id())).take(limit);
              Map<String, Double> cosines =
                  all.filter(hit -> ids.contains(hit.id()))
                      .appendAll(nearest)
                      .toMap(VectorHit::id, VectorHit::cosine);
              return all.isEmpty()
                  ? ComparedVectors.NONE
                  : new ComparedVectors(
                      nearest,
                      cosines,
                      all.size(),
                      all.map(VectorHit::cosine).average().get(),
                      all.head().cosine());
            });
  }

  @Override
  public Seq<VectorScope> scopes(VectorSource source) {
    return vectors
        .get()
        .keySet()
        .map(Key::scope)
        .filter(scope -> scope.source() == source)
        .toVector()
        .sorted(Comparator.comparing(VectorScope::owner, CodePointOrder::compare));
  }

  private Option<EmbeddingRefused> wrongDimension(VectorScope scope, Embedding embedding) {
    return of(scope, embedding.model())
        .values()
        .headOption()
        .filter(stored -> stored.dimension() != embedding.dimension())
        .map(
            stored ->
                new WrongDimension(embedding.model(), embedding.dimension(), stored.dimension()));
  }

  private Map<Key, Embedding> of(VectorScope scope, String model) {
    return vectors.get().filterKeys(key -> key.scope().equals(scope) && key.model().equals(model));
  }

  @Override
  public Set<String> known(VectorScope scope, String model, Seq<String> ids) {
    return HashSet.ofAll(ids.filter(id -> find(scope, id, model).isDefined()));
  }

  @Override
  public void removeModel(VectorScope scope, String model) {
    vectors.update(
        all -> all.filterKeys(key -> !(key.scope().equals(scope) && key.model().equals(model))));
  }

  @Override
  public Seq<String> models(VectorScope scope) {
    return vectors
        .get()
        .keySet()
        .filter(key -> key.scope().equals(scope))
        .map(Key::model)
        .toVector()
        .distinct()
        .sorted(CodePointOrder::compare);
  }

  private static double cosine(Embedding left, Embedding right) {
    double dot = 0;
    double leftSquare = 0;
    double rightSquare = 0;
    float[] a = left.values();
    float[] b = right.values();
    for (int i = 0; i < a.length; i++) {
      dot += (double) a[i] * b[i];
      leftSquare += (double) a[i] * a[i];
      rightSquare += (double) b[i] * b[i];
    }
    return dot / Math.sqrt(leftSquare) / Math.sqrt(rightSquare);
  }
}
