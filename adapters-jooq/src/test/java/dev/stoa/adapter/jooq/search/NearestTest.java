package dev.stoa.adapter.jooq.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.search.ComparedVectors;
import dev.stoa.domain.search.VectorHit;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.util.Comparator;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class NearestTest {

  private static final int MANY = 5_000;

  private final String[] ids = Vector.range(0, MANY).map(i -> "v" + i).toJavaArray(String[]::new);
  private final double[] cosines = cosines(new Random(7));

  /** Few different values, so that many are equally near; some vectors were removed. */
  private static double[] cosines(Random random) {
    double[] made = new double[MANY];
    for (int i = 0; i < MANY; i++) {
      made[i] = random.nextInt(20) == 0 ? Double.NaN : random.nextInt(50) / 50.0;
    }
    return made;
  }

  private Seq<VectorHit> sorted() {
    return Vector.range(0, MANY)
        .filter(i -> !Double.isNaN(cosines[i]))
        .map(i -> new VectorHit(ids[i], cosines[i]))
        .sorted(
            Comparator.comparingDouble(VectorHit::cosine).reversed().thenComparing(VectorHit::id));
  }

  @Test
  void theNearestComeFirstAndEqualOnesById() {
    for (int limit : new int[] {1, 10, 64, 65, 700, MANY}) {
      assertEquals(
          sorted().take(limit),
          new Nearest(ids, cosines, Map.of()).admitted(limit, HashSet::ofAll));
    }
  }

  @Test
  void whereFewAreAdmittedAllAreLookedAt() {
    assertEquals(
        sorted().filter(hit -> hit.id().endsWith("99")).take(40),
        new Nearest(ids, cosines, Map.of())
            .admitted(40, batch -> HashSet.ofAll(batch.filter(id -> id.endsWith("99")))));
  }

  @Test
  void allAreCounted() {
    ComparedVectors compared = new Nearest(ids, cosines, Map.of()).compared(3, HashSet::ofAll);
    assertEquals(sorted().size(), compared.count());
    assertEquals(sorted().map(VectorHit::cosine).average().get(), compared.mean(), 1e-12);
    assertEquals(sorted().take(3), compared.nearest());
  }
}
