package dev.stoa.domain.agent;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.PlainText;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/** A registered participant: an identity, what it runs on and what it holds to. */
@RecordBuilder
public record Agent(
    AgentId id,
    AgentName identity,
    Option<Constitution> constitution,
    String model,
    Option<String> selfDescription,
    Option<Instant> archivedAt,
    Instant createdAt,
    Option<Instant> lastActiveAt,
    long spawnCount) {

  /** The longest model name. */
  public static final int MAX_MODEL_LENGTH = 255;

  /** The longest self description. */
  public static final int MAX_DESCRIPTION_LENGTH = 100_000;

  private static final String ERASED_MODEL = "erased";

  /** Refuses, by name, any field that no store can hold. */
  public Agent {
    checkedModel(model);
    selfDescription.forEach(
        text -> PlainText.require("self_description", text, MAX_DESCRIPTION_LENGTH));
    if (spawnCount < 0) {
      throw new InvalidValue("spawn_count " + spawnCount + " is negative: count from 0");
    }
  }

  /** A new agent; to register is its first act. */
  public static Agent registered(AgentId id, AgentRegistration registration, Instant now) {
    return new Agent(
        id,
        registration.identity(),
        registration.constitution(),
        registration.model(),
        Option.none(),
        Option.none(),
        now,
        Option.some(now),
        0);
  }

  /** A new agent with the model and constitution of this one, and nothing else of it. */
  public Agent cloned(AgentId newId, AgentName newIdentity, Instant now) {
    return new Agent(
        newId,
        newIdentity,
        constitution,
        model,
        Option.none(),
        Option.none(),
        now,
        Option.none(),
        0);
  }

  /** Says of itself what it is. */
  public Agent describe(String text) {
    return with(identity, constitution, model, Option.some(text), archivedAt);
  }

  /** Changes what the update gives. */
  public Agent update(AgentUpdate update) {
    return with(
        identity,
        update.constitution().orElse(constitution),
        update.model().getOrElse(model),
        selfDescription,
        archivedAt);
  }

  /** Goes by another name. */
  public Agent rename(AgentName newIdentity) {
    return with(newIdentity, constitution, model, selfDescription, archivedAt);
  }

  /** The refusal for another agent that wants this identity. */
  public AgentRefused holdsIdentity() {
    return archivedAt.isEmpty()
        ? new AgentRefused.IdentityTaken(identity, id)
        : new AgentRefused.IdentityArchived(identity, id);
  }

  /** This agent, if it is not archived. */
  public Either<AgentRefused, Agent> live() {
    return archivedAt.isEmpty()
        ? Either.right(this)
        : Either.left(new AgentRefused.Archived(identity, id));
  }

  /** No longer takes part; everything it wrote stays. An archived agent stays as it is. */
  public Agent archive(Instant now) {
    return archivedAt.isDefined()
        ? this
        : with(identity, constitution, model, selfDescription, Option.some(now));
  }

  /** Nothing but the id and the instants is left; archived. */
  public Agent erased(AgentName replacement, Instant now) {
    return with(
        replacement,
        Option.none(),
        ERASED_MODEL,
        Option.none(),
        archivedAt.orElse(Option.some(now)));
  }

  /** Takes part again; a live agent stays as it is. */
  public Agent restore() {
    return with(identity, constitution, model, selfDescription, Option.none());
  }

  /** The next spawn, numbered one more than the last; {@link #started} is the agent after it. */
  public Spawn nextSpawn(SpawnId spawn, Option<SpawnProcess> process, Instant now) {
    return new Spawn(spawn, id, spawnCount + 1, now, Option.none(), 0, process);
  }

  /** The agent once its {@link #nextSpawn} has started. */
  public Agent started(Instant now) {
    return counted(spawnCount + 1, later(lastActiveAt, Option.some(now)));
  }

  /** This agent after another has become part of it: spawns add up, the later act is the last. */
  public Agent absorb(Agent other) {
    return counted(spawnCount + other.spawnCount, later(lastActiveAt, other.lastActiveAt));
  }

  static String checkedModel(String model) {
    return PlainText.require("model", model, MAX_MODEL_LENGTH);
  }

  private static Option<Instant> later(Option<Instant> one, Option<Instant> other) {
    return one.isEmpty() || other.exists(one.get()::isBefore) ? other : one;
  }

  private Agent counted(long spawns, Option<Instant> active) {
    return AgentBuilder.from(this).lastActiveAt(active).spawnCount(spawns).build();
  }

  private Agent with(
      AgentName newIdentity,
      Option<Constitution> newConstitution,
      String newModel,
      Option<String> newDescription,
      Option<Instant> newArchivedAt) {
    return AgentBuilder.from(this)
        .identity(newIdentity)
        .constitution(newConstitution)
        .model(newModel)
        .selfDescription(newDescription)
        .archivedAt(newArchivedAt)
        .build();
  }
}
