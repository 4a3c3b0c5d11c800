package dev.stoa.actions.agent;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionBuilder;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Edge;
import dev.stoa.actions.References;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.application.agent.AgentOperations;
import dev.stoa.application.agent.LocalProcesses;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.agent.ProcessTable;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.SpawnId;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiFunction;

/** What callers may ask of spawns. */
final class SpawnActions {

  static final String HOST = "The host name, if not that of this machine.";

  private static final String[] COLUMNS = {
    "agent", "spawn_number", "started_at", "ended_at", "wakes", "host", "pid", "spawn_id"
  };

  private SpawnActions() {}

  /** The actions that begin with {@code agent spawn}. */
  static ActionGroup group() {
    return ActionGroup.of(
        "agent.spawn",
        "Spawns of agents: start, wake and end them, and find orphans.",
        SpawnActions::actions);
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(start(), wake(), end(), show(), open(), list(), orphans(), endOrphans());
  }

  static LocalProcesses processes(Option<String> host) {
    return host.map(LocalProcesses::new).getOrElse(LocalProcesses::new);
  }

  private static Action<?, ?> start() {
    return Action.ofAgent()
        .write("agent.spawn.start", "Starts the next spawn of an agent.")
        .example("{'agent':'zealot'}")
        .example("{'agent':'zealot','pid':4242,'host':'mars'}")
        .columns(COLUMNS)
        .takes(StartSpawn.class)
        .gives(AgentViews.SPAWN, (workspace, input) -> input.apply(workspace.agents()));
  }

  record NamedSpawn(
      @Param(value = "Its id, or a unique suffix of it.", position = 0) String spawn) {}

  record OwnSpawn(
      @Param(value = "Its id, or a unique suffix of it.", position = 0) String spawn,
      @Param(value = References.ACTOR, label = "agent", actor = true) Option<String> as) {

    /** The spawn, if it is one of the acting agent. */
    private Either<AgentRefused, Spawn> in(Workspace workspace) {
      Option<AgentId> owner = References.agent(workspace, as);
      return workspace
          .agents()
          .resolveSpawn(spawn)
          .filterOrElse(
              found -> owner.forAll(found.agent()::equals),
              found -> new AgentRefused.SpawnUnknown(spawn));
    }
  }

  private static Action<?, ?> wake() {
    return changed("wake", "Counts a wake within a spawn.", AgentOperations::wake);
  }

  private static Action<?, ?> end() {
    return changed("end", "Ends an open spawn.", AgentOperations::endSpawn);
  }

  private static Action<?, ?> changed(
      String verb,
      String summary,
      BiFunction<AgentOperations, SpawnId, Either<AgentRefused, Spawn>> change) {
    return Action.ofAgent()
        .write("agent.spawn." + verb, summary)
        .example("{'spawn':'1f9c01'}")
        .columns(COLUMNS)
        .takes(OwnSpawn.class)
        .gives(
            AgentViews.SPAWN,
            (workspace, input) ->
                input.in(workspace).flatMap(found -> change.apply(workspace.agents(), found.id())));
  }

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("agent.spawn.show", "Shows a spawn, ended or not.")
        .example("{'spawn':'1f9c01'}")
        .takes(NamedSpawn.class)
        .gives(
            AgentViews.SPAWN, (workspace, input) -> workspace.agents().resolveSpawn(input.spawn()));
  }

  record OpenSpawns(@Paged Paging page) {}

  private static Action<?, ?> open() {
    return Action.ofWorkspace()
        .read("agent.spawn.open", "Lists spawns that have not ended, earliest start first.")
        .example("{'limit':20}")
        .listing("open spawns")
        .columns(COLUMNS)
        .takes(OpenSpawns.class)
        .answersPage(
            AgentViews.SPAWN,
            (workspace, input) ->
                workspace.agents().openSpawns(input.page().byTime(SpawnId.class)));
  }

  record ListSpawns(
      @Param(value = AgentInputs.AGENT, position = 0) String agent, @Paged Paging page) {}

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("agent.spawn.list", "Lists the spawns of an agent, newest first.")
        .example("{'agent':'zealot','limit':10}")
        .listing("spawns")
        .columns(COLUMNS)
        .takes(ListSpawns.class)
        .givesPage(
            AgentViews.SPAWN,
            (workspace, input) ->
                workspace.agents().spawnsOf(input.agent(), input.page().by(Long.class)));
  }

  record Orphans(@Param(value = HOST, label = "name") Option<String> host) {}

  private static Action<?, ?> orphans() {
    return orphans(
        Action.ofOperator()
            .read(
                "agent.spawn.orphans", "Lists open spawns of this machine whose process is gone."),
        AgentOperations::orphans);
  }

  private static Action<?, ?> endOrphans() {
    return orphans(
        Action.ofOperator()
            .write(
                "agent.spawn.end-orphans",
                "Ends open spawns of this machine whose process is gone."),
        AgentOperations::endOrphans);
  }

  /** For the command line only: no other edge sees the processes of its callers. */
  private static Action<?, ?> orphans(
      ActionBuilder draft, BiFunction<AgentOperations, ProcessTable, Seq<Spawn>> found) {
    return draft
        .example("{}")
        .example("{'host':'mars'}")
        .only(Edge.CLI)
        .listing("orphans")
        .columns(COLUMNS)
        .takes(Orphans.class)
        .answersItems(
            AgentViews.SPAWN,
            (workspace, input) -> found.apply(workspace.agents(), processes(input.host())));
  }
}
