package dev.stoa.actions.agent;

import dev.stoa.actions.Action;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.View;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentQuery;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.Page;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/** Showing agents and counting what they have done. */
final class AgentQueries {

  static final String[] COLUMNS = {
    "identity", "model", "spawn_count", "last_active_at", "archived_at", "agent_id"
  };

  private AgentQueries() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(list(), show(), names(), stats(), totals());
  }

  record ListAgents(
      @Param(value = "Which agents.", defaultValue = "live") ArchiveFilter show,
      @Paged Paging page) {

    private AgentQuery query() {
      return new AgentQuery(show, page.by(AgentName.class));
    }
  }

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("agent.list", "Lists agents by identity.")
        .example("{}")
        .example("{'show':'all','limit':20}")
        .listing("agents")
        .columns(COLUMNS)
        .takes(ListAgents.class)
        .answersPage(
            AgentViews.AGENT, (workspace, input) -> workspace.agents().list(input.query()));
  }

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("agent.show", "Shows an agent, archived or not.")
        .example("{'agent':'zealot'}")
        .takes(AgentActions.NamedAgent.class)
        .gives(AgentViews.AGENT, (workspace, input) -> workspace.agents().resolve(input.agent()));
  }

  record NamesOfAgents(
      @Param(value = "The ids of the agents, at most a thousand.", position = 0, label = "id")
          Seq<AgentId> ids) {

    NamesOfAgents {
      if (ids.size() > Page.MAX_SIZE) {
        throw BadInput.of("{ids} has more than " + Page.MAX_SIZE + " ids: ask several times");
      }
    }
  }

  record AgentIdentity(AgentId agentId, String identity) {}

  private static final View<AgentIdentity> IDENTITY = View.of(AgentIdentity.class, "AgentName");

  private static Action<?, ?> names() {
    return Action.ofWorkspace()
        .read("agent.names", "Shows the identities of many agents, archived or not.")
        .details("An id that no agent has is left out.")
        .example("{'ids':['0197c2e4-0000-7000-8000-000000000001']}")
        .listing("agents")
        .takes(NamesOfAgents.class)
        .answersItems(
            IDENTITY,
            (workspace, input) -> {
              Map<AgentId, String> identities = References.identities(workspace, input.ids());
              return input
                  .ids()
                  .distinct()
                  .flatMap(id -> identities.get(id).map(name -> new AgentIdentity(id, name)));
            });
  }

  private static Action<?, ?> stats() {
    return Action.ofWorkspace()
        .read("agent.stats", "Counts what each agent has done, by identity.")
        .example("{'show':'all'}")
        .listing("agents")
        .columns(
            "identity",
            "messages",
            "notes",
            "knowledge",
            "spawns",
            "tasks",
            "last_active_at",
            "archived")
        .takes(ListAgents.class)
        .answersPage(
            AgentViews.FIGURES, (workspace, input) -> workspace.agents().figures(input.query()));
  }

  record Totals() {}

  private static Action<?, ?> totals() {
    return Action.ofWorkspace()
        .read("agent.totals", "Counts what the workspace holds.")
        .example("{}")
        .takes(Totals.class)
        .answers(AgentViews.TOTALS, (workspace, input) -> workspace.agents().totals());
  }
}
