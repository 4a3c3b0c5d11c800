package dev.stoa.testkit.evolution;

import static dev.stoa.testkit.evolution.EvolutionSamples.AT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.evolution.AcceptanceRule;
import dev.stoa.domain.evolution.AgentProfile;
import dev.stoa.domain.evolution.EvolutionStorage;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.Judgement;
import dev.stoa.domain.evolution.Mutation;
import dev.stoa.domain.evolution.MutationId;
import dev.stoa.domain.evolution.Mutations;
import dev.stoa.domain.evolution.SuccessiveHalving;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.Tuple;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of judged mutations. */
public interface MutationsContract extends WorkspaceContract<EvolutionStorage> {

  @Test
  default void aMutationIsStoredWithItsEvidence() {
    Generation generation = samples().generation("g", 1);
    AgentProfile parent = samples().profile("a", generation);
    AgentProfile variant = samples().profile("b", generation);
    Judgement judged =
        AcceptanceRule.STANDARD.judge(
            List.of(3, 3, 4, 3, 4, 3, 3, 4, 3, 3), List.of(0, 1, -1, 0, 0, 1, 0, -1, 0, 0));
    Mutation mutation =
        Mutation.judged(
            new MutationId("m"),
            generation,
            parent,
            variant,
            judged,
            Option.some("Never open high."),
            AT);
    add(mutation);
    assertEquals(Option.some(mutation), ask(all -> all.find(mutation.id())));
    assertEquals(
        List.of(mutation),
        ask(all -> all.ofVariants(Vector.of(variant.id(), parent.id()))).toList());
    Mutation again =
        Mutation.judged(
            new MutationId("n"), generation, parent, variant, judged, Option.none(), AT);
    assertThrows(StorageException.class, () -> add(again));
  }

  @Test
  default void aDroppedVariantHasNoTest() {
    Generation generation = samples().generation("g", 1);
    AgentProfile parent = samples().profile("a", generation);
    Judgement dropped =
        SuccessiveHalving.round(List.of(Tuple.of(parent.id(), (Seq<Integer>) List.of(1, 2, 2))))
            .head()
            .judgement();
    Mutation mutation =
        Mutation.judged(
            new MutationId("m"), generation, parent, parent, dropped, Option.none(), AT);
    add(mutation);
    assertEquals(Option.some(mutation), ask(all -> all.find(mutation.id())));
  }

  @Test
  default void mutationsAreListedNewestGenerationFirst() {
    Vector<Mutation> all =
        Vector.rangeClosed(1, 3)
            .flatMap(
                sequence -> {
                  Generation generation = samples().generation("g" + (9 - sequence), sequence);
                  AgentProfile parent = samples().profile("p" + sequence, generation);
                  return Vector.of("x", "y")
                      .map(
                          name ->
                              add(
                                  Mutation.judged(
                                      new MutationId(name + sequence),
                                      generation,
                                      parent,
                                      samples().profile(name + sequence, generation),
                                      AcceptanceRule.STANDARD.judge(List.of(1, 2), List.of(1, 2)),
                                      Option.when(name.equals("y"), "Not " + sequence),
                                      AT)));
                });
    Vector<Mutation> expected = all.sortBy(Mutation::key);
    assertEquals("y3", expected.head().id().value());
    assertEquals(expected, ask(mutations -> mutations.page(Option.none(), 99)));
    assertEquals(
        expected.drop(2).take(2),
        ask(mutations -> mutations.page(Option.some(expected.get(1).key()), 2)));
    Vector<Generation> some =
        storage()
            .unitOfWork()
            .read(
                () ->
                    storage()
                        .generations()
                        .find(expected.map(Mutation::generation).distinct())
                        .filter(one -> one.sequence() < 3)
                        .toVector());
    assertEquals(
        List.of("Not 2", "Not 1"),
        ask(mutations -> mutations.constraints(some, 9)).flatMap(Mutation::constraint).toList());
  }

  private Mutation add(Mutation mutation) {
    storage()
        .unitOfWork()
        .run(
            () -> {
              storage().mutations().add(Vector.of(mutation));
              return true;
            });
    return mutation;
  }

  private EvolutionSamples samples() {
    return new EvolutionSamples(storage());
  }

  private <T> T ask(Function<Mutations, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().mutations()));
  }
}
