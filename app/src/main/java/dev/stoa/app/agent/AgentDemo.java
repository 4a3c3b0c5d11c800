package dev.stoa.app.agent;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.Table;
import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;
import dev.stoa.application.agent.AgentOperations;
import dev.stoa.application.agent.LocalProcesses;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.SpawnProcess;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** Agents are registered and spawned; one loses its process, and two become one. */
public final class AgentDemo implements DemoSection {

  /** No operating system gives this number to a process. */
  private static final long NO_PROCESS = Integer.MAX_VALUE;

  @Override
  public String title() {
    return "Agents and their spawns";
  }

  @Override
  public Seq<DemoSection> sections() {
    return List.of(this, new TaskDemo());
  }

  @Override
  public void run(DemoContext demo) {
    AgentOperations agents = demo.stoa().agents();
    register(demo, agents);
    spawn(demo, agents);
    merge(demo);
  }

  private static void register(DemoContext demo, AgentOperations agents) {
    done(
        agents.register(
            AgentRegistration.of("zealot", "claude-4").constitution("Doubt what is new.")));
    done(agents.register(AgentRegistration.of("sentinel", "gpt-5")));
    done(agents.cloneAs("zealot", new AgentName("zealot-2")));
    done(agents.describe("zealot", "I keep the others honest."));
    demo.run(
        "Two agents are registered, and one is cloned with its model and constitution:",
        "agent.list",
        "{'limit':10}");
    done(agents.archive("sentinel"));
    demo.show(
        "An identity is unique, even among archived agents:",
        Table.of("register", "answer")
            .row("zealot", refusal(agents, "zealot"))
            .row("sentinel", refusal(agents, "sentinel")));
  }

  private static void spawn(DemoContext demo, AgentOperations agents) {
    LocalProcesses here = new LocalProcesses();
    Spawn alive = done(agents.startSpawn("zealot", process(here, ProcessHandle.current().pid())));
    done(agents.startSpawn("zealot-2", process(here, NO_PROCESS)));
    done(agents.wake(alive.id()));
    demo.run(
        "Two spawns start; the process of one is gone, so it is ended as an orphan:",
        "agent.spawn.end-orphans",
        "{}");
    demo.run("The other is still open:", "agent.spawn.open", "{}");
  }

  private static void merge(DemoContext demo) {
    demo.run(
        "The clone is merged into its original, spawns are renumbered, and the merge is audited:",
        "agent.merge",
        "{'from':'zealot-2','into':'zealot'}");
    demo.run(
        "Figures per agent, including archived ones:", "agent.stats", "{'show':'all','limit':10}");
  }

  private static String refusal(AgentOperations agents, String identity) {
    Either<AgentRefused, Agent> answer =
        agents.register(AgentRegistration.of(identity, "claude-4"));
    return answer.fold(AgentRefused::sentence, agent -> "registered");
  }

  private static SpawnProcess process(LocalProcesses here, long pid) {
    return new SpawnProcess(here.host(), pid);
  }

  private static <T> T done(Either<AgentRefused, T> answer) {
    return answer.getOrElseThrow(CliFailure::refused);
  }
}
