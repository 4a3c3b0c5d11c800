package dev.stoa.application.agent;

import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentRefused;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.agent.Agents;
import dev.stoa.domain.agent.ProcessTable;
import dev.stoa.domain.agent.Spawn;
import dev.stoa.domain.agent.SpawnId;
import dev.stoa.domain.agent.SpawnProcess;
import dev.stoa.domain.agent.Spawns;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/** The steps of spawns; all except finding orphans require an open write unit. */
final class RunSpawns {

  private final Agents agents;
  private final Spawns spawns;
  private final FindAgent find;
  private final WakeSpawn wake;
  private final InstantSource clock;
  private final IdSource ids;

  RunSpawns(AgentStorage storage, InstantSource clock, IdSource ids) {
    this.agents = storage.agents();
    this.spawns = storage.spawns();
    this.find = new FindAgent(agents);
    this.wake = new WakeSpawn(spawns);
    this.clock = clock;
    this.ids = ids;
  }

  Either<AgentRefused, Spawn> start(String reference, Option<SpawnProcess> process) {
    return find.lockLive(reference).map(agent -> start(agent, process));
  }

  private Spawn start(Agent agent, Option<SpawnProcess> process) {
    // The clock is read behind the lock: a later number never starts earlier.
    Instant now = clock.instant();
    Spawn spawn = agent.nextSpawn(new SpawnId(ids.next()), process, now);
    spawns.add(spawn);
    agents.save(agent.started(now));
    return spawn;
  }

  Either<AgentRefused, Spawn> wake(SpawnId id) {
    return wake.wake(id);
  }

  Either<AgentRefused, Spawn> end(SpawnId id) {
    return spawns
        .lock(id)
        .<AgentRefused>toEither(() -> new AgentRefused.SpawnUnknown(id))
        .map(spawn -> spawn.end(clock.instant()))
        .peek(spawns::save);
  }

  /** Open spawns of this machine whose processes are gone. */
  Seq<Spawn> orphans(ProcessTable processes) {
    Vector<Spawn> found = Vector.empty();
    Option<TimePosition<SpawnId>> last = Option.none();
    Seq<Spawn> page;
    do {
      page = spawns.openOn(processes.host(), last, Page.MAX_SIZE);
      found = found.appendAll(page.filter(spawn -> spawn.isOrphan(processes)));
      last = page.lastOption().map(Spawn::position);
    } while (page.size() == Page.MAX_SIZE);
    return found;
  }

  /** Ends the orphans; one that was ended in the meantime is left as it is. */
  Seq<Spawn> endOrphans(ProcessTable processes) {
    return orphans(processes).flatMap(orphan -> end(orphan.id()).toOption());
  }
}
