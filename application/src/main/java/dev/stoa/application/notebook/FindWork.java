package dev.stoa.application.notebook;

import dev.stoa.application.debate.LookAtDebate;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.agent.AgentTask;
import dev.stoa.domain.agent.AgentTaskQuery;
import dev.stoa.domain.agent.AgentTaskStatus;
import dev.stoa.domain.agent.AgentTasks;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.channel.HandOffStatus;
import dev.stoa.domain.channel.HandOffs;
import dev.stoa.domain.debate.ApprovalGates;
import dev.stoa.domain.debate.DebateQuery;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessions;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.DebateStorage;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.notebook.Briefing;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** The step of finding what waits for an agent; requires an open unit of work. */
final class FindWork {

  private static final int EACH = 5;

  /** How many debates are looked at for settings that name the agent. */
  private static final int NAMING = 100;

  /** How many debates are looked at for whose turn it is. */
  private static final int LED = 20;

  private final HandOffs handOffs;
  private final AgentTasks tasks;
  private final DebateSessions debates;
  private final ApprovalGates gates;
  private final LookAtDebate look;

  <S extends AgentStorage & ChannelStorage & DebateStorage> FindWork(S storage) {
    this.handOffs = storage.handOffs();
    this.tasks = storage.agentTasks();
    this.debates = storage.debateSessions();
    this.gates = storage.approvalGates();
    this.look = new LookAtDebate(storage);
  }

  Briefing.Work of(Agent agent, Instant now) {
    return new Briefing.Work(
        Vector.of(HandOffStatus.OPEN, HandOffStatus.ACKNOWLEDGED)
            .flatMap(status -> handedTo(agent.id(), status)),
        Vector.of(AgentTaskStatus.PENDING, AgentTaskStatus.RUNNING)
            .flatMap(status -> tasksOf(agent.id(), status)),
        turns(agent.identity(), now),
        paused(agent.identity()).map(one -> new Briefing.PausedDebate(one, gates.open(one.id()))));
  }

  private Seq<HandOff> handedTo(AgentId agent, HandOffStatus status) {
    return handOffs.page(agent, status, Option.none(), EACH);
  }

  private Seq<AgentTask> tasksOf(AgentId agent, AgentTaskStatus status) {
    return tasks.page(AgentTaskQuery.all().of(agent).in(status).limit(EACH));
  }

  /** The debates that wait for its answer, the first to be passed over first. */
  private Seq<Briefing.DebateTurnDue> turns(AgentName agent, Instant now) {
    return debates
        .page(DebateQuery.all().in(DebateStatus.RUNNING).limit(NAMING))
        .filter(one -> one.opened().config().isLed())
        .filter(one -> one.opened().config().participants().contains(agent))
        .take(LED)
        .flatMap(
            one ->
                look.waitsUntil(one, agent, now)
                    .map(until -> new Briefing.DebateTurnDue(one, until)))
        .sortBy(Briefing.DebateTurnDue::until)
        .take(EACH);
  }

  /** Those in which it spoke or was spoken to, and those that were opened with its name. */
  private Seq<DebateSession> paused(AgentName agent) {
    DebateQuery paused = DebateQuery.all().in(DebateStatus.PAUSED);
    return debates
        .page(paused.with(agent).limit(EACH))
        .appendAll(
            debates.page(paused.limit(NAMING)).filter(one -> one.opened().config().names(agent)))
        .distinctBy(DebateSession::id)
        .sortBy(DebateSession::key)
        .take(EACH);
  }
}
