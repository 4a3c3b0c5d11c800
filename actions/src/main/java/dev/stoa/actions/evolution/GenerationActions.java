package dev.stoa.actions.evolution;

import static dev.stoa.actions.evolution.EvolutionReferences.GENERATION;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.evolution.EvolutionViews.ScoredNode;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.Seen;
import dev.stoa.application.Workspace;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.GenerationQuery;
import dev.stoa.domain.evolution.GenerationScores;
import dev.stoa.domain.evolution.GenerationStatus;
import dev.stoa.domain.evolution.GenerationTree;
import dev.stoa.domain.evolution.NewGeneration;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What callers may ask of generations. */
final class GenerationActions {

  private static final String[] COLUMNS = {
    "sequence", "status", "created_at", "generation_id", "parent_id"
  };

  private GenerationActions() {}

  /** The actions that begin with {@code evolution.generation}. */
  static ActionGroup group() {
    return ActionGroup.of(
        "evolution.generation",
        "Generations: open, activate, archive, lineage.",
        GenerationActions::actions);
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(
        open(), activate(), archive(), show(), list(), ancestors(), descendants(), tree());
  }

  record OpenGeneration(
      @Param(value = "The generation it evolves from.", position = 0) Option<String> parent,
      @Param("As a candidate to be tried; otherwise it is active at once.") boolean shadow,
      @Param("With copies of its parent's profiles.") boolean inherit) {

    private NewGeneration opened(Workspace workspace) {
      return new NewGeneration(
          parent.map(reference -> EvolutionReferences.generation(workspace, reference)),
          shadow,
          inherit);
    }
  }

  private static Action<?, ?> open() {
    return Action.ofWorkspace()
        .write("evolution.generation.open", "Opens the next generation.")
        .details("One that is active at once archives its parent.")
        .example("{}")
        .example("{'parent':'83c1f0a2','shadow':true,'inherit':true}")
        .creates()
        .columns(COLUMNS)
        .takes(OpenGeneration.class)
        .gives(
            EvolutionViews.GENERATION,
            (workspace, input) -> workspace.generations().open(input.opened(workspace)));
  }

  record ActivateGeneration(
      @Param(value = GENERATION, position = 0) String generation,
      @Param("Leave old episodes where they are.") boolean keepEpisodes) {}

  private static Action<?, ?> activate() {
    return Action.ofWorkspace()
        .write(
            "evolution.generation.activate",
            "Makes a candidate active, archives its parent and prunes old episodes.")
        .example("{'generation':'83c1f0a2'}")
        .example("{'generation':'83c1f0a2','keep_episodes':true}")
        .columns(COLUMNS)
        .takes(ActivateGeneration.class)
        .gives(
            EvolutionViews.GENERATION,
            (workspace, input) -> {
              GenerationId id = EvolutionReferences.generation(workspace, input.generation());
              return input.keepEpisodes()
                  ? workspace.generations().activateWithoutPruning(id)
                  : workspace.generations().activate(id);
            });
  }

  record NamedGeneration(@Param(value = GENERATION, position = 0) String generation) {}

  private static Action<?, ?> archive() {
    return Action.ofWorkspace()
        .write("evolution.generation.archive", "Archives a generation.")
        .example("{'generation':'83c1f0a2'}")
        .columns(COLUMNS)
        .takes(NamedGeneration.class)
        .gives(
            EvolutionViews.GENERATION,
            (workspace, input) ->
                workspace
                    .generations()
                    .archive(EvolutionReferences.generation(workspace, input.generation())));
  }

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("evolution.generation.show", "Shows a generation.")
        .example("{'generation':'83c1f0a2'}")
        .takes(NamedGeneration.class)
        .gives(
            EvolutionViews.GENERATION,
            (workspace, input) -> workspace.generations().resolve(input.generation()));
  }

  record ListGenerations(
      @Param("Only of this status.") Option<GenerationStatus> status, @Paged Paging page) {}

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("evolution.generation.list", "Lists generations, newest first.")
        .example("{'status':'archived','limit':10}")
        .listing("generations")
        .columns(COLUMNS)
        .takes(ListGenerations.class)
        .answersPage(
            EvolutionViews.GENERATION,
            (workspace, input) ->
                workspace
                    .generations()
                    .list(new GenerationQuery(input.status(), input.page().by(Long.class))));
  }

  record Relatives(
      @Param(value = GENERATION, position = 0) String generation,
      @Param(value = "How many at most.", min = 1, max = 1000, defaultValue = "1000") int limit) {}

  private static Action<?, ?> ancestors() {
    return Action.ofWorkspace()
        .read(
            "evolution.generation.ancestors", "Lists what a generation evolved from, newest first.")
        .example("{'generation':'83c1f0a2'}")
        .listing("generations")
        .columns(COLUMNS)
        .takes(Relatives.class)
        .givesItems(
            EvolutionViews.GENERATION,
            (workspace, input) ->
                workspace
                    .generations()
                    .ancestors(
                        EvolutionReferences.generation(workspace, input.generation()),
                        input.limit()));
  }

  private static Action<?, ?> descendants() {
    return Action.ofWorkspace()
        .read(
            "evolution.generation.descendants",
            "Lists what evolved from a generation, oldest first.")
        .example("{'generation':'83c1f0a2'}")
        .listing("generations")
        .columns(COLUMNS)
        .takes(Relatives.class)
        .givesItems(
            EvolutionViews.GENERATION,
            (workspace, input) ->
                workspace
                    .generations()
                    .descendants(
                        EvolutionReferences.generation(workspace, input.generation()),
                        input.limit()));
  }

  record DrawTree(
      @Param(value = "The generation to start with; the newest ones without it.", position = 0)
          Option<String> generation,
      @Param(value = "How many generations at most.", min = 1, max = 1000, defaultValue = "50")
          int limit) {}

  private static Action<?, ?> tree() {
    return Action.ofWorkspace()
        .read(
            "evolution.generation.tree",
            "Draws generations as a tree, with the scores of each as a sparkline.")
        .example("{}")
        .example("{'generation':'83c1f0a2','limit':20}")
        .listing("generations")
        .columns("sequence", "status", "episodes", "mean", "generation_id")
        .takes(DrawTree.class)
        .answersItems(EvolutionViews.NODE, GenerationActions::nodes)
        .picture(items -> LineagePicture.of(items.items().map(Seen::value)));
  }

  private static Seq<ScoredNode> nodes(Workspace workspace, DrawTree input) {
    Seq<GenerationTree.Node> nodes =
        input
            .generation()
            .map(
                reference ->
                    workspace
                        .generations()
                        .tree(EvolutionReferences.generation(workspace, reference), input.limit())
                        .getOrElseThrow(RefusalException::new))
            .getOrElse(() -> workspace.generations().tree(input.limit()));
    Map<GenerationId, GenerationScores> scores =
        workspace
            .generations()
            .scores(nodes.map(node -> node.generation().id()))
            .toMap(GenerationScores::generation, found -> found);
    return nodes.map(
        node -> {
          GenerationId id = node.generation().id();
          return new ScoredNode(
              node, scores.getOrElse(id, new GenerationScores(id, HashMap.empty())));
        });
  }
}
