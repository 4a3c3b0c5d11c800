package dev.stoa.actions.specialist;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.specialist.RunOperations;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.specialist.FieldDistribution;
import dev.stoa.domain.specialist.ModelRun;
import dev.stoa.domain.specialist.ModelRunDraft;
import dev.stoa.domain.specialist.QueryId;
import dev.stoa.domain.specialist.RunId;
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

  private static final Input<ModelRunDraft> RECORD =
      Input.of(ModelRunDraft.class, "RecordRun")
          .rename("conversation_id", "conversation")
          .param(
              "conversation",
              "The conversation that the query belongs to.",
              about -> about.position(0))
          .param("specialist", SpecialistActions.SPECIALIST, about -> about.position(1))
          .rename("query_id", "query")
          .param("query", "What groups the runs for one query.", about -> about.label("id"))
          .param("round", "What the specialist was asked for.", about -> about.otherwise("answer"))
          .rename("raw_response", "response")
          .param("response", "What it answered.", about -> about.fromFile())
          .param("utility", "The utility of the answer.", about -> about.between(-1, 1))
          .param("confidence", "How sure the specialist was.", about -> about.between(0, 1))
          .param(
              "corrections",
              "The corrections in its prompt.",
              about -> about.option("correction").label("id"))
          .param("latency_ms", "The time to its first token.", about -> about.atLeast(0))
          .param("domain", "The field of the query.", about -> about.otherwise("general"))
          .param("domain_root", "The topmost field.")
          .param("domain_path", "The fields from the topmost one on.")
          .order("conversation", "specialist", "query");

  private static Action<?, ?> record() {
    return Action.ofWorkspace()
        .write("run.record", "Records a run of a specialist in a conversation.")
        .details("A specialist answers a query once, and only until the query is settled.")
        .example(
            "{'conversation':'c1','specialist':'swe','query':'q1','utility':0.7,"
                + "'confidence':0.8,'domain':'software_engineering','corrections':['k1'],"
                + "'latency_ms':120}")
        .takes(RECORD)
        .gives(SpecialistViews.RUN, (workspace, input) -> workspace.runs().record(input));
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
            SpecialistViews.SETTLEMENT,
            (workspace, input) -> workspace.runs().settle(input.query(), input.distribution()));
  }

  record NamedRun(@Param(value = "Its id.", position = 0) RunId run) {}

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("run.show", "Shows a run.")
        .example("{'run':'r1'}")
        .takes(NamedRun.class)
        .gives(
            SpecialistViews.RUN,
            (workspace, input) ->
                workspace
                    .runs()
                    .find(input.run())
                    .toEither(() -> new SpecialistRefused.UnknownRun(input.run())));
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
      PageRequest<TimePosition<RunId>> wanted = page.byTime(RunId.class);
      return conversation.isDefined()
          ? runs.ofConversation(new ConversationId(conversation.get()), wanted)
          : runs.ofSpecialist(specialist.get(), wanted);
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
        .answersPage(SpecialistViews.RUN, (workspace, input) -> input.page(workspace.runs()));
  }
}
