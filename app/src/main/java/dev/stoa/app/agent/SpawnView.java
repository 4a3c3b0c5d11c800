package dev.stoa.app.agent;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.SpawnProcess;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.Instants;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** How spawns are shown. */
final class SpawnView {

  private SpawnView() {}

  /** Spawns, a line each. */
  static Table listed(Seq<Spawn> spawns) {
    return Table.of("spawn", "agent", "number", "started", "ended", "wakes", "host", "pid")
        .rows(
            spawns,
            spawn ->
                new Object[] {
                  spawn.id(),
                  spawn.agent(),
                  spawn.number(),
                  Instants.text(spawn.startedAt()),
                  AgentView.time(spawn.endedAt()).getOrNull(),
                  spawn.wakes(),
                  spawn.process().map(SpawnProcess::host).getOrNull(),
                  spawn.process().map(SpawnProcess::pid).getOrNull()
                });
  }

  static Answer answer(Spawn spawn) {
    return Answer.ok(listed(List.of(spawn)).text(), json(spawn));
  }

  static JsonMembers json(Seq<Spawn> spawns) {
    return new JsonMembers().with("spawns", spawns.map(SpawnView::json));
  }

  static JsonObject json(Spawn spawn) {
    return new JsonMembers()
        .with("spawn_id", spawn.id().value())
        .with("agent_id", spawn.agent().value())
        .with("spawn_number", spawn.number())
        .with("started_at", Instants.text(spawn.startedAt()))
        .withText("ended_at", AgentView.time(spawn.endedAt()))
        .with("wakes", spawn.wakes())
        .withText("host", spawn.process().map(SpawnProcess::host))
        .withNumber("pid", spawn.process().map(SpawnProcess::pid))
        .object();
  }
}
