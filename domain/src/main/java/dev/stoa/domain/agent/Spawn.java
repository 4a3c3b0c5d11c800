package dev.stoa.domain.agent;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/** One run of an agent, from the start of its process to its end. */
public record Spawn(
    SpawnId id,
    AgentId agent,
    long number,
    Instant startedAt,
    Option<Instant> endedAt,
    long wakes,
    Option<SpawnProcess> process) {

  /** Refuses numbers out of range. */
  public Spawn {
    if (number < 1) {
      throw new InvalidValue("spawn_number " + number + " is none: count from 1");
    }
    if (wakes < 0) {
      throw new InvalidValue("wakes " + wakes + " is negative: count from 0");
    }
  }

  /** Counts a wake. */
  public Either<AgentRefused, Spawn> wake() {
    return whileOpen(new Spawn(id, agent, number, startedAt, endedAt, wakes + 1, process));
  }

  /** Comes to its end; one that has ended stays as it is. */
  public Spawn end(Instant now) {
    return endedAt.isDefined()
        ? this
        : new Spawn(id, agent, number, startedAt, Option.some(now), wakes, process);
  }

  /** Whether it is open although its process on this machine is gone. */
  public boolean isOrphan(ProcessTable processes) {
    return endedAt.isEmpty()
        && process.exists(
            own -> own.host().equals(processes.host()) && !processes.runs(own.pid(), startedAt));
  }

  /** Its position in a list. */
  public TimePosition<SpawnId> position() {
    return new TimePosition<>(startedAt, id);
  }

  private Either<AgentRefused, Spawn> whileOpen(Spawn changed) {
    return endedAt
        .<Either<AgentRefused, Spawn>>map(at -> Either.left(new AgentRefused.SpawnEnded(id, at)))
        .getOrElse(() -> Either.right(changed));
  }
}
