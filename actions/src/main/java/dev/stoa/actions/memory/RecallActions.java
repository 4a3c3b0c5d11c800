package dev.stoa.actions.memory;

import dev.stoa.actions.Action;
import dev.stoa.actions.ValidTime;
import dev.stoa.actions.Where;
import dev.stoa.actions.memory.MemoryViews.Explained;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.Seen;
import dev.stoa.application.memory.MemoryOperations;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryFilter;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryQuery;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.StrengthPosition;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Actions that find memories. */
final class RecallActions {

  private RecallActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(recall(), list(), stats());
  }

  private static Action<?, ?> recall() {
    return Action.ofWorkspace()
        .read("memory.recall", "Recalls memories, best first: by words, by embedding, or by both.")
        .details(
            "Without either, the strongest memories are recalled. Only those that are true now,"
                + " unless another time is given.")
        .example("{'words':'retry policy','limit':5}")
        .example("{'words':'retry policy','by_relevance':true,'explain':true}")
        .example("{'tiers':['fast','medium']}")
        .example("{'words':'tea or coffee','scope':'agent:ada','min_importance':0.5}")
        .example("{'words':'which k8s version?','named':true,'scopes':['agent:ada','shared']}")
        .example("{'words':'deploys','kinds':['decision'],'min_score':0.2,'linked':true}")
        .example("{'words':'who is on call?','valid_at':'2026-03-01T00:00:00Z'}")
        .example("{'words':'deploys','where':'year >= 2020 and not draft = true'}")
        .example("{'embedding':[0.9,0.1],'model':'m'}")
        .listing("memories")
        .empty("No memories found.")
        .columns("score", "memory.memory_id", "memory.tier", "memory.content")
        .takes(RecallMemories.INPUT)
        .givesReadItems(
            MemoryViews.RECALLED,
            one -> Option.some(one.recalled().written().item()),
            (workspace, input) ->
                workspace
                    .memory()
                    .recall(input.question())
                    .map(
                        all ->
                            all.map(
                                one ->
                                    new Explained(
                                        one, Option.when(input.explain(), one::explain)))))
        .picture(all -> all.items().map(Seen::value).map(RecallActions::explanation).mkString());
  }

  private static String explanation(Explained one) {
    return one.explanation()
        .map(why -> one.recalled().memory().id().value() + ": " + why + "\n")
        .getOrElse("");
  }

  record ListMemories(
      @Param("Only memories of this scope.") Option<MemoryScope> scope,
      @Param("Only memories of this tier.") Option<MemoryTier> tier,
      @Param(value = "The least importance.", defaultValue = "0", min = 0, max = 1)
          double minImportance,
      @Param(
              value = "Only what is protected, of every scope and tier, oldest first.",
              option = "protected")
          boolean protectedOnly,
      ValidAt valid,
      @Param(Where.ASKED) Option<MetadataFilter> where,
      @Paged(20) Paging page) {

    private static final Input<ListMemories> INPUT =
        Input.of(ListMemories.class).flatten("valid", ValidTime.ASKED);

    ListMemories {
      if (protectedOnly
          && (scope.isDefined() || tier.isDefined() || minImportance > 0 || where.isDefined())) {
        throw BadInput.of(
            "{protectedOnly} lists every scope and tier: leave out {scope}, {tier},"
                + " {minImportance} and {where}");
      }
      if (protectedOnly) {
        page.byTime(MemoryId.class);
      } else {
        page.by(StrengthPosition.class);
      }
    }

    private Page<Memory, ? extends Record> page(MemoryOperations memory) {
      return protectedOnly
          ? memory.redLined(page.byTime(MemoryId.class))
          : memory.list(
              new MemoryQuery(
                  new MemoryFilter(scope, minImportance, Option.none()).where(where),
                  tier,
                  valid,
                  page.by(StrengthPosition.class)));
    }
  }

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("memory.list", "Lists memories, the fast tier first and strongest first.")
        .example("{'tier':'slow','limit':10}")
        .example("{'where':'year >= 2020 and not draft = true'}")
        .example("{'scope':'agent:ada'}")
        .example("{'protected_only':true}")
        .example("{'all_versions':true}")
        .listing("memories")
        .columns(MemoryViews.COLUMNS)
        .takes(ListMemories.INPUT)
        .answersPage(MemoryViews.LISTED, (workspace, input) -> input.page(workspace.memory()));
  }

  record CountMemories(
      @Param("Only memories of this scope; moves and archive are of all.")
          Option<MemoryScope> scope) {}

  private static Action<?, ?> stats() {
    return Action.ofWorkspace()
        .read("memory.stats", "Shows figures per tier.")
        .example("{}")
        .example("{'scope':'agent:ada'}")
        .takes(CountMemories.class)
        .answers(
            MemoryViews.STATISTICS,
            (workspace, input) ->
                input
                    .scope()
                    .map(workspace.memory()::statistics)
                    .getOrElse(workspace.memory()::statistics));
  }
}
