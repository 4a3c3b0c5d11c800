package dev.stoa.domain.graph;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/**
 * An entity to be created.
 *
 * @param aliases other names of it
 * @param observations what is known of it
 */
public record NewEntity(
    String name, String type, Seq<String> aliases, Seq<NewObservation> observations) {

  /** The most aliases of an entity. */
  public static final int MAX_ALIASES = 100;

  /** Refuses texts that cannot be stored; what is said twice counts once. */
  public NewEntity {
    GraphText.name(name);
    GraphText.type("entity_type", type);
    aliases = aliases.toVector().map(GraphText::name).distinct().remove(name);
    if (aliases.size() > MAX_ALIASES) {
      throw new InvalidValue("aliases are " + aliases.size() + ": give at most " + MAX_ALIASES);
    }
    observations = observations.toVector().distinctBy(NewObservation::content);
  }

  /** An entity of which nothing else is known. */
  public static NewEntity of(String name, String type) {
    return new NewEntity(name, type, Vector.empty(), Vector.empty());
  }

  /** Also known by another name. */
  public NewEntity alias(String other) {
    return new NewEntity(name, type, aliases.append(other), observations);
  }

  /** With something that is known of it. */
  public NewEntity observation(String content) {
    return observation(NewObservation.of(content));
  }

  /** With something that is known of it. */
  public NewEntity observation(NewObservation one) {
    return new NewEntity(name, type, aliases, observations.append(one));
  }
}
