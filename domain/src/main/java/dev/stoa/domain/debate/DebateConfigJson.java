package dev.stoa.domain.debate;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import java.time.DateTimeException;
import java.time.Duration;

/** The settings of a debate session as JSON, in which they are stored. */
public final class DebateConfigJson {

  private static final String MAX_ROUNDS = "max_rounds";
  private static final String TIMEOUT = "timeout";
  private static final String CONSENSUS_THRESHOLD = "consensus_threshold";
  private static final String GATES = "gates";
  private static final String MODERATOR = "moderator";
  private static final String PARENTS = "parents";
  private static final String PARTICIPANTS = "participants";
  private static final String ANSWER_TIME = "answer_time";
  private static final Set<String> MEMBERS =
      LinkedHashSet.of(
          MAX_ROUNDS,
          TIMEOUT,
          CONSENSUS_THRESHOLD,
          GATES,
          MODERATOR,
          PARENTS,
          PARTICIPANTS,
          ANSWER_TIME);

  private DebateConfigJson() {}

  /** The settings as an object; empty members are left out. */
  public static CanonicalJson of(DebateConfig config) {
    JsonObject.Builder object =
        JsonObject.builder()
            .put(MAX_ROUNDS, config.maxRounds())
            .put(CONSENSUS_THRESHOLD, config.consensusThreshold());
    config.timeout().forEach(time -> object.put(TIMEOUT, time.toString()));
    if (config.gates().nonEmpty()) {
      object.put(GATES, config.gates().toVector().map(DebatePhase::label));
    }
    config.moderator().forEach(hub -> object.put(MODERATOR, hub.value()));
    if (config.parents().nonEmpty()) {
      object.put(PARENTS, config.parents().bimap(AgentName::value, AgentName::value));
    }
    if (config.participants().nonEmpty()) {
      object.put(PARTICIPANTS, config.participants().map(AgentName::value));
    }
    config.answerTime().forEach(time -> object.put(ANSWER_TIME, time.toString()));
    return CanonicalJson.of(object.build());
  }

  /**
   * The settings of an object; members that are missing have their usual values.
   *
   * @throws IllegalArgumentException for other members and values; it names the member
   */
  public static DebateConfig read(CanonicalJson json) {
    if (!(JsonParser.parse(json.text()) instanceof JsonObject object)) {
      throw new InvalidValue("config is no object: put its members in braces");
    }
    DebateConfig config = DebateConfig.USUAL;
    for (var member : object.members()) {
      config = with(config, member._1, member._2);
    }
    return config;
  }

  private static DebateConfig with(DebateConfig config, String name, JsonValue value) {
    return switch (name) {
      case MAX_ROUNDS -> config.maxRounds((int) Math.min(number(name, value), Integer.MAX_VALUE));
      case TIMEOUT -> config.timeout(duration(name, value));
      case ANSWER_TIME -> config.answerTime(duration(name, value));
      case CONSENSUS_THRESHOLD -> config.consensusThreshold(number(name, value));
      case GATES ->
          texts(name, value)
              .map(DebatePhase::labelled)
              .foldLeft(config, (read, phase) -> read.gate(phase));
      case MODERATOR -> config.moderator(new AgentName(text(name, value)));
      case PARENTS ->
          members(value)
              .foldLeft(
                  config,
                  (read, edge) ->
                      read.parent(new AgentName(edge._1), new AgentName(text(name, edge._2))));
      case PARTICIPANTS -> config.participants(texts(name, value).map(AgentName::new));
      default ->
          throw new InvalidValue(
              "config member " + name + " is unknown: give " + MEMBERS.mkString(", "));
    };
  }

  private static double number(String name, JsonValue value) {
    if (value instanceof JsonNumber number) {
      double given = number.exactDouble();
      if (name.equals(MAX_ROUNDS) && given != Math.rint(given)) {
        throw new InvalidValue(name + " is " + given + ": give a whole number");
      }
      return given;
    }
    throw new InvalidValue(name + " is no number: leave the quotes out");
  }

  private static String text(String name, JsonValue value) {
    if (value instanceof JsonString text) {
      return text.value();
    }
    throw new InvalidValue(name + " is no text: put it in double quotes");
  }

  private static Seq<String> texts(String name, JsonValue value) {
    if (value instanceof JsonArray array) {
      return array.values().map(item -> text(name, item));
    }
    throw new InvalidValue(name + " is no list: put it in brackets");
  }

  private static Map<String, JsonValue> members(JsonValue value) {
    if (value instanceof JsonObject object) {
      return object.members();
    }
    throw new InvalidValue("parents is no object: give {\"child\": \"parent\"}");
  }

  private static Duration duration(String name, JsonValue value) {
    String given = text(name, value);
    try {
      return Duration.parse(given);
    } catch (DateTimeException e) {
      throw new InvalidValue(name + " is " + given + ": give an ISO 8601 duration such as PT5M", e);
    }
  }
}
