package dev.stoa.actions.evolution;

import static dev.stoa.actions.evolution.EvolutionReferences.GENERATION;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Vectors;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.evolution.StrategyOperations;
import dev.stoa.domain.evolution.EvolutionRefused;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.StrategyDraft;
import dev.stoa.domain.evolution.StrategyFilter;
import dev.stoa.domain.evolution.StrategyHit;
import dev.stoa.domain.evolution.StrategyId;
import dev.stoa.domain.search.Embedding;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What callers may ask of the strategy memory. */
final class StrategyActions {

  private static final String[] COLUMNS = {
    "document", "tactic", "score", "reason", "archetype", "strategy_id"
  };

  private StrategyActions() {}

  /** The actions that begin with {@code evolution.strategy}. */
  static ActionGroup group() {
    return ActionGroup.of(
        "evolution.strategy",
        "What was tried and what came of it, found by meaning.",
        StrategyActions::actions);
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(add(), addBatch(), show(), similar(), recurrence());
  }

  private static final Input<StrategyDraft> NEW =
      Vectors.given(
              Input.of(StrategyDraft.class, "NewStrategy")
                  .param("document", "A summary in words.", about -> about.position(0))
                  .param("episode", "The episode.", about -> about.label("id"))
                  .param("generation", "Its generation.", about -> about.label("id"))
                  .param("archetype", "The archetype of the agent.")
                  .param("tactic", "What kind of tactic it was.")
                  .param("score", "The judge's.", about -> about.between(-5, 5))
                  .param("reason", "Why the episode ended.")
                  .param(
                      "created_agents",
                      "Created agents that took part.",
                      about -> about.option("created-agent"))
                  .order(
                      "document",
                      "episode",
                      "generation",
                      "archetype",
                      "tactic",
                      "score",
                      "reason",
                      "created_agents"))
          .param("embedding", Vectors.EMBEDDING + " Without it, the words are hashed.");

  private static Action<?, ?> add() {
    return Action.ofWorkspace()
        .write("evolution.strategy.add", "Remembers what was tried and what came of it.")
        .details("Beyond 10,000 entries, the oldest with score 0 are evicted.")
        .example(
            "{'document':'Opened high on resource X','episode':'e1','generation':'g1',"
                + "'archetype':'primary_actor','tactic':'aggressive_opening','score':-5,"
                + "'reason':'abort_episode','created_agents':['broker_1']}")
        .columns(COLUMNS)
        .takes(NEW)
        .gives(EvolutionViews.STRATEGY, (workspace, input) -> workspace.strategies().add(input));
  }

  record AddBatch(
      @Param(value = "The entries, at most 10000.", position = 0, lines = true)
          Seq<StrategyDraft> entries) {

    static final Input<AddBatch> INPUT = Input.of(AddBatch.class).nest("entries", NEW);
  }

  private static Action<?, ?> addBatch() {
    return Action.ofWorkspace()
        .write("evolution.strategy.add-batch", "Remembers many entries in one transaction.")
        .example(
            "{'entries':[{'document':'Opened high','episode':'e1','generation':'g1',"
                + "'archetype':'primary_actor','tactic':'aggressive_opening','score':-5,"
                + "'reason':'timeout'}]}")
        .listing("strategies")
        .columns(COLUMNS)
        .takes(AddBatch.INPUT)
        .givesItems(
            EvolutionViews.STRATEGY,
            (workspace, input) -> workspace.strategies().addAll(input.entries()));
  }

  record NamedStrategy(@Param(value = "The id of the entry.", position = 0) StrategyId strategy) {}

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("evolution.strategy.show", "Shows an entry.")
        .example("{'strategy':'s1'}")
        .takes(NamedStrategy.class)
        .gives(
            EvolutionViews.STRATEGY,
            (workspace, input) ->
                workspace
                    .strategies()
                    .find(input.strategy())
                    .toEither(() -> new EvolutionRefused.UnknownStrategy(input.strategy())));
  }

  record FindSimilar(
      @Param(value = "A text; without it, give a vector.", position = 0) Option<String> text,
      Option<Embedding> embedding,
      StrategyFilter filter,
      @Param(value = "How many at most.", min = 1, max = 1000, defaultValue = "5") int limit) {

    static final Input<FindSimilar> INPUT =
        Vectors.given(Input.of(FindSimilar.class))
            .flatten(
                "filter",
                Input.of(StrategyFilter.class)
                    .param(
                        "score_below", "Only scores below this one.", about -> about.between(-5, 6))
                    .param(
                        "score_above", "Only scores above this one.", about -> about.between(-6, 5))
                    .param("archetype", "Only of this archetype.")
                    .param("tactic", "Only this tactic.")
                    .param("reason", "Only of episodes that ended this way.")
                    .param("generation", "Only of this generation.", about -> about.label("id"))
                    .param(
                        "created_agent",
                        "Only of episodes in which this created agent took part."));

    FindSimilar {
      if (text.isDefined() == embedding.isDefined()) {
        throw BadInput.of("give {text}, or {embedding} with {model}");
      }
    }

    private Either<EvolutionRefused, Seq<StrategyHit>> find(StrategyOperations strategies) {
      return embedding
          .map(vector -> strategies.similar(vector, filter, limit))
          .getOrElse(() -> strategies.similar(text.get(), filter, limit));
    }
  }

  private static Action<?, ?> similar() {
    return Action.ofWorkspace()
        .read("evolution.strategy.similar", "Finds the entries nearest to a text or a vector.")
        .example("{'text':'aggressive opening on resource X','score_below':0}")
        .example(
            "{'text':'opening','archetype':'primary_actor','tactic':'aggressive_opening',"
                + "'reason':'timeout','created_agent':'broker_1','limit':3}")
        .listing("strategies")
        .columns(
            "cosine",
            "strategy.document",
            "strategy.tactic",
            "strategy.score",
            "strategy.reason",
            "strategy.strategy_id")
        .takes(FindSimilar.INPUT)
        .givesItems(EvolutionViews.HIT, (workspace, input) -> input.find(workspace.strategies()));
  }

  record AskRecurrence(
      @Param(value = GENERATION, position = 0) String generation,
      @Param("The failing tactic in words; without it, the last dialogue of the episodes.")
          Option<String> summary) {}

  private static Action<?, ?> recurrence() {
    return Action.ofWorkspace()
        .read(
            "evolution.strategy.recurrence",
            "Checks whether the failures of a generation happened before.")
        .details(
            "From its failing episodes to similar past failures, and a constraint if they recur.")
        .example("{'generation':'83c1f0a2'}")
        .example("{'generation':'83c1f0a2','summary':'aggressive opening'}")
        .columns("recurring", "constraint", "summary", "failing")
        .takes(AskRecurrence.class)
        .gives(
            EvolutionViews.RECURRENCE,
            (workspace, input) -> {
              GenerationId id = EvolutionReferences.generation(workspace, input.generation());
              return input
                  .summary()
                  .map(summary -> workspace.strategies().recurrence(id, summary))
                  .getOrElse(() -> workspace.strategies().recurrence(id));
            });
  }
}
