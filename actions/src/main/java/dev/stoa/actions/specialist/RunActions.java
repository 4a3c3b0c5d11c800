package dev.stoa.actions.specialist;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Listing;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Drafted;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.specialist.RunOperations;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.specialist.FieldDistribution;
import dev.stoa.domain.specialist.ModelRun;
import dev.stoa.domain.specialist.ModelRunDraft;
import dev.stoa.domain.specialist.QueryId;
import dev.stoa.domain.specialist.RunId;
import dev.stoa.domain.specialist.RunRound;
import dev.stoa.domain.specialist.Settlement;
import dev.stoa.domain.specialist.SpecialistRefused;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** What callers may ask of the runs of specialists. */
final class RunActions {

  private static final String[] COLUMNS = {
    "created_at", "query_id", "specialist", "round", "utility", "welfare", "winner", "run_id"
  };

  private RunActions() {}

  /** The actions that begin with {@code run}. */
  static ActionGroup group() {
    return ActionGroup.of(
        "run", "Runs of specialists, and which of their answers won.", RunActions::actions);
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(record(), settle(), show(), list());
  }

  record RecordRun(
      @Param(value = "The conversation that the query belongs to.", position = 0)
          String conversation,
      @Param(value = SpecialistActions.SPECIALIST, position = 1) SpecialistName specialist,
      @Param(value = "What groups the runs for one query.", label = "id") Option<QueryId> query,
      @Param(value = "What the specialist was asked for.", defaultValue = "answer") RunRound round,
      @Param(value = "What it answered.", file = true) Option<String> response,
      @Param(value = "The utility of the answer.", min = -1, max = 1) Option<Double> utility,
      @Param(value = "How sure the specialist was.", min = 0, max = 1) Option<Double> confidence,
      @Param(value = "The corrections in its prompt.", option = "correction", label = "id")
          Seq<CorrectionId> corrections,
      @Param(value = "The time to its first token.", min = 0) Option<Double> latencyMs,
      @Param(value = "The field of the query.", defaultValue = "general") Discipline domain,
      @Param("The topmost field.") Option<String> domainRoot,
      @Param("The fields from the topmost one on.") Option<String> domainPath)
      implements Drafted<ModelRunDraft> {

    @Override
    public ModelRunDraft draft() {
      return new ModelRunDraft(
          query,
          new ConversationId(conversation),
          specialist,
          round,
          response,
          utility,
          confidence,
          corrections,
          latencyMs,
          domain,
          domainRoot,
          domainPath);
    }
  }

  private static Action<?, ?> record() {
    return Action.ofWorkspace()
        .write("run.record", "Records a run of a specialist in a conversation.")
        .details("A specialist answers a query once, and only until the query is settled.")
        .example(
            "{'conversation':'c1','specialist':'swe','query':'q1','utility':0.7,"
                + "'confidence':0.8,'domain':'software_engineering','corrections':['k1'],"
                + "'latency_ms':120}")
        .takes(RecordRun.class)
        .gives(
            ShownRun.class,
            (workspace, input) -> workspace.runs().record(input.draft()).map(ShownRun::of));
  }

  record SettleQuery(
      @Param(value = "The query.", position = 0) QueryId query,
      @Param(
              value = "How likely the query belongs to each field.",
              option = "field",
              label = "field=likelihood")
          Map<Discipline, Double> fields) {

    private FieldDistribution distribution() {
      return new FieldDistribution(TreeMap.<Discipline, Double>empty().merge(fields));
    }
  }

  record ShownSettlement(
      QueryId queryId,
      RunId winnerRunId,
      SpecialistName winner,
      @Param("The answers, best first.") Seq<ShownRun> runs) {

    private static ShownSettlement of(Settlement settlement) {
      return new ShownSettlement(
          settlement.query(),
          settlement.winner().id(),
          settlement.winner().draft().specialist(),
          settlement.runs().map(ShownRun::of));
    }
  }

  private static Action<?, ?> settle() {
    return Action.ofWorkspace()
        .write("run.settle", "Decides which answer to a query won; audited.")
        .details(
            "The highest welfare wins; ties by how likely the field of the answer is, then by"
                + " confidence, then by name. Settling again returns the first decision.")
        .example("{'query':'q1','fields':{'software_engineering':0.9,'law':0.1}}")
        .columns("runs.specialist", "runs.welfare", "runs.winner", "runs.run_id")
        .takes(SettleQuery.class)
        .gives(
            ShownSettlement.class,
            (workspace, input) ->
                workspace
                    .runs()
                    .settle(input.query(), input.distribution())
                    .map(ShownSettlement::of));
  }

  record NamedRun(@Param(value = "Its id.", position = 0) RunId run) {}

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("run.show", "Shows a run.")
        .example("{'run':'r1'}")
        .takes(NamedRun.class)
        .gives(
            ShownRun.class,
            (workspace, input) ->
                workspace
                    .runs()
                    .find(input.run())
                    .toEither(() -> new SpecialistRefused.UnknownRun(input.run()))
                    .map(ShownRun::of));
  }

  record ListRuns(
      @Param(value = "Those for this query.", label = "id") Option<QueryId> query,
      @Param(value = "Those in this conversation.", label = "id") Option<String> conversation,
      @Param(value = "Those of this specialist.", label = "name") Option<SpecialistName> specialist,
      @Paged Paging page) {

    ListRuns {
      if (Vector.of(query, conversation, specialist).count(Option::isDefined) != 1) {
        throw BadInput.of("give {query}, {conversation} or {specialist}, one of them");
      }
    }

    private Page<ModelRun, TimePosition<RunId>> page(RunOperations runs) {
      if (query.isDefined()) {
        return new Page<>(runs.of(query.get()).take(page.limit()), Option.none());
      }
      Option<TimePosition<RunId>> last = page.byTime(RunId.class).after();
      return conversation.isDefined()
          ? runs.ofConversation(new ConversationId(conversation.get()), last, page.limit())
          : runs.ofSpecialist(specialist.get(), last, page.limit());
    }
  }

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("run.list", "Lists runs, newest first.")
        .example("{'query':'q1'}")
        .example("{'conversation':'c1','limit':10}")
        .example("{'specialist':'swe'}")
        .listing("runs")
        .columns(COLUMNS)
        .takes(ListRuns.class)
        .answersPage(
            ShownRun.class,
            (workspace, input) -> Listing.of(input.page(workspace.runs()), ShownRun::of));
  }
}
