package dev.stoa.testkit.evolution;

import static dev.stoa.testkit.evolution.EvolutionSamples.AT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeAction;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.EvolutionStorage;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.PruneReport;
import dev.stoa.domain.evolution.Retention;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The contract of every store that prunes episodes. */
public interface EpisodePruningContract extends WorkspaceContract<EvolutionStorage> {

  /** Whatever was played: the newest stay, failures keep their actions, again changes nothing. */
  @Test
  default void pruningKeepsWhatTheRuleSays() {
    long seed = 20260103;
    Random random = new Random(seed);
    Vector<Tuple2<Generation, Episode>> played = played(random);
    Retention retention = new Retention(4, 2, -3);
    Retention.Plan plan = plan(retention);
    PruneReport counted = storage().unitOfWork().read(() -> storage().episodePruning().count(plan));
    assertEquals(counted, prune(plan), "seed " + seed);
    assertTrue(counted.archivedEpisodes() > 0 && counted.thinnedActions() > 0);
    assertEquals(new PruneReport(0, 0, 0, 0), prune(plan), "seed " + seed);
    long newest = played.map(one -> one._1.sequence()).max().get();
    for (Tuple2<Generation, Episode> one : played) {
      long rank = newest - one._1.sequence();
      boolean failed = one._2.result().scoreA() <= -3;
      Episode found = find(one._2.id());
      assertEquals(rank >= 4, found.archivedAt().isDefined(), "seed " + seed + " " + found);
      assertEquals(rank < 2 || failed ? 2 : 0, actions(found).size(), "seed " + seed + " " + found);
    }
  }

  @Test
  default void withFewGenerationsNothingIsPruned() {
    Generation only = samples().generation("g", 1);
    ProfileId a = samples().profile("a", only).id();
    Episode stored = samples().episode("e", only, a, a, 5, "one");
    assertEquals(new PruneReport(0, 0, 0, 0), prune(plan(Retention.STANDARD)));
    assertEquals(1, actions(find(stored.id())).size());
    assertEquals(List.of(1L), newest(9));
  }

  private Vector<Tuple2<Generation, Episode>> played(Random random) {
    Vector<Tuple2<Generation, Episode>> all = Vector.empty();
    Generation first = samples().generation("g" + Math.abs(random.nextLong()), 1);
    ProfileId a = samples().profile("a", first).id();
    Generation next = first;
    for (int sequence = 1; sequence <= 9; sequence++) {
      for (int i = 0; i < 6; i++) {
        int score = random.nextInt(11) - 5;
        String id = "e" + Math.abs(random.nextLong());
        all = all.append(Tuple.of(next, samples().episode(id, next, a, a, score, "one", "two")));
      }
      // Ids are not ordered by age.
      next = samples().generation("g" + Math.abs(random.nextLong()), sequence + 1L);
    }
    return all.append(Tuple.of(next, samples().episode("newest", next, a, a, 0, "one", "two")));
  }

  private Retention.Plan plan(Retention retention) {
    return retention.plan(newest(retention.episodes()));
  }

  private List<Long> newest(int limit) {
    return storage().unitOfWork().read(() -> storage().episodePruning().newest(limit)).toList();
  }

  private PruneReport prune(Retention.Plan plan) {
    return storage().unitOfWork().run(() -> storage().episodePruning().prune(plan, AT));
  }

  private Episode find(EpisodeId id) {
    return storage().unitOfWork().read(() -> storage().episodes().find(Vector.of(id))).head();
  }

  private Vector<EpisodeAction> actions(Episode episode) {
    return storage()
        .unitOfWork()
        .read(() -> storage().episodes().actions(episode, 0, 99))
        .toVector();
  }

  private EvolutionSamples samples() {
    return new EvolutionSamples(storage());
  }
}
