package dev.stoa.testkit.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.search.ComparedVectors;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.EmbeddingRefused;
import dev.stoa.domain.search.EmbeddingRefused.UnknownModel;
import dev.stoa.domain.search.EmbeddingRefused.WrongDimension;
import dev.stoa.domain.search.VectorHit;
import dev.stoa.domain.search.VectorScope;
import dev.stoa.domain.search.VectorSource;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Objects;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every vector index. */
public interface VectorIndexContract extends SearchWorkspace {

  /** Whose vectors these contracts compare. */
  VectorScope SCOPE = new VectorScope(VectorSource.MEMORY, "me");

  @Test
  default void aVectorIsStoredToTheLastBit() {
    Embedding given = Embedding.of("m", 0.1f, -3e-20f, 1e20f, Float.MIN_VALUE);
    assertEquals(Either.right(given), put("a", given));
    assertEquals(Option.some(given), find("a", "m"));
    assertEquals(Option.none(), find("a", "other"));
    assertEquals(Option.none(), find("b", "m"));
  }

  @Test
  default void theNearestComeFirst() {
    put("far", Embedding.of("m", -1, 0));
    put("near", Embedding.of("m", 9, 1));
    put("same", Embedding.of("m", 5, 0));
    put("across", Embedding.of("m", 0, 2));
    Seq<VectorHit> hits = nearest(Embedding.of("m", 1, 0), 9);
    assertEquals(List.of("same", "near", "across", "far"), ids(hits));
    assertEquals(1, hits.head().cosine(), 1e-6);
    assertEquals(9 / Math.sqrt(82), hits.get(1).cosine(), 1e-6);
    assertEquals(0, hits.get(2).cosine(), 1e-6);
    assertEquals(-1, hits.get(3).cosine(), 1e-6);
    assertEquals(List.of("same", "near"), ids(nearest(Embedding.of("m", 1, 0), 2)));
  }

  @Test
  default void tiesAreOrderedById() {
    for (String id : List.of("\uD83D\uDE00", "b", "\uE000", "a")) {
      put(id, Embedding.of("m", 1, 2, 3));
    }
    assertEquals(
        List.of("a", "b", "\uE000", "\uD83D\uDE00"), ids(nearest(Embedding.of("m", 3, 2, 1), 9)));
  }

  @Test
  default void theComparisonIsExact() {
    Random random = new Random(7);
    java.util.Map<String, float[]> stored = new java.util.HashMap<>();
    for (int i = 0; i < 200; i++) {
      float[] values = some(random, 21);
      stored.put("id-" + i, values);
      put("id-" + i, Embedding.of("m", values));
    }
    float[] query = some(random, 21);
    java.util.List<String> expected = new ArrayList<>(stored.keySet());
    expected.sort(
        (left, right) ->
            Double.compare(
                cosine(Objects.requireNonNull(stored.get(right)), query),
                cosine(Objects.requireNonNull(stored.get(left)), query)));
    assertEquals(List.ofAll(expected), ids(nearest(Embedding.of("m", query), 200)));
  }

  @Test
  default void theCosinesAskedForAreThoseThatTheUnitSees() {
    put("near", Embedding.of("m", 1, 0));
    put("across", Embedding.of("m", 0, 1));
    put("far", Embedding.of("m", -1, 0));
    ComparedVectors before = read(() -> compared("across", "far", "never"));
    assertEquals(LinkedHashMap.of("near", 1.0, "across", 0.0, "far", -1.0), before.cosines());
    assertEquals(3, before.count());
    assertEquals(0, before.mean(), 1e-6);
    assertEquals(1, before.max(), 1e-6);
    ComparedVectors within =
        write(
            () -> {
              storage().vectorIndex().put(SCOPE, "far", Embedding.of("m", 0, -1));
              storage().vectorIndex().remove(SCOPE, "across");
              return compared("across", "far", "never");
            });
    assertEquals(LinkedHashMap.of("near", 1.0, "far", 0.0), within.cosines());
    assertEquals(within, read(() -> compared("across", "far", "never")));
  }

  private ComparedVectors compared(String... wanted) {
    return storage()
        .vectorIndex()
        .compare(SCOPE, Embedding.of("m", 1, 0), List.of(wanted), 1, Seq::toSet)
        .get();
  }

  @Test
  default void aVectorPutAgainReplacesTheFirst() {
    put("a", Embedding.of("m", 1, 0));
    put("b", Embedding.of("m", 1, 1));
    assertEquals(List.of("a", "b"), ids(nearest(Embedding.of("m", 1, 0), 9)));
    put("a", Embedding.of("m", 0, 1));
    assertEquals(List.of("b", "a"), ids(nearest(Embedding.of("m", 1, 0), 9)));
  }

  @Test
  default void removingAVectorRemovesItInEveryModel() {
    put("a", Embedding.of("m", 1, 0));
    put("a", Embedding.of("n", 1, 0, 0));
    put("b", Embedding.of("m", 0, 1));
    assertEquals(2, nearest(Embedding.of("m", 1, 0), 9).size());
    write(() -> storage().vectorIndex().remove(SCOPE, "a"));
    assertEquals(List.of("b"), ids(nearest(Embedding.of("m", 1, 0), 9)));
    assertEquals(Option.none(), find("a", "n"));
    write(() -> storage().vectorIndex().remove(SCOPE, "a"));
    write(() -> storage().vectorIndex().remove(SCOPE, "never"));
    put("a", Embedding.of("m", 1, 0));
    assertEquals(List.of("a", "b"), ids(nearest(Embedding.of("m", 1, 0), 9)));
  }

  @Test
  default void manyAreStoredAtOnceOrNone() {
    put("a", Embedding.of("m", 1, 0));
    Map<String, Embedding> two =
        LinkedHashMap.of("a", Embedding.of("m", 0, 1), "b", Embedding.of("n", 1, 0, 0));
    assertEquals(
        Either.right(two.values().toVector()),
        write(() -> storage().vectorIndex().putAll(SCOPE, two)).map(Seq::toVector));
    assertEquals(two.get("a"), find("a", "m"));
    assertEquals(two.get("b"), find("b", "n"));
    Map<String, Embedding> wrong =
        LinkedHashMap.of("c", Embedding.of("m", 1, 1), "d", Embedding.of("m", 1, 1, 1));
    assertEquals(
        Either.left(new WrongDimension("m", 3, 2)),
        write(() -> storage().vectorIndex().putAll(SCOPE, wrong)));
    assertEquals(Option.none(), find("c", "m"));
    write(() -> storage().vectorIndex().removeAll(SCOPE, List.of("a", "b", "never")));
    assertEquals(Option.none(), find("a", "m"));
    assertEquals(Option.none(), find("b", "n"));
  }

  @Test
  default void theRestIsFoundAfterManyRemovals() {
    Seq<String> ids = List.range(0, 200).map(i -> "id-" + (1000 + i));
    for (int round = 0; round < 3; round++) {
      write(
          () ->
              storage()
                  .vectorIndex()
                  .putAll(
                      SCOPE,
                      LinkedHashMap.ofEntries(
                          ids.zipWithIndex(
                              (id, i) -> new Tuple2<>(id, Embedding.of("m", 1000 - i, i))))));
      assertEquals(200, nearest(Embedding.of("m", 1, 0), 999).size());
      write(() -> storage().vectorIndex().removeAll(SCOPE, ids.drop(3)));
      assertEquals(ids.take(3).toList(), ids(nearest(Embedding.of("m", 1, 0), 999)));
    }
  }

  @Test
  default void anotherDimensionThrows() {
    put("a", Embedding.of("m", 1, 0));
    assertEquals(Either.left(new WrongDimension("m", 3, 2)), put("b", Embedding.of("m", 1, 0, 0)));
    assertEquals(Either.left(new WrongDimension("m", 3, 2)), ask(Embedding.of("m", 1, 0, 0), 9));
    assertEquals(List.of("a"), ids(nearest(Embedding.of("m", 1, 0), 9)));
    // Once none is left, the next one may be of any.
    write(() -> storage().vectorIndex().remove(SCOPE, "a"));
    assertTrue(put("b", Embedding.of("m", 1, 0, 0)).isRight());
    assertEquals(List.of("b"), ids(nearest(Embedding.of("m", 1, 0, 0), 9)));
  }

  @Test
  default void anUnknownModelIsRefusedIfOthersExist() {
    assertEquals(Either.right(Vector.empty()), ask(Embedding.of("m", 1, 0), 9));
    put("a", Embedding.of("n", 1, 0));
    put("a", Embedding.of("l", 1, 0));
    assertEquals(
        Either.left(new UnknownModel("m", Vector.of("l", "n"))), ask(Embedding.of("m", 1, 0), 9));
  }

  @Test
  default void scopesAreSeparate() {
    VectorScope other = new VectorScope(VectorSource.MEMORY, "you");
    VectorScope strategies = new VectorScope(VectorSource.STRATEGY, "me");
    put("a", Embedding.of("m", 1, 0));
    write(() -> storage().vectorIndex().put(other, "b", Embedding.of("m", 1, 0, 0)));
    write(() -> storage().vectorIndex().put(strategies, "c", Embedding.of("m", 1)));
    assertEquals(List.of("a"), ids(nearest(Embedding.of("m", 1, 0), 9)));
    write(() -> storage().vectorIndex().remove(other, "a"));
    assertEquals(List.of("a"), ids(nearest(Embedding.of("m", 1, 0), 9)));
  }

  @Test
  default void nearestContinuesUntilEnoughAreAdmitted() {
    write(
        () -> {
          for (int i = 0; i < 700; i++) {
            Embedding embedding = Embedding.of("m", 1000 - i, i);
            storage().vectorIndex().put(SCOPE, "id-" + (1000 + i), embedding);
          }
        });
    Function<Seq<String>, Set<String>> last =
        ids -> ids.filter(id -> id.compareTo("id-1695") >= 0).toSet();
    Either<EmbeddingRefused, Seq<VectorHit>> found =
        read(() -> storage().vectorIndex().nearest(SCOPE, Embedding.of("m", 1, 0), 3, last));
    assertEquals(List.of("id-1695", "id-1696", "id-1697"), ids(found.get()));
    Function<Seq<String>, Set<String>> none = ids -> ids.filter(id -> false).toSet();
    assertEquals(
        Either.right(Vector.empty()),
        read(() -> storage().vectorIndex().nearest(SCOPE, Embedding.of("m", 1, 0), 3, none)));
  }

  @Test
  default void aUnitSeesItsVectorsAndAFailureRollsThemBack() {
    put("a", Embedding.of("m", 1, 0));
    put("b", Embedding.of("m", 1, 1));
    assertEquals(List.of("a", "b"), ids(nearest(Embedding.of("m", 1, 0), 9)));
    assertThrows(
        IllegalStateException.class,
        () ->
            write(
                () -> {
                  storage().vectorIndex().put(SCOPE, "c", Embedding.of("m", 2, 0.1f));
                  storage().vectorIndex().put(SCOPE, "b", Embedding.of("m", -1, 0));
                  storage().vectorIndex().remove(SCOPE, "a");
                  assertEquals(List.of("c", "b"), ids(within(Embedding.of("m", 1, 0))));
                  throw new IllegalStateException("on purpose");
                }));
    assertEquals(List.of("a", "b"), ids(nearest(Embedding.of("m", 1, 0), 9)));
    put("d", Embedding.of("m", 1, 0.1f));
    assertEquals(List.of("a", "d", "b"), ids(nearest(Embedding.of("m", 1, 0), 9)));
  }

  @Test
  default void aReadUnitCannotPut() {
    assertThrows(
        IllegalStateException.class,
        () -> read(() -> storage().vectorIndex().put(SCOPE, "a", Embedding.of("m", 1))));
  }

  private static float[] some(Random random, int dimension) {
    float[] values = new float[dimension];
    for (int i = 0; i < dimension; i++) {
      values[i] = (float) random.nextGaussian();
    }
    return values;
  }

  private static double cosine(float[] left, float[] right) {
    double dot = 0;
    double square = 0;
    for (int i = 0; i < left.length; i++) {
      dot += (double) left[i] * right[i];
      square += (double) left[i] * left[i];
    }
    return dot / Math.sqrt(square);
  }

  private Either<EmbeddingRefused, Embedding> put(String id, Embedding embedding) {
    return storage().unitOfWork().write(() -> storage().vectorIndex().put(SCOPE, id, embedding));
  }

  private Option<Embedding> find(String id, String model) {
    return read(() -> storage().vectorIndex().find(SCOPE, id, model));
  }

  private Either<EmbeddingRefused, Seq<VectorHit>> ask(Embedding embedding, int limit) {
    return read(() -> storage().vectorIndex().nearest(SCOPE, embedding, limit, Seq::toSet))
        .map(Seq::toVector);
  }

  private Seq<VectorHit> nearest(Embedding embedding, int limit) {
    return ask(embedding, limit).get();
  }

  private Seq<VectorHit> within(Embedding embedding) {
    return storage().vectorIndex().nearest(SCOPE, embedding, 9, Seq::toSet).get();
  }

  private static List<String> ids(Seq<VectorHit> hits) {
    return hits.map(VectorHit::id).toList();
  }
}
