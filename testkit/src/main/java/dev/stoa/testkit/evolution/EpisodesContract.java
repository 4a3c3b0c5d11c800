package dev.stoa.testkit.evolution;

import static dev.stoa.testkit.evolution.EvolutionSamples.AT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.evolution.ActionDraft;
import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeAction;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.Episodes;
import dev.stoa.domain.evolution.EvolutionStorage;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.NewEpisode;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.Retention;
import dev.stoa.domain.evolution.Termination;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.List;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of episodes. */
public interface EpisodesContract extends WorkspaceContract<EvolutionStorage> {

  @Test
  default void anEpisodeIsStoredWithItsActions() {
    Generation generation = samples().generation("g", 1);
    ProfileId a = samples().profile("a", generation).id();
    ProfileId b = samples().profile("b", generation).id();
    NewEpisode played =
        NewEpisode.of(generation.id(), a, b, Termination.AGREEMENT, -5, 5)
            .turns(2)
            .finalState("{\"price\":1.5,\"terms\":[1,null]}")
            .scoutHypotheses("They bluff.")
            .action(
                ActionDraft.of(1, a)
                    .monologue("Bluff.")
                    .dialogue("100!")
                    .stateMutations("[{\"op\":\"add\",\"path\":\"price\",\"value\":100}]")
                    .tokens(42))
            .action(ActionDraft.of(2, b).proposingResolution())
            .action(ActionDraft.of(2, a).aborting());
    Episode episode = new Episode(new EpisodeId("e"), played.result(), AT, Option.none());
    Vector<EpisodeAction> actions =
        played
            .actions()
            .zipWithIndex((action, i) -> new EpisodeAction(episode.id(), i + 1L, action));
    write(
        all -> {
          all.add(Vector.of(episode), actions);
          return true;
        });
    assertEquals(
        List.of(episode),
        ask(all -> all.find(Vector.of(episode.id(), new EpisodeId("none")))).toList());
    assertEquals(
        List.of(episode),
        write(all -> all.claim(Vector.of(episode.id(), new EpisodeId("none")))).toList());
    assertThrows(IllegalStateException.class, () -> ask(all -> all.claim(Vector.of(episode.id()))));
    assertEquals(actions, replayed(episode));
    assertEquals(actions.drop(1).take(1), ask(all -> all.actions(episode, 1, 1)));
  }

  @Test
  default void anEpisodeOfTheArchiveIsFoundAndNotListed() {
    Generation generation = samples().generation("g", 1);
    ProfileId a = samples().profile("a", generation).id();
    NewEpisode played = NewEpisode.of(generation.id(), a, a, Termination.TIMEOUT, -4, 0);
    Episode episode =
        new Episode(new EpisodeId("e"), played.result(), AT, Option.some(AT.plusSeconds(60)));
    EpisodeAction action = new EpisodeAction(episode.id(), 1, ActionDraft.of(1, a));
    write(
        all -> {
          all.addArchived(Vector.of(episode), Vector.empty());
          all.addArchived(Vector.empty(), Vector.of(action));
          return true;
        });
    assertEquals(List.of(episode), ask(all -> all.find(Vector.of(episode.id()))).toList());
    assertEquals(Vector.of(action), replayed(episode));
    assertEquals(0, ask(all -> all.page(generation.id(), Option.none(), 9)).size());
  }

  @Test
  default void manyEpisodesAreStoredAtOnce() {
    Generation generation = samples().generation("g", 1);
    ProfileId a = samples().profile("a", generation).id();
    Vector<Episode> many =
        Vector.range(0, 50)
            .map(
                i ->
                    new Episode(
                        new EpisodeId("e" + i),
                        NewEpisode.of(generation.id(), a, a, Termination.TIMEOUT, i % 11 - 5, 0)
                            .result(),
                        AT,
                        Option.none()));
    Vector<EpisodeAction> actions =
        many.flatMap(
            one ->
                Vector.of(1L, 2L, 3L)
                    .map(i -> new EpisodeAction(one.id(), i, ActionDraft.of(i, a))));
    write(
        all -> {
          all.add(many, actions);
          return true;
        });
    assertEquals(50L, (long) ask(all -> all.count(generation.id())));
    assertEquals(actions.filter(one -> one.episode().value().equals("e49")), replayed(many.last()));
  }

  @Test
  default void whatWasSaidInManyActionsIsKeptToTheLetter() {
    Generation generation = samples().generation("g", 1);
    ProfileId a = samples().profile("a", generation).id();
    Episode episode =
        new Episode(
            new EpisodeId("e"),
            NewEpisode.of(generation.id(), a, a, Termination.TIMEOUT, 1, -1).result(),
            AT,
            Option.none());
    Vector<EpisodeAction> actions =
        Vector.of(
                "NULL", "{a,b}", "{}", "\"", "'", "\\", "\\N", "a\nb", " a ", "ż", "😀", "?", "$1",
                ",")
            .zipWithIndex(
                (text, i) ->
                    new EpisodeAction(
                        episode.id(),
                        i + 1L,
                        ActionDraft.of(i, a)
                            .dialogue(text)
                            .stateMutations("[{\"op\":\"'\\\\,\"},null]")
                            .tokens(i)));
    write(
        all -> {
          all.add(Vector.of(episode), actions);
          return true;
        });
    assertEquals(actions, replayed(episode));
  }

  @Test
  default void anEpisodeNamesStoredProfilesAndHasAnIdOfItsOwn() {
    Generation generation = samples().generation("g", 1);
    ProfileId a = samples().profile("a", generation).id();
    samples().episode("e", generation, a, a, 0);
    assertThrows(StorageException.class, () -> samples().episode("e", generation, a, a, 0));
    assertThrows(
        StorageException.class,
        () -> samples().episode("f", generation, a, new ProfileId("none"), 0));
  }

  @Test
  default void generationsAndProfilesAreKnownTogether() {
    Generation generation = samples().generation("g", 1);
    ProfileId a = samples().profile("a", generation).id();
    ProfileId b = samples().profile("b", generation).id();
    Vector<GenerationId> stored = Vector.of(generation.id());
    assertEquals(true, ask(all -> all.isKnown(stored, Vector.of(a, b))));
    assertEquals(true, ask(all -> all.isKnown(Vector.empty(), Vector.empty())));
    assertEquals(false, ask(all -> all.isKnown(stored, Vector.of(a, new ProfileId("none")))));
    assertEquals(
        false, ask(all -> all.isKnown(Vector.of(new GenerationId("none")), Vector.of(a, b))));
  }

  @Test
  default void episodesAreListedLowestFirstAndShadowTrialsLast() {
    Generation generation = samples().generation("g", 1);
    Generation other = samples().generation("h", 2);
    ProfileId a = samples().profile("a", generation).id();
    ProfileId b = samples().profile("b", generation).id();
    Episode shadow =
        samples()
            .add(
                new Episode(
                    new EpisodeId("s"),
                    NewEpisode.of(generation.id(), a, b, Termination.TIMEOUT, -5, 4)
                        .asShadowTrial()
                        .result(),
                    AT,
                    Option.none()));
    samples().episode("x", other, a, b, -5);
    Vector<Episode> played =
        Vector.of(3, -2, 0, -2, 5)
            .zipWithIndex((score, i) -> samples().episode("e" + i, generation, a, b, score));
    Vector<Episode> expected = played.append(shadow).sortBy(Episode::key);
    assertEquals(shadow, expected.last());
    assertEquals(expected, ask(all -> all.page(generation.id(), Option.none(), 99)));
    assertEquals(
        expected.drop(2).take(3),
        ask(all -> all.page(generation.id(), Option.some(expected.get(1).key()), 3)));
    assertEquals(expected.take(2), ask(all -> all.lowest(generation.id(), 2)));
    assertEquals(5L, (long) ask(all -> all.count(generation.id())));
    assertEquals(
        List.of(-2, -2, 0, 3, 5), ask(all -> all.scores(generation.id(), a, false)).toList());
    assertEquals(List.of(4), ask(all -> all.scores(generation.id(), b, true)).toList());
  }

  @Test
  default void whatWasSaidLastIsKnown() {
    Generation generation = samples().generation("g", 1);
    ProfileId a = samples().profile("a", generation).id();
    Episode one = samples().episode("e1", generation, a, a, 0, "first", "last");
    Episode two = samples().episode("e2", generation, a, a, 0, "only");
    Episode silent = samples().episode("e3", generation, a, a, 0);
    assertEquals(
        List.of("last", "only"),
        ask(all -> all.lastWords(Vector.of(two.id(), silent.id(), one.id()))).toList());
  }

  @Test
  default void anArchivedEpisodeIsFoundAndReplayed() {
    Generation old = samples().generation("g", 1);
    samples().generation("h", 2);
    ProfileId a = samples().profile("a", old).id();
    Episode failed = samples().episode("e", old, a, a, -4, "one", "two", "three");
    Vector<EpisodeAction> actions = replayed(failed);
    storage()
        .unitOfWork()
        .run(() -> storage().episodePruning().prune(new Retention.Plan(2, 2, -3), AT));
    Episode archived = ask(all -> all.find(Vector.of(failed.id()))).head();
    assertEquals(new Episode(failed.id(), failed.result(), AT, Option.some(AT)), archived);
    assertEquals(3, actions.size());
    assertEquals(actions, replayed(archived));
    assertEquals(actions.drop(2), ask(all -> all.actions(archived, 2, 9)));
    assertEquals(Vector.empty(), ask(all -> all.page(old.id(), Option.none(), 9)));
  }

  private Vector<EpisodeAction> replayed(Episode episode) {
    ArrayList<EpisodeAction> seen = new ArrayList<>();
    storage()
        .unitOfWork()
        .snapshot(
            () -> {
              storage().episodes().scan(episode, seen::add);
              return true;
            });
    return Vector.ofAll(seen);
  }

  private EvolutionSamples samples() {
    return new EvolutionSamples(storage());
  }

  private <T> T ask(Function<Episodes, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().episodes()));
  }

  private <T> T write(Function<Episodes, T> work) {
    return storage().unitOfWork().run(() -> work.apply(storage().episodes()));
  }
}
