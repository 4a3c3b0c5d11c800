package dev.stoa.bootstrap.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.evolution.ActionDraft;
import dev.stoa.domain.evolution.Archetype;
import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.NewEpisode;
import dev.stoa.domain.evolution.NewGeneration;
import dev.stoa.domain.evolution.ProfileDraft;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.Termination;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.testkit.kernel.ManyThreads;
import io.vavr.collection.Vector;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** An episode that several record at once under one chosen id is stored once. */
final class ChosenEpisodeTest {

  private static final int WRITERS = 6;
  private static final int EPISODES = 20;

  @ParameterizedTest
  @EnumSource
  void everyWriterIsAnsweredTheSameEpisode(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    try (Stoa one = Stoa.open(engine.config(url));
        Stoa other = Stoa.open(engine.config(url))) {
      Generation generation = one.generations().open(NewGeneration.first()).get();
      ProfileId profile =
          one.profiles()
              .add(generation.id(), ProfileDraft.of(Archetype.PRIMARY_ACTOR, "Negotiate."))
              .get()
              .id();
      Set<Episode> answers = ConcurrentHashMap.newKeySet();
      AtomicInteger next = new AtomicInteger();
      ManyThreads.run(
          WRITERS,
          EPISODES,
          () -> {
            int call = next.getAndIncrement();
            NewEpisode played =
                NewEpisode.of(generation.id(), profile, profile, Termination.TIMEOUT, 1, -1)
                    .id(new EpisodeId("e" + call / WRITERS))
                    .actions(Vector.range(0, 12).map(turn -> ActionDraft.of(turn, profile)));
            answers.add((call % 2 == 0 ? one : other).episodes().record(played).get());
          });
      assertEquals(EPISODES, answers.size());
      assertEquals(
          EPISODES, one.episodes().list(generation.id(), PageRequest.first(99)).items().size());
      for (Episode answer : answers) {
        assertEquals(
            12, one.episodes().actions(answer.id(), PageRequest.first(99)).get().items().size());
      }
    }
  }
}
