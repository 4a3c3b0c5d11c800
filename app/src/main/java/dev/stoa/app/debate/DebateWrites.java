package dev.stoa.app.debate;

import static dev.stoa.app.torture.context.TorturedContext.done;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.Workspace;
import dev.stoa.application.debate.DebateOperations;
import dev.stoa.domain.debate.ApprovalGate;
import dev.stoa.domain.debate.CodeDraft;
import dev.stoa.domain.debate.DebateId;
import dev.stoa.domain.debate.DebateOutcome;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateQuery;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.GateDecision;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.debate.TurnFilter;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.function.Function;

/** A debate with turns, votes, code and a gate, concluded; and a turn of a debate of all keys. */
public final class DebateWrites implements TorturedContext {

  private static final String SHARED = "torture-debate";
  private static final String TURNS = "turns of " + SHARED;
  private static final String ONE = "torture-debater";
  private static final String OTHER = "torture-opponent";
  private static final Duration OPEN = Duration.ofDays(1);

  @Override
  public void write(Workspace workspace, String key) {
    DebateOperations debates = workspace.debates().registering();
    DebateSessionId id = started(debates, key);
    List.of(ONE, OTHER, ONE)
        .zipWithIndex()
        .forEach(who -> turn(debates, id, who._1, who._2 + " of " + key));
    done(workspace.codeVersions().add(id, CodeDraft.of(key)));
    ApprovalGate gate = done(workspace.gates().request(id, 1, DebatePhase.PROPOSAL, OPEN));
    done(workspace.gates().approve(gate.id(), GateDecision.by("torture")));
    done(debates.vote(id, DebateVote.of(ONE, "yes", 0.8)));
    done(debates.vote(id, DebateVote.of(OTHER, "no", 0.6)));
    done(debates.conclude(id, DebateOutcome.of("yes to " + key, 0.7).winner(ONE)));
    turn(debates, session(workspace, SHARED).getOrElse(() -> started(debates, SHARED)), ONE, key);
  }

  private static DebateSessionId started(DebateOperations debates, String key) {
    DebateSessionId id = debates.open(NewDebateSession.about("torture " + key).debate(key)).id();
    done(debates.start(id));
    return id;
  }

  private static void turn(
      DebateOperations debates, DebateSessionId id, String agent, String content) {
    done(debates.append(id, TurnDraft.of(1, DebatePhase.PROPOSAL, agent, content)));
  }

  private static Option<DebateSessionId> session(Workspace workspace, String key) {
    return workspace
        .debates()
        .list(DebateQuery.all().of(new DebateId(key)))
        .items()
        .headOption()
        .map(session -> session.id());
  }

  @Override
  public Seq<Boolean> stored(Workspace workspace, String key) {
    Option<DebateSessionId> session = session(workspace, key);
    return List.of(
        workspace
            .debates()
            .concluded(new DebateId(key))
            .exists(debate -> debate.outcome().answer().equals("yes to " + key)),
        session.exists(
            id ->
                workspace
                    .debates()
                    .turns(id, TurnFilter.ALL, PageRequest.first())
                    .items()
                    .map(turn -> turn.sequence() + " " + turn.draft().content().getOrElse(""))
                    .equals(List.of("1 0 of " + key, "2 1 of " + key, "3 2 of " + key))),
        session.exists(id -> workspace.debates().votes(id).size() == 2),
        session.exists(
            id ->
                workspace
                    .codeVersions()
                    .find(id, 1)
                    .exists(version -> version.draft().code().equals(key))),
        session.exists(id -> workspace.gates().of(id).size() == 1));
  }

  @Override
  public Map<String, Function<Workspace, Long>> counters() {
    return HashMap.of(
        TURNS,
        workspace ->
            session(workspace, SHARED)
                .flatMap(id -> workspace.debates().turnCounts(List.of(id)).get(id))
                .getOrElse(0L));
  }
}
