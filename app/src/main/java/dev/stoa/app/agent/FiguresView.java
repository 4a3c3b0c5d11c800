package dev.stoa.app.agent;

import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.adapter.cli.Table;
import dev.stoa.domain.agent.AgentFigures;
import dev.stoa.domain.agent.Tally;
import dev.stoa.domain.agent.WorkspaceFigures;
import dev.stoa.domain.json.JsonObject;
import io.vavr.collection.Seq;

/** How figures are shown. */
final class FiguresView {

  private FiguresView() {}

  static Table totals(WorkspaceFigures figures) {
    return tally(
            tally(
                tally(
                    tally(
                        tally(
                            Table.of("what", "total", "active", "archived"),
                            "agents",
                            figures.agents()),
                        "channels",
                        figures.channels()),
                    "messages",
                    figures.messages()),
                "notes",
                figures.notes()),
            "knowledge",
            figures.knowledge())
        .row("spawns", figures.spawns(), figures.openSpawns(), null)
        .row("tasks", figures.tasks(), null, null)
        .row("topics of notes", figures.topics(), null, null)
        .row("domains of knowledge", figures.disciplines(), null, null);
  }

  static Table perAgent(Seq<AgentFigures> agents) {
    return Table.of(
            "identity",
            "messages",
            "notes",
            "knowledge",
            "spawns",
            "tasks",
            "last active",
            "archived")
        .rows(
            agents,
            agent ->
                new Object[] {
                  agent.identity(),
                  agent.messages(),
                  agent.notes(),
                  agent.knowledge(),
                  agent.spawns(),
                  agent.tasks(),
                  AgentView.time(agent.lastActiveAt()).getOrNull(),
                  agent.archived() ? "yes" : ""
                });
  }

  static JsonObject json(WorkspaceFigures figures) {
    return new JsonMembers()
        .with("agents", json(figures.agents()))
        .with("channels", json(figures.channels()))
        .with("messages", json(figures.messages()))
        .with("notes", json(figures.notes()))
        .with("topics", figures.topics())
        .with("knowledge", json(figures.knowledge()))
        .with("domains", figures.disciplines())
        .with("spawns", figures.spawns())
        .with("open_spawns", figures.openSpawns())
        .with("tasks", figures.tasks())
        .object();
  }

  static JsonObject json(AgentFigures agent) {
    return new JsonMembers()
        .with("agent_id", agent.id().value())
        .with("identity", agent.identity().value())
        .with("archived", agent.archived())
        .with("messages", agent.messages())
        .with("notes", agent.notes())
        .with("knowledge", agent.knowledge())
        .with("spawns", agent.spawns())
        .with("tasks", agent.tasks())
        .withText("last_active_at", AgentView.time(agent.lastActiveAt()))
        .object();
  }

  private static Table tally(Table table, String what, Tally tally) {
    return table.row(what, tally.total(), tally.active(), tally.archived());
  }

  private static JsonObject json(Tally tally) {
    return new JsonMembers()
        .with("total", tally.total())
        .with("active", tally.active())
        .with("archived", tally.archived())
        .object();
  }
}
