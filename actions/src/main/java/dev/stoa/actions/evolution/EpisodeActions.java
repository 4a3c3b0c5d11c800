package dev.stoa.actions.evolution;

import static dev.stoa.actions.evolution.EvolutionReferences.EPISODE;
import static dev.stoa.actions.evolution.EvolutionReferences.GENERATION;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Streamed;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.Shapes;
import dev.stoa.application.Workspace;
import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.EvolutionRefused;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.NewEpisode;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.concurrent.atomic.AtomicLong;

/** What callers may ask of episodes. */
final class EpisodeActions {

  private static final String[] COLUMNS = {
    "score_a", "score_b", "reason", "turns", "shadow", "created_at", "episode_id"
  };

  private EpisodeActions() {}

  /** The actions that begin with {@code evolution.episode}. */
  static ActionGroup group() {
    return ActionGroup.of(
        "evolution.episode", "Episodes with their actions.", EpisodeActions::actions);
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(record(), recordBatch(), show(), list(), failing(), listActions(), replay());
  }

  private static Action<?, ?> record() {
    return Action.ofWorkspace()
        .write(
            "evolution.episode.record", "Stores an episode with its actions, in one transaction.")
        .example(
            "{'generation':'83c1f0a2','agent_a':'p1','agent_b':'p2','reason':'agreement',"
                + "'score_a':3,'score_b':1,'turns':8}")
        .example(
            "{'generation':'83c1f0a2','agent_a':'p1','agent_b':'p2','reason':'corrupted',"
                + "'shadow':true,'actions':[{'turn':1,'speaker':'p1','public_dialogue':'Ten.'}]}")
        .columns(COLUMNS)
        .takes(NewEpisodeInput.INPUT)
        .gives(
            EvolutionViews.EPISODE,
            (workspace, input) ->
                workspace
                    .episodes()
                    .record(
                        input.played(
                            EvolutionReferences.generation(workspace, input.generation()))));
  }

  record RecordBatch(
      @Param(value = "The episodes, at most 10000.", position = 0, lines = true)
          Seq<NewEpisodeInput> episodes) {

    static final Input<RecordBatch> INPUT =
        Input.of(RecordBatch.class).nest("episodes", NewEpisodeInput.INPUT);

    /** Each generation is found once. */
    private Seq<NewEpisode> played(Workspace workspace) {
      Map<String, GenerationId> generations =
          episodes
              .map(NewEpisodeInput::generation)
              .distinct()
              .toMap(name -> name, name -> EvolutionReferences.generation(workspace, name));
      return episodes.map(one -> one.played(generations.get(one.generation()).get()));
    }
  }

  private static Action<?, ?> recordBatch() {
    return Action.ofWorkspace()
        .write("evolution.episode.record-batch", "Stores many episodes in one transaction.")
        .example(
            "{'episodes':[{'generation':'83c1f0a2','agent_a':'p1','agent_b':'p2',"
                + "'reason':'timeout','score_a':0,'score_b':0}]}")
        .listing("episodes")
        .columns(COLUMNS)
        .takes(RecordBatch.INPUT)
        .givesItems(
            EvolutionViews.EPISODE,
            (workspace, input) -> workspace.episodes().recordAll(input.played(workspace)));
  }

  record NamedEpisode(@Param(value = EPISODE, position = 0) EpisodeId episode) {}

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("evolution.episode.show", "Shows an episode, archived or not.")
        .example("{'episode':'e1'}")
        .takes(NamedEpisode.class)
        .gives(
            EvolutionViews.EPISODE,
            (workspace, input) ->
                workspace
                    .episodes()
                    .find(input.episode())
                    .toEither(() -> new EvolutionRefused.UnknownEpisode(input.episode())));
  }

  record ListEpisodes(
      @Param(value = GENERATION, position = 0) String generation, @Paged Paging page) {}

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read(
            "evolution.episode.list",
            "Lists the episodes of a generation, lowest score first, shadow trials last.")
        .example("{'generation':'83c1f0a2'}")
        .listing("episodes")
        .columns(COLUMNS)
        .takes(ListEpisodes.class)
        .answersPage(
            EvolutionViews.EPISODE,
            (workspace, input) ->
                workspace
                    .episodes()
                    .list(
                        EvolutionReferences.generation(workspace, input.generation()),
                        input.page().by(Episode.Key.class)));
  }

  record FailingEpisodes(@Param(value = GENERATION, position = 0) String generation) {}

  private static Action<?, ?> failing() {
    return Action.ofWorkspace()
        .read(
            "evolution.episode.failing",
            "Lists the fifth of a generation's episodes with the lowest scores.")
        .example("{'generation':'83c1f0a2'}")
        .listing("episodes")
        .columns(COLUMNS)
        .takes(FailingEpisodes.class)
        .givesItems(
            EvolutionViews.EPISODE,
            (workspace, input) ->
                workspace
                    .episodes()
                    .failing(EvolutionReferences.generation(workspace, input.generation())));
  }

  record ListActions(@Param(value = EPISODE, position = 0) EpisodeId episode, @Paged Paging page) {}

  private static Action<?, ?> listActions() {
    return Action.ofWorkspace()
        .read("evolution.episode.actions", "Lists the actions of an episode in order.")
        .example("{'episode':'e1'}")
        .listing("actions")
        .columns("sequence", "turn", "speaker_id", "public_dialogue", "token_usage")
        .takes(ListActions.class)
        .givesPage(
            EvolutionViews.ACTION,
            (workspace, input) ->
                workspace.episodes().actions(input.episode(), input.page().by(Long.class)));
  }

  private static Action<?, ?> replay() {
    return Action.ofWorkspace()
        .read(
            "evolution.episode.replay",
            "Writes the actions of an episode in order, a JSON object per line.")
        .example("{'episode':'e1'}")
        .takes(NamedEpisode.class)
        .givesLines(
            (workspace, input, progress) -> {
              AtomicLong written = new AtomicLong();
              return workspace
                  .episodes()
                  .replay(
                      input.episode(),
                      action -> {
                        progress.line(
                            Shapes.json(EvolutionViews.ACTION.shape(), action).text() + "\n");
                        written.incrementAndGet();
                      })
                  .map(done -> new Streamed(written.get()));
            });
  }
}
