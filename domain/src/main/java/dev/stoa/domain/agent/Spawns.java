package dev.stoa.domain.agent;

import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The spawns of all agents. */
public interface Spawns {

  /** Stores a new spawn of a locked agent; a duplicate id or number is an error. */
  void add(Spawn spawn);

  /** The spawn of this id, locked until the open write unit ends. */
  Option<Spawn> lock(SpawnId id);

  /** Stores the wakes and the end of a locked spawn. */
  void save(Spawn spawn);

  /** The spawn of this id. */
  Option<Spawn> find(SpawnId id);

  /** Spawns whose ids end with the text, up to the limit, ordered by reversed id. */
  Seq<Spawn> endingWith(String suffix, int limit);

  /** Spawns of one agent with a lesser number, newest first. */
  Seq<Spawn> before(AgentId agent, long number, int limit);

  /** Spawns that have not ended, on every machine; earliest start first, ties by id. */
  Seq<Spawn> open(Option<TimePosition<SpawnId>> after, int limit);

  /** Spawns that have not ended and run on this machine; earliest start first, ties by id. */
  Seq<Spawn> openOn(String host, Option<TimePosition<SpawnId>> after, int limit);
}
