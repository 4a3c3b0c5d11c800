package dev.stoa.app.agent;

import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Printable;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.Constitution;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.Instants;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** How agents are shown. */
final class AgentView {

  private static final int TEXT_WIDTH = 60;

  private AgentView() {}

  /** Agents, a line each. */
  static Table listed(Seq<Agent> agents) {
    return Table.of("identity", "id", "model", "spawns", "last active", "archived")
        .rows(
            agents,
            agent ->
                new Object[] {
                  agent.identity(),
                  agent.id(),
                  agent.model(),
                  agent.spawnCount(),
                  time(agent.lastActiveAt()).getOrNull(),
                  time(agent.archivedAt()).getOrNull()
                });
  }

  /** Everything about one agent, a line for each thing. */
  static Table whole(Agent agent) {
    return Table.of("field", "value")
        .row("identity", agent.identity())
        .row("id", agent.id())
        .row("model", agent.model())
        .row("constitution", brief(agent.constitution().map(Constitution::text)))
        .row("constitution sha256", agent.constitution().map(Constitution::sha256).getOrElse("-"))
        .row("self description", brief(agent.selfDescription()))
        .row("spawns", agent.spawnCount())
        .row("created", Instants.text(agent.createdAt()))
        .row("last active", time(agent.lastActiveAt()).getOrElse("-"))
        .row("archived", time(agent.archivedAt()).getOrElse("-"));
  }

  static JsonObject json(Agent agent) {
    return new JsonMembers()
        .with("agent_id", agent.id().value())
        .with("identity", agent.identity().value())
        .with("model", agent.model())
        .withText("constitution", agent.constitution().map(Constitution::text))
        .withText("constitution_sha256", agent.constitution().map(Constitution::sha256))
        .withText("self_description", agent.selfDescription())
        .with("spawn_count", agent.spawnCount())
        .with("created_at", Instants.text(agent.createdAt()))
        .withText("last_active_at", time(agent.lastActiveAt()))
        .withText("archived_at", time(agent.archivedAt()))
        .object();
  }

  static Option<String> time(Option<Instant> instant) {
    return instant.map(Instants::text);
  }

  private static String brief(Option<String> text) {
    return text.map(some -> Printable.shortened(some, TEXT_WIDTH)).getOrElse("-");
  }

  /** How many things there are of each kind. */
  static JsonObject counts(Map<String, Long> kinds) {
    return kinds.foldLeft(new JsonMembers(), (all, kind) -> all.with(kind._1, kind._2)).object();
  }
}
