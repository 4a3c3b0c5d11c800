package dev.stoa.actions.specialist;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.ForbiddenException;
import dev.stoa.actions.conversation.Owned;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.application.specialist.RunOperations;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.specialist.FieldDistribution;
import dev.stoa.domain.specialist.ModelRun;
import dev.stoa.domain.specialist.ModelRunDraft;
import dev.stoa.domain.specialist.QueryId;
import dev.stoa.domain.specialist.RunId;
import dev.stoa.domain.specialist.SpecialistRefused;
import dev.stoa.domain.specialist.SpecialistRunQuery;
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

  private static final Input<ModelRunDraft> DRAFT =
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

  record RecordRun(
      ModelRunDraft draft, @Param(value = Owned.USER, user = true) Option<UserId> user) {

    private static final Input<RecordRun> INPUT = Input.of(RecordRun.class).flatten("draft", DRAFT);

    /** The draft, if its conversation and the other runs of its query are the user's. */
    private ModelRunDraft in(Workspace workspace) {
      Owned owned = new Owned(workspace, user);
      if (!owned.has(draft.conversationId())) {
        throw new RefusalException(
            new SpecialistRefused.UnknownConversation(draft.conversationId()));
      }
      if (draft.queryId().exists(one -> !isOwn(workspace, one, owned))) {
        throw new ForbiddenException(
            "query " + draft.queryId().get() + " belongs to another user: choose another id");
      }
      return draft;
    }
  }

  private static Action<?, ?> record() {
    return Action.ofUser()
        .write("run.record", "Records a run of a specialist in a conversation.")
        .details("A specialist answers a query once, and only until the query is settled.")
        .example(
            "{'conversation':'c1','specialist':'swe','query':'q1','utility':0.7,"
                + "'confidence':0.8,'domain':'software_engineering','corrections':['k1'],"
                + "'latency_ms':120}")
        .takes(RecordRun.INPUT)
        .gives(
            SpecialistViews.RUN,
            (workspace, input) -> workspace.runs().record(input.in(workspace)));
  }

  record SettleQuery(
      @Param(value = "The query.", position = 0) QueryId query,
      @Param(
              value = "How likely the query belongs to each field.",
              option = "field",
              label = "field=likelihood")
          Map<Discipline, Double> fields,
      @Param(value = Owned.USER, user = true) Option<UserId> user) {

    private RunOperations of(Workspace workspace) {
      if (!isOwn(workspace, query, new Owned(workspace, user))) {
        throw new RefusalException(new SpecialistRefused.NoAnswers(query));
      }
      return workspace.runs();
    }

    private FieldDistribution distribution() {
      return new FieldDistribution(TreeMap.<Discipline, Double>empty().merge(fields));
    }
  }

  private static Action<?, ?> settle() {
    return Action.ofUser()
        .write("run.settle", "Decides which answer to a query won; audited.")
        .details(
            "The highest welfare wins; ties by how likely the field of the answer is, then by"
                + " confidence, then by name. Settling again returns the first decision.")
        .example("{'query':'q1','fields':{'software_engineering':0.9,'law':0.1}}")
        .columns("runs.specialist", "runs.welfare", "runs.winner", "runs.run_id")
        .takes(SettleQuery.class)
        .gives(
            SpecialistViews.SETTLEMENT,
            (workspace, input) -> input.of(workspace).settle(input.query(), input.distribution()));
  }

  record NamedRun(
      @Param(value = "Its id.", position = 0) RunId run,
      @Param(value = Owned.USER, user = true) Option<UserId> user) {}

  /** Whether all runs for a query are in conversations of the user. */
  private static boolean isOwn(Workspace workspace, QueryId query, Owned owned) {
    Seq<ModelRun> runs = workspace.runs().of(query);
    return only(runs, owned).size() == runs.size();
  }

  private static Seq<ModelRun> only(Seq<ModelRun> runs, Owned owned) {
    return owned.in(runs, run -> run.draft().conversationId());
  }

  private static Action<?, ?> show() {
    return Action.ofUser()
        .read("run.show", "Shows a run.")
        .example("{'run':'r1'}")
        .takes(NamedRun.class)
        .gives(
            SpecialistViews.RUN,
            (workspace, input) ->
                workspace
                    .runs()
                    .find(input.run())
                    .filter(
                        run -> new Owned(workspace, input.user()).has(run.draft().conversationId()))
                    .toEither(() -> new SpecialistRefused.UnknownRun(input.run())));
  }

  record ListRuns(
      @Param(value = "Those for this query.", label = "id") Option<QueryId> query,
      @Param(value = "Those in this conversation.", label = "id") Option<String> conversation,
      @Param(value = "Those of this specialist.", label = "name") Option<SpecialistName> specialist,
      @Param(value = Owned.USER, user = true) Option<UserId> user,
      @Paged Paging page) {

    ListRuns {
      if (Vector.of(query, conversation, specialist).count(Option::isDefined) != 1) {
        throw BadInput.of("give {query}, {conversation} or {specialist}, one of them");
      }
    }

    private Page<ModelRun, TimePosition<RunId>> page(Workspace workspace) {
      RunOperations runs = workspace.runs();
      Owned owned = new Owned(workspace, user);
      if (query.isDefined()) {
        return whole(only(runs.of(query.get()), owned).take(page.limit()));
      }
      PageRequest<TimePosition<RunId>> wanted = page.byTime(RunId.class);
      if (specialist.isDefined()) {
        SpecialistRunQuery all = SpecialistRunQuery.of(specialist.get()).page(wanted);
        return runs.ofSpecialist(user.map(all::seenBy).getOrElse(all));
      }
      ConversationId id = new ConversationId(conversation.get());
      return owned.has(id) ? runs.ofConversation(id, wanted) : whole(Vector.empty());
    }

    private static Page<ModelRun, TimePosition<RunId>> whole(Seq<ModelRun> runs) {
      return new Page<>(runs, Option.none());
    }
  }

  private static Action<?, ?> list() {
    return Action.ofUser()
        .read("run.list", "Lists runs, newest first.")
        .example("{'query':'q1'}")
        .example("{'conversation':'c1','limit':10}")
        .example("{'specialist':'swe'}")
        .listing("runs")
        .columns(COLUMNS)
        .takes(ListRuns.class)
        .answersPage(SpecialistViews.RUN, (workspace, input) -> input.page(workspace));
  }
}
