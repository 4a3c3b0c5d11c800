package dev.stoa.testkit.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.search.ComparedVectors;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.VectorHit;
import dev.stoa.domain.search.VectorScope;
import dev.stoa.domain.search.VectorSource;
import dev.stoa.domain.storage.Storage;
import io.vavr.Tuple;
import io.vavr.collection.HashSet;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import java.util.Objects;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of a vector index that does not compare all of many vectors. */
public interface ManyVectorsContract extends SearchWorkspace {

  /** Whose vectors these contracts compare. */
  VectorScope SCOPE = new VectorScope(VectorSource.MEMORY, "many");

  /** More than are compared one by one. */
  int MANY = 20_500;

  int DIMENSION = 64;

  int WANTED = 10;

  int TOPICS = 300;

  @Test
  default void theNearestOfManyAreThoseOfAll() {
    Stored stored = new Stored(this);
    stored.put(storage(), 0, MANY);
    stored.assertNearest(storage(), "at first");
    ComparedVectors compared = stored.compared(storage(), List.of("v3", "v20499", "never"));
    assertEquals(MANY, compared.count());
    assertEquals(stored.mean(), compared.mean(), 1e-6);
    assertEquals(stored.nearest().head().cosine(), compared.max(), 1e-6);
    assertEquals(stored.cosine("v3"), compared.cosines().get("v3").get(), 1e-6);
    assertEquals(stored.cosine("v20499"), compared.cosines().get("v20499").get(), 1e-6);
    assertTrue(compared.cosines().get("never").isEmpty());

    // Filters are applied while ranking, however few they leave.
    Function<Seq<String>, Set<String>> rare = ids -> HashSet.ofAll(ids).filter(Stored::isRare);
    assertEquals(
        stored.nearest().map(VectorHit::id).filter(Stored::isRare).take(WANTED).toVector(),
        read(() -> storage().vectorIndex().nearest(SCOPE, stored.question(), WANTED, rare))
            .get()
            .map(VectorHit::id)
            .toVector());

    try (Storage other = openedAgain()) {
      stored.assertNearest(other, "in another process");
      String first = stored.nearest().head().id();
      String second = stored.nearest().get(1).id();
      write(
          () -> {
            // What the unit has written, it finds; others do once it is committed.
            storage().vectorIndex().remove(SCOPE, first);
            stored.forget(first);
            stored.assertWithin(storage(), "within the unit");
            return true;
          });
      stored.assertNearest(other, "after a removal by another process");
      stored.replace(storage(), second);
      stored.assertNearest(other, "after a change by another process");
      stored.put(storage(), MANY, MANY + 300);
      stored.assertNearest(other, "after more came");
      stored.assertNearest(storage(), "after more came, where they were written");
      assertEquals(MANY + 299, stored.compared(other, List.empty()).count());
      assertEquals(stored.mean(), stored.compared(other, List.empty()).mean(), 1e-3);

      // Few follow, without a row that says that the others are gone.
      stored.clear(storage());
      stored.put(storage(), 0, 500);
      stored.assertNearest(other, "after all were removed and few came");
      stored.assertNearest(storage(), "after few came, where they were written");
      assertEquals(500, stored.compared(other, List.empty()).count());
      assertEquals(stored.mean(), stored.compared(other, List.empty()).mean(), 1e-6);
    }
  }

  /** Another workspace of the same database, as another process has it. */
  Storage openedAgain();

  /** What should be in the index. */
  final class Stored {

    private final SearchWorkspace workspace;
    private final Random random = new Random(11);
    private final java.util.Map<String, Embedding> vectors = new java.util.TreeMap<>();
    private final Embedding question = some();
    private java.util.Map<String, Embedding> ranked = java.util.Map.of();
    private Seq<VectorHit> nearest = Vector.empty();

    Stored(SearchWorkspace workspace) {
      this.workspace = workspace;
    }

    static boolean isRare(String id) {
      return id.endsWith("777");
    }

    Embedding question() {
      return question;
    }

    void put(SearchStorage storage, int from, int to) {
      Seq<String> ids = Vector.range(from, to).map(i -> "v" + i);
      ids.forEach(id -> vectors.put(id, some()));
      workspace.write(
          () ->
              storage
                  .vectorIndex()
                  .putAll(
                      SCOPE,
                      LinkedHashMap.ofEntries(ids.map(id -> Tuple.of(id, vectors.get(id))))));
    }

    void replace(SearchStorage storage, String id) {
      vectors.put(id, some());
      workspace.write(() -> storage.vectorIndex().put(SCOPE, id, vectors.get(id)));
    }

    void clear(SearchStorage storage) {
      vectors.clear();
      workspace.write(() -> storage.vectorIndex().removeModel(SCOPE, "m"));
    }

    void forget(String id) {
      vectors.remove(id);
    }

    /** Near one of a few hundred topics, as texts are. */
    private Embedding some() {
      Random topic = new Random(random.nextInt(TOPICS));
      float[] values = new float[DIMENSION];
      for (int i = 0; i < DIMENSION; i++) {
        values[i] = (float) (topic.nextGaussian() + random.nextGaussian() / 2 + i % 3);
      }
      return Embedding.of("m", values);
    }

    double cosine(String id) {
      return cosine(question, Objects.requireNonNull(vectors.get(id), id));
    }

    double mean() {
      return vectors.keySet().stream().mapToDouble(this::cosine).average().getAsDouble();
    }

    Seq<VectorHit> nearest() {
      if (!vectors.equals(ranked)) {
        ranked = java.util.Map.copyOf(vectors);
        nearest =
            Vector.ofAll(vectors.keySet())
                .map(id -> new VectorHit(id, cosine(id)))
                .sortBy(hit -> -hit.cosine());
      }
      return nearest;
    }

    ComparedVectors compared(SearchStorage storage, Seq<String> ids) {
      return storage
          .unitOfWork()
          .read(() -> storage.vectorIndex().compare(SCOPE, question, ids, WANTED, Seq::toSet))
          .get();
    }

    void assertNearest(SearchStorage storage, String when) {
      storage
          .unitOfWork()
          .read(
              () -> {
                assertWithin(storage, when);
                return true;
              });
    }

    void assertWithin(SearchStorage storage, String when) {
      Seq<VectorHit> found =
          storage.vectorIndex().nearest(SCOPE, question, WANTED, Seq::toSet).get();
      assertEquals(
          nearest().take(WANTED).map(VectorHit::id).toVector(),
          found.map(VectorHit::id).toVector(),
          when);
      assertTrue(
          found.forAll(hit -> Math.abs(hit.cosine() - cosine(hit.id())) < 1e-6),
          () -> when + ": " + found);
    }

    private static double cosine(Embedding left, Embedding right) {
      float[] a = left.values();
      float[] b = right.values();
      double dot = 0;
      double square = 0;
      double other = 0;
      for (int i = 0; i < a.length; i++) {
        dot += (double) a[i] * b[i];
        square += (double) a[i] * a[i];
        other += (double) b[i] * b[i];
      }
      return dot / Math.sqrt(square * other);
    }
  }
}
