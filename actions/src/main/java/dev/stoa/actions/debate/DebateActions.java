package dev.stoa.actions.debate;

import static dev.stoa.actions.debate.DebateReferences.SESSION;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Where;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.debate.DebateOperations;
import dev.stoa.domain.debate.DebateId;
import dev.stoa.domain.debate.DebateJsonColumn;
import dev.stoa.domain.debate.DebateQuery;
import dev.stoa.domain.debate.DebateRefused;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.JsonMember;
import dev.stoa.domain.debate.Topology;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.MetadataFilter;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.BiFunction;

/** What callers may ask of debate sessions; the other classes here have what is in them. */
public final class DebateActions {

  private static final String[] COLUMNS = {
    "session_id", "topic", "status", "progress", "consensus", "strength", "topology", "created_at"
  };

  private DebateActions() {}

  /** The groups of actions of this context. */
  public static Seq<ActionGroup> groups() {
    return List.of(group(), GateActions.group(), VersionActions.group());
  }

  /** The actions that begin with {@code debate}. */
  private static ActionGroup group() {
    return ActionGroup.of(
        "debate",
        "Debates: sessions with turns, code versions, approval gates and votes.",
        () ->
            actions()
                .appendAll(TurnActions.actions())
                .append(TurnSearch.search())
                .appendAll(VoteActions.actions())
                .appendAll(ConclusionActions.actions())
                .appendAll(LedDebateActions.actions()));
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(
        open(),
        changed("start", "Starts a pending session; audited.", DebateOperations::start),
        changed("pause", "Pauses a running session; audited.", DebateOperations::pause),
        changed("resume", "Lets a paused session run again; audited.", DebateOperations::resume),
        changed(
            "complete",
            "Completes a running session without an outcome; audited.",
            DebateOperations::complete),
        changed("fail", "Ends a session as failed; audited.", DebateOperations::fail),
        changed(
            "cancel", "Cancels a session that has not ended; audited.", DebateOperations::cancel),
        delete(),
        show(),
        list(),
        find());
  }

  private static Action<?, ?> open() {
    return Action.ofAgent()
        .write("debate.open", "Opens a debate session; audited.")
        .details("A star needs a moderator, a tree its parents, a chain its participants.")
        .example("{'topic':'Cache or not?'}")
        .example(
            "{'topic':'Cache or not?','topology':'star','moderator':'ada','max_rounds':5,"
                + "'timeout':'PT10M','gates':['proposal'],'domain':'performance'}")
        .example("{'topic':'Cache or not?','topology':'tree','parents':{'bob':'ada','cyd':'ada'}}")
        .creates()
        .takes(DebateInputs.SESSION)
        .answers(DebateViews.SESSION, (workspace, input) -> workspace.debates().open(input));
  }

  record NamedSession(@Param(value = SESSION, position = 0) String session) {}

  private static Action<?, ?> changed(
      String word,
      String summary,
      BiFunction<DebateOperations, DebateSessionId, Either<DebateRefused, DebateSession>> change) {
    return Action.ofWorkspace()
        .write("debate." + word, summary)
        .example("{'session':'83c1f0a2'}")
        .takes(NamedSession.class)
        .gives(
            DebateViews.SESSION,
            (workspace, input) ->
                change.apply(
                    workspace.debates(),
                    DebateReferences.session(workspace, input.session()).id()));
  }

  private static Action<?, ?> delete() {
    return Action.ofWorkspace()
        .destroy(
            "debate.delete",
            "Deletes a session with its turns, versions, gates and votes; audited.")
        .example("{'session':'83c1f0a2'}")
        .takes(NamedSession.class)
        .gives(
            DebateViews.DELETED,
            (workspace, input) ->
                workspace
                    .debates()
                    .delete(DebateReferences.session(workspace, input.session()).id()));
  }

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("debate.show", "Shows a session.")
        .example("{'session':'83c1f0a2'}")
        .takes(NamedSession.class)
        .answers(
            DebateViews.SESSION,
            (workspace, input) -> DebateReferences.session(workspace, input.session()));
  }

  record ListSessions(
      @Param("Only sessions that have not ended.") boolean active,
      @Param("Only this status.") Option<DebateStatus> status,
      @Param("Only this topology.") Option<Topology> topology,
      @Param(value = "Only sessions of this debate.", label = "id") Option<DebateId> debate,
      @Param("Only sessions opened since then.") Option<Instant> since,
      @Param("Only sessions opened before then.") Option<Instant> until,
      @Param(Where.ASKED) Option<MetadataFilter> where,
      @Paged Paging page) {

    private DebateQuery query() {
      return new DebateQuery(
          debate,
          status,
          Option.none(),
          active,
          topology,
          since.getOrElse(Instants.EARLIEST),
          until.getOrElse(Instants.LATEST),
          where,
          page.byTime(DebateSessionId.class));
    }
  }

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("debate.list", "Lists sessions with their progress, newest first.")
        .example("{'active':true}")
        .example("{'status':'completed','topology':'star','since':'2026-01-02T00:00:00Z'}")
        .listing("debates")
        .columns(COLUMNS)
        .takes(ListSessions.class)
        .answersPage(
            DebateViews.SESSION, (workspace, input) -> workspace.debates().list(input.query()));
  }

  record FindSessions(
      @Param(value = DebateReferences.KEY, position = 0) String key,
      @Param(value = DebateReferences.VALUE, position = 1) CanonicalValue value,
      @Param(value = "Where to look.", defaultValue = "metadata") DebateJsonColumn.OfSession column,
      @Paged Paging page) {}

  /** A JSON value as text. */
  record CanonicalValue(String value) {}

  private static Action<?, ?> find() {
    return Action.ofWorkspace()
        .read("debate.find", "Lists sessions whose settings or metadata have a member.")
        .example("{'key':'ticket','value':'7'}")
        .example("{'key':'max_rounds','value':'5','column':'config'}")
        .listing("debates")
        .columns(COLUMNS)
        .takes(FindSessions.class)
        .answersPage(
            DebateViews.SESSION,
            (workspace, input) ->
                workspace
                    .debates()
                    .containing(
                        input.column(),
                        JsonMember.json(input.key(), input.value().value()),
                        input.page().by(DebateSessionId.class)));
  }
}
