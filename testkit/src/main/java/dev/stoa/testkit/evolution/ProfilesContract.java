package dev.stoa.testkit.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.evolution.AgentProfile;
import dev.stoa.domain.evolution.Archetype;
import dev.stoa.domain.evolution.EvolutionStorage;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.ProfileDraft;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.Profiles;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of profiles. */
public interface ProfilesContract extends WorkspaceContract<EvolutionStorage> {

  @Test
  default void aProfileIsStoredWhole() {
    Generation generation = samples().generation("g", 1);
    AgentProfile first = samples().profile("a", generation);
    AgentProfile second =
        samples()
            .profile(
                "b",
                generation,
                ProfileDraft.of(Archetype.DISRUPTOR_TENSION, "Say \"no\"\nto ü")
                    .hyperparameters("{\"temperature\":0.7,\"stop\":[\"\\n\"]}")
                    .baseline(-1.25)
                    .mutatedFrom(first.id()));
    assertEquals(Option.some(second), ask(all -> all.find(second.id())));
    assertEquals(Option.none(), ask(all -> all.find(new ProfileId("none"))));
    assertEquals(
        List.of(first.id()),
        ask(all -> all.known(Vector.of(first.id(), new ProfileId("none")))).toList());
  }

  @Test
  default void aProfileBelongsToAStoredGeneration() {
    Generation generation = samples().generation("g", 1);
    samples().profile("a", generation);
    assertThrows(StorageException.class, () -> samples().profile("a", generation));
    Generation unknown =
        new Generation(
            new GenerationId("none"),
            9,
            generation.status(),
            Option.none(),
            generation.createdAt());
    assertThrows(StorageException.class, () -> samples().profile("b", unknown));
  }

  @Test
  default void profilesAreListedByGenerationAndLineage() {
    Generation one = samples().generation("g1", 1);
    Generation two = samples().generation("g2", 2);
    AgentProfile a = samples().profile("a", one);
    AgentProfile b = samples().profile("b", one);
    AgentProfile c =
        samples()
            .profile("c", two, ProfileDraft.of(Archetype.PRIMARY_ACTOR, "c").mutatedFrom(a.id()));
    AgentProfile d =
        samples()
            .profile("d", two, ProfileDraft.of(Archetype.PRIMARY_ACTOR, "d").mutatedFrom(c.id()));
    assertEquals(List.of(a, b), ask(all -> all.of(one.id(), Option.none(), 9)).toList());
    assertEquals(List.of(b), ask(all -> all.of(one.id(), Option.some(a.id()), 9)).toList());
    assertEquals(List.of(d, c, a), ask(all -> all.lineage(d.id(), 9)).toList());
    assertEquals(List.of(d, c), ask(all -> all.lineage(d.id(), 2)).toList());
  }

  private EvolutionSamples samples() {
    return new EvolutionSamples(storage());
  }

  private <T> T ask(Function<Profiles, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().profiles()));
  }
}
