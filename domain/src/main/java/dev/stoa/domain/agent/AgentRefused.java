package dev.stoa.domain.agent;

import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.ReferenceLookup;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;
import dev.stoa.domain.rating.MatchId;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.Instant;

/** Why the registry refused. Each is a normal result, not an exception. */
public sealed interface AgentRefused extends Refusal {

  /** No agent has this identity, this id, or an id that ends with it. */
  @RefusalCode("agent.unknown")
  record Unknown(String reference, Seq<String> nearest) implements AgentRefused, Refusal.Absent {

    /** Without similar identities. */
    public Unknown(String reference) {
      this(reference, Vector.empty());
    }

    @Override
    public String sentence() {
      return ReferenceLookup.unknown(
          "agent",
          reference,
          nearest,
          "see `stoa agent list`, or register it with `stoa agent register`");
    }
  }

  /** The agent is archived. */
  @RefusalCode("agent.archived")
  record Archived(AgentName identity, AgentId id) implements AgentRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "agent " + identity + " (" + id + ") is archived: restore it first";
    }
  }

  /** Several ids end with the text. */
  @RefusalCode("agent.ambiguous")
  record Ambiguous(String reference, Seq<Agent> candidates)
      implements AgentRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return ReferenceLookup.ambiguous(
          "agent", reference, candidates.map(agent -> agent.id() + " (" + agent.identity() + ")"));
    }
  }

  /** A live agent goes by this identity. */
  @RefusalCode("agent.identity_taken")
  record IdentityTaken(AgentName identity, AgentId by) implements AgentRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "identity " + identity + " is taken by agent " + by + ": choose another";
    }
  }

  /** An archived agent went by this identity, and may come back. */
  @RefusalCode("agent.identity_archived")
  record IdentityArchived(AgentName identity, AgentId by)
      implements AgentRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "identity "
          + identity
          + " belongs to the archived agent "
          + by
          + ": restore it or choose another";
    }
  }

  /** An agent cannot become part of itself. */
  @RefusalCode("agent.self_merge")
  record SelfMerge(AgentName identity) implements AgentRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "agent " + identity + " cannot be merged into itself: name two agents";
    }
  }

  /** Two that met in a match are two agents. */
  @RefusalCode("agent.met_in_match")
  record MetInMatch(AgentName from, AgentName into, MatchId match)
      implements AgentRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "agents "
          + from
          + " and "
          + into
          + " met in match "
          + match
          + ": merge two that never met, or archive one";
    }
  }

  /** The agent owns something. */
  @RefusalCode("agent.owns_things")
  record OwnsThings(AgentName identity, AgentId id, Map<String, Long> owned)
      implements AgentRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "agent "
          + identity
          + " ("
          + id
          + ") owns "
          + counted(owned)
          + ": delete it with everything, merge it into another, or archive it";
    }
  }

  /** Figures of other agents depend on records of the agent. */
  @RefusalCode("agent.took_part")
  record TookPart(AgentName identity, AgentId id, Map<String, Long> records)
      implements AgentRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "agent "
          + identity
          + " ("
          + id
          + ") has records that ratings and reputations of others depend on ("
          + counted(records)
          + "): merge it into another, or archive it";
    }
  }

  private static String counted(Map<String, Long> kinds) {
    return kinds
        .toSortedMap(kind -> kind)
        .map(kind -> kind._2 + " " + TableWords.of(kind._1))
        .mkString(", ");
  }

  /** More registrations than one batch may bring. */
  @RefusalCode("agent.too_many")
  record TooMany(int count, int most) implements AgentRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "registrations has "
          + count
          + " agents, more than "
          + most
          + ": split it into several";
    }
  }

  /** No spawn has this id, or an id that ends with it. */
  @RefusalCode("agent.spawn_unknown")
  record SpawnUnknown(String reference) implements AgentRefused, Refusal.Absent {

    /** Of a whole id. */
    public SpawnUnknown(SpawnId id) {
      this(id.value());
    }

    @Override
    public String sentence() {
      return ReferenceLookup.unknown(
          "spawn", reference, Vector.empty(), "list the spawns to find it");
    }
  }

  /** The ids of several spawns end with it. */
  @RefusalCode("agent.spawn_ambiguous")
  record SpawnAmbiguous(String reference, Seq<Spawn> candidates)
      implements AgentRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return ReferenceLookup.ambiguous(
          "spawn", reference, candidates.map(spawn -> spawn.id().value()));
    }
  }

  /** The spawn is over. */
  @RefusalCode("agent.spawn_ended")
  record SpawnEnded(SpawnId id, Instant at) implements AgentRefused, Refusal.Conflict {
    @Override
    public String sentence() {
      return "spawn " + id + " ended at " + at + ": start another";
    }
  }
}
