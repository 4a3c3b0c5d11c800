package dev.stoa.actions.evolution;

import static dev.stoa.actions.evolution.EvolutionReferences.GENERATION;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Items;
import dev.stoa.actions.Vectors;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.evolution.StrategyOperations;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.EvolutionRefused;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.Recurrence;
import dev.stoa.domain.evolution.StrategyFilter;
import dev.stoa.domain.evolution.StrategyHit;
import dev.stoa.domain.evolution.StrategyId;
import dev.stoa.domain.evolution.Termination;
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

  private static Action<?, ?> add() {
    return Action.ofWorkspace()
        .write("evolution.strategy.add", "Remembers what was tried and what came of it.")
        .details("Beyond 10,000 entries, the oldest with score 0 are evicted.")
        .example(
            "{'document':'Opened high on resource X','episode':'e1','generation':'g1',"
                + "'archetype':'primary_actor','tactic':'aggressive_opening','score':-5,"
                + "'reason':'abort_episode','created_agents':['broker_1']}")
        .creates()
        .columns(COLUMNS)
        .takes(NewStrategy.class)
        .gives(
            ShownStrategy.class,
            (workspace, input) -> workspace.strategies().add(input.draft()),
            ShownStrategy::of);
  }

  record AddBatch(
      @Param(value = "The entries, at most 10000.", position = 0, lines = true)
          Seq<NewStrategy> entries) {}

  private static Action<?, ?> addBatch() {
    return Action.ofWorkspace()
        .write("evolution.strategy.add-batch", "Remembers many entries in one transaction.")
        .example(
            "{'entries':[{'document':'Opened high','episode':'e1','generation':'g1',"
                + "'archetype':'primary_actor','tactic':'aggressive_opening','score':-5,"
                + "'reason':'timeout'}]}")
        .creates()
        .listing("strategies")
        .columns(COLUMNS)
        .takes(AddBatch.class)
        .givesItems(
            ShownStrategy.class,
            (workspace, input) ->
                workspace
                    .strategies()
                    .addAll(input.entries().map(NewStrategy::draft))
                    .map(all -> Items.of(all, ShownStrategy::of)));
  }

  record NamedStrategy(@Param(value = "The id of the entry.", position = 0) StrategyId strategy) {}

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("evolution.strategy.show", "Shows an entry.")
        .example("{'strategy':'s1'}")
        .takes(NamedStrategy.class)
        .gives(
            ShownStrategy.class,
            (workspace, input) ->
                workspace
                    .strategies()
                    .find(input.strategy())
                    .toEither(() -> new EvolutionRefused.UnknownStrategy(input.strategy())),
            ShownStrategy::of);
  }

  record FindSimilar(
      @Param(value = "A text; without it, give a vector.", position = 0) Option<String> text,
      @Param(value = Vectors.EMBEDDING, label = "numbers") Seq<Double> embedding,
      @Param(value = Vectors.MODEL, label = "name") Option<String> model,
      @Param(value = "Only scores below this one.", min = -5, max = 6) Option<Integer> scoreBelow,
      @Param(value = "Only scores above this one.", min = -6, max = 5) Option<Integer> scoreAbove,
      @Param("Only of this archetype.") Option<String> archetype,
      @Param("Only this tactic.") Option<String> tactic,
      @Param("Only of episodes that ended this way.") Option<Termination> reason,
      @Param(value = "Only of this generation.", label = "id") Option<GenerationId> generation,
      @Param("Only of episodes in which this created agent took part.") Option<String> createdAgent,
      @Param(value = "How many at most.", min = 1, max = 1000, defaultValue = "5") int limit) {

    FindSimilar {
      Vectors.require(embedding, model);
      if (text.isDefined() == model.isDefined()) {
        throw BadInput.of("give {text}, or {embedding} with {model}");
      }
    }

    private StrategyFilter filter() {
      return new StrategyFilter(
          scoreBelow, scoreAbove, archetype, tactic, reason, generation, createdAgent);
    }

    private Either<EvolutionRefused, Seq<StrategyHit>> find(StrategyOperations strategies) {
      return Vectors.embedding(embedding, model)
          .map(vector -> strategies.similar(vector, filter(), limit))
          .getOrElse(() -> strategies.similar(text.get(), filter(), limit));
    }
  }

  record ShownStrategyHit(@Param("How near, from -1 to 1.") double cosine, ShownStrategy strategy) {

    private static ShownStrategyHit of(StrategyHit hit) {
      return new ShownStrategyHit(hit.cosine(), ShownStrategy.of(hit.strategy()));
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
        .takes(FindSimilar.class)
        .givesItems(
            ShownStrategyHit.class,
            (workspace, input) ->
                input
                    .find(workspace.strategies())
                    .map(hits -> Items.of(hits, ShownStrategyHit::of)));
  }

  record AskRecurrence(
      @Param(value = GENERATION, position = 0) String generation,
      @Param("The failing tactic in words; without it, the last dialogue of the episodes.")
          Option<String> summary) {}

  record ShownRecurrence(
      @Param("Whether the failure happened before.") boolean recurring,
      @Param("What the next generation must not try again.") Option<String> constraint,
      String summary,
      @Param("The failing episodes.") Seq<EpisodeId> failing,
      @Param("Failures of other episodes, nearest first.") Seq<ShownStrategyHit> similar) {

    private static ShownRecurrence of(Recurrence found) {
      return new ShownRecurrence(
          found.isRecurring(),
          found.constraint(),
          found.summary(),
          found.failing().map(one -> one.id()),
          found.similar().map(ShownStrategyHit::of));
    }
  }

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
            ShownRecurrence.class,
            (workspace, input) -> {
              GenerationId id = EvolutionReferences.generation(workspace, input.generation());
              return input
                  .summary()
                  .map(summary -> workspace.strategies().recurrence(id, summary))
                  .getOrElse(() -> workspace.strategies().recurrence(id));
            },
            ShownRecurrence::of);
  }
}
