package dev.stoa.testkit.evolution;

import static dev.stoa.testkit.evolution.EvolutionSamples.AT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.EvolutionStorage;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.GenerationQuery;
import dev.stoa.domain.evolution.GenerationScores;
import dev.stoa.domain.evolution.GenerationStatus;
import dev.stoa.domain.evolution.Generations;
import dev.stoa.domain.evolution.NewEpisode;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.Retention;
import dev.stoa.domain.evolution.Termination;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of generations. */
public interface GenerationsContract extends WorkspaceContract<EvolutionStorage> {

  @Test
  default void aGenerationIsStoredAndChangesItsStatus() {
    Generation first = given("first-abcdef", 1);
    Generation second =
        samples()
            .add(
                new Generation(
                    new GenerationId("second"),
                    2,
                    GenerationStatus.SHADOW_TRIAL,
                    Option.some(first.id()),
                    AT));
    assertEquals(Option.some(second), ask(all -> all.find(second.id())));
    assertEquals(List.of(first), ask(all -> all.endingWith("abcdef", 9)).toList());
    assertEquals(Option.none(), ask(Generations::active));
    Generation active = second.become(GenerationStatus.ACTIVE).get();
    write(
        all -> {
          assertEquals(2L, all.lockNewest());
          all.save(active);
          return true;
        });
    assertEquals(Option.some(active), ask(Generations::active));
    assertEquals(0L, (long) ask(all -> all.find(Vector.of(new GenerationId("none"))).size()));
  }

  @Test
  default void onlyOneGenerationIsActive() {
    Generation active =
        new Generation(new GenerationId("a"), 1, GenerationStatus.ACTIVE, Option.none(), AT);
    samples().add(active);
    assertThrows(
        StorageException.class,
        () ->
            samples()
                .add(
                    new Generation(
                        new GenerationId("b"), 2, GenerationStatus.ACTIVE, Option.none(), AT)));
    assertThrows(StorageException.class, () -> given("c", 1));
    assertThrows(StorageException.class, () -> given("d", 3, "unknown"));
  }

  @Test
  default void generationsAreListedBySequence() {
    // Ids against the order of age, and all of one instant.
    Vector<Generation> all = Vector.rangeClosed(1, 5).map(i -> given("g" + (9 - i), i));
    Vector<Generation> newestFirst = all.reverse();
    assertEquals(
        newestFirst, ask(generations -> generations.page(GenerationQuery.all().limit(99))));
    assertEquals(
        newestFirst.drop(2).take(1),
        ask(generations -> generations.page(GenerationQuery.all().after(4L).limit(1))));
    assertEquals(
        newestFirst,
        ask(
            generations ->
                generations.page(
                    GenerationQuery.all().status(GenerationStatus.ARCHIVED).limit(99))));
    assertTrue(
        ask(generations ->
                generations.page(
                    GenerationQuery.all().status(GenerationStatus.ACTIVE).after(9L).limit(99)))
            .isEmpty());
  }

  /** A parent is older than its children, so no walk along parents comes back. */
  @Test
  default void aLineageHasNoCycle() {
    long seed = 20260102;
    Random random = new Random(seed);
    Vector<Generation> all = Vector.empty();
    for (int i = 1; i <= 60; i++) {
      all =
          all.append(
              all.isEmpty() || random.nextInt(8) == 0
                  ? given("g" + i, i)
                  : given("g" + i, i, all.get(random.nextInt(all.size())).id().value()));
    }
    for (Generation one : all) {
      Seq<Generation> ancestors = ask(generations -> generations.ancestors(one.id(), 99));
      assertEquals(expectedAncestors(one, all), ancestors.toVector(), "seed " + seed);
      Vector<Generation> known = all;
      Vector<Generation> below = all.filter(other -> expectedAncestors(other, known).contains(one));
      assertEquals(
          below,
          ask(generations -> generations.descendants(one.id(), 99)).toVector(),
          "seed " + seed);
    }
  }

  private static Vector<Generation> expectedAncestors(Generation of, Seq<Generation> all) {
    Vector<Generation> found = Vector.empty();
    Option<GenerationId> next = of.parent();
    while (next.isDefined()) {
      GenerationId id = next.get();
      Generation parent = all.find(one -> one.id().equals(id)).get();
      assertTrue(found.isEmpty() || parent.sequence() < found.last().sequence());
      found = found.append(parent);
      next = parent.parent();
    }
    return found;
  }

  @Test
  default void aLongLineageStopsAtTheLimit() {
    given("g1", 1);
    for (int i = 2; i <= 6; i++) {
      given("g" + i, i, "g" + (i - 1));
    }
    assertEquals(
        List.of(5L, 4L),
        ask(generations -> generations.ancestors(new GenerationId("g6"), 2))
            .map(Generation::sequence)
            .toList());
    assertEquals(
        List.of(2L, 3L),
        ask(generations -> generations.descendants(new GenerationId("g1"), 2))
            .map(Generation::sequence)
            .toList());
  }

  @Test
  default void scoresCountEpisodesAlsoAfterTheyWereArchived() {
    Generation one = given("g1", 1);
    given("g2", 2);
    ProfileId a = samples().profile("a", one).id();
    samples().episode("e1", one, a, a, -4);
    samples().episode("e2", one, a, a, 2);
    samples().episode("e3", one, a, a, 2);
    samples()
        .add(
            new Episode(
                new EpisodeId("e4"),
                NewEpisode.of(one.id(), a, a, Termination.TIMEOUT, 5, 5).asShadowTrial().result(),
                AT,
                Option.none()));
    GenerationScores expected = new GenerationScores(one.id(), HashMap.of(-4, 1L, 2, 2L));
    Vector<GenerationId> wanted = Vector.of(one.id(), new GenerationId("g2"));
    assertEquals(List.of(expected), ask(all -> all.scores(wanted)).toList());
    storage()
        .unitOfWork()
        .run(() -> storage().episodePruning().prune(new Retention.Plan(2, 2, -3), AT));
    assertEquals(List.of(expected), ask(all -> all.scores(wanted)).toList());
    assertEquals(0, expected.mean());
  }

  private EvolutionSamples samples() {
    return new EvolutionSamples(storage());
  }

  private Generation given(String id, long sequence, String... parent) {
    return samples().generation(id, sequence, parent);
  }

  private <T> T ask(Function<Generations, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().generations()));
  }

  private <T> T write(Function<Generations, T> work) {
    return storage().unitOfWork().run(() -> work.apply(storage().generations()));
  }
}
