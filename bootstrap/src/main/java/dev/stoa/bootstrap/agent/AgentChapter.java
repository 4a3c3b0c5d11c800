package dev.stoa.bootstrap.agent;

import dev.stoa.application.agent.AgentOperations;
import dev.stoa.bootstrap.cli.CliFailure;
import dev.stoa.bootstrap.cli.DemoChapter;
import dev.stoa.bootstrap.cli.DemoStage;
import dev.stoa.bootstrap.cli.Table;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentIdentity;
import dev.stoa.domain.agent.AgentMerge;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.agent.AgentScope;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.SpawnProcess;
import io.vavr.collection.List;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Agents are registered and spawned; one loses its process, and two become one. */
public final class AgentChapter implements DemoChapter {

  /** No operating system gives this number to a process. */
  private static final long NO_PROCESS = Integer.MAX_VALUE;

  private static final int PAGE = 10;

  @Override
  public String title() {
    return "agents and their spawns";
  }

  @Override
  public void play(DemoStage stage) {
    AgentOperations agents = stage.stoa().agents();
    register(stage, agents);
    spawn(stage, agents);
    merge(stage, agents);
  }

  private static void register(DemoStage stage, AgentOperations agents) {
    done(
        agents.register(
            AgentRegistration.of("zealot", "claude-4").constitution("Doubt what is new.")));
    done(agents.register(AgentRegistration.of("sentinel", "gpt-5")));
    done(agents.cloneAs("zealot", new AgentIdentity("zealot-2")));
    done(agents.describe("zealot", "I keep the others honest."));
    stage.show(
        "Two agents are registered, and one is cloned with its model and constitution:",
        AgentView.listed(agents.list(AgentScope.LIVE, Option.none(), PAGE).items()));
    done(agents.archive("sentinel"));
    stage.show(
        "An identity belongs to one agent, even to an archived one:",
        Table.of("register", "answer")
            .row("zealot", refusal(agents, "zealot"))
            .row("sentinel", refusal(agents, "sentinel")));
  }

  private static void spawn(DemoStage stage, AgentOperations agents) {
    LocalProcesses here = new LocalProcesses();
    Spawn alive = done(agents.startSpawn("zealot", process(here, ProcessHandle.current().pid())));
    done(agents.startSpawn("zealot-2", process(here, NO_PROCESS)));
    done(agents.wake(alive.id()));
    stage.show(
        "Two spawns start; the process of one is gone, so it is ended as an orphan:",
        SpawnView.listed(agents.endOrphans(here)));
    stage.show(
        "The other is still open:",
        SpawnView.listed(agents.openSpawns(Option.none(), PAGE).items()));
  }

  private static void merge(DemoStage stage, AgentOperations agents) {
    AgentMerge merge = done(agents.merge("zealot-2", "zealot"));
    stage.show(
        "The clone becomes part of its original, whose spawns are numbered on; the trail says so:",
        AgentView.listed(List.of(merge.into())));
    stage.show(
        "What each has done, the archived too:",
        FiguresView.perAgent(agents.figures(AgentScope.ALL, Option.none(), PAGE).items()));
  }

  private static String refusal(AgentOperations agents, String identity) {
    Either<AgentRefused, Agent> answer =
        agents.register(AgentRegistration.of(identity, "claude-4"));
    return answer.fold(AgentRefused::sentence, agent -> "registered");
  }

  private static Option<SpawnProcess> process(LocalProcesses here, long pid) {
    return Option.some(new SpawnProcess(here.host(), pid));
  }

  private static <T> T done(Either<AgentRefused, T> answer) {
    return answer.getOrElseThrow(CliFailure::refused);
  }
}
