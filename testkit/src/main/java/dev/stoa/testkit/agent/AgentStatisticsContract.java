package dev.stoa.testkit.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentFigures;
import dev.stoa.domain.agent.AgentFiguresBuilder;
import dev.stoa.domain.agent.AgentQuery;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.Tally;
import dev.stoa.domain.agent.WorkspaceFigures;
import dev.stoa.domain.agent.WorkspaceFiguresBuilder;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The contract of statistics. */
public interface AgentStatisticsContract extends WorkspaceContract<AgentStorage> {

  @Test
  default void anEmptyWorkspaceHasNothing() {
    assertEquals(figures(new Tally(0, 0), 0, 0), totals());
    assertEquals(Vector.empty(), perAgent(null, ArchiveFilter.ALL, 9));
  }

  @Test
  default void agentsAndSpawnsAreCounted() {
    Agent zeno = SomeAgents.registered(storage(), "zeno");
    Agent removed = SomeAgents.stored(storage(), SomeAgents.named("gone").archive(SomeAgents.AT));
    Spawn over = SomeAgents.spawned(storage(), zeno.id(), "s1", Option.none());
    SomeAgents.spawned(storage(), zeno.id(), "s2", Option.none());
    SomeAgents.write(
        storage(),
        () -> {
          storage().spawns().lock(over.id());
          storage().spawns().save(over.end(SomeAgents.AT));
          return over;
        });
    assertEquals(figures(new Tally(2, 1), 2, 1), totals());
    assertEquals(1, totals().agents().active());
    AgentFigures ofZeno =
        AgentFiguresBuilder.builder()
            .id(zeno.id())
            .identity(zeno.identity())
            .archived(false)
            .messages(0)
            .notes(0)
            .knowledge(0)
            .spawns(2)
            .tasks(0)
            .lastActiveAt(zeno.lastActiveAt())
            .build();
    AgentFigures ofRemoved =
        AgentFiguresBuilder.builder()
            .id(removed.id())
            .identity(removed.identity())
            .archived(true)
            .messages(0)
            .notes(0)
            .knowledge(0)
            .spawns(0)
            .tasks(0)
            .lastActiveAt(removed.lastActiveAt())
            .build();
    assertEquals(Vector.of(ofZeno), perAgent(null, ArchiveFilter.LIVE, 9));
    assertEquals(Vector.of(ofRemoved, ofZeno), perAgent(null, ArchiveFilter.ALL, 9));
    assertEquals(Vector.of(ofRemoved), perAgent(null, ArchiveFilter.ALL, 1));
    assertEquals(Vector.of(ofZeno), perAgent("gone", ArchiveFilter.ALL, 9));
  }

  private WorkspaceFigures totals() {
    return storage().unitOfWork().read(() -> storage().agentStatistics().totals());
  }

  private Vector<AgentFigures> perAgent(@Nullable String after, ArchiveFilter show, int limit) {
    return storage()
        .unitOfWork()
        .read(
            () ->
                storage()
                    .agentStatistics()
                    .perAgent(
                        new AgentQuery(
                            show, new PageRequest<>(Option.of(after).map(AgentName::new), limit))))
        .toVector();
  }

  private static WorkspaceFigures figures(Tally agents, long spawns, long open) {
    Tally none = new Tally(0, 0);
    return WorkspaceFiguresBuilder.builder()
        .agents(agents)
        .channels(none)
        .messages(none)
        .notes(none)
        .topics(0)
        .knowledge(none)
        .disciplines(0)
        .spawns(spawns)
        .openSpawns(open)
        .tasks(0)
        .build();
  }
}
