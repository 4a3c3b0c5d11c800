package dev.stoa.actions.evolution;

import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.Shapes;
import dev.stoa.domain.evolution.ActionDraft;
import dev.stoa.domain.evolution.ActionDraftBuilder;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Reads actions of an episode that are given as JSON objects. */
final class ActionJson {

  /** Actions as callers give them. */
  record Given(
      @Param(
              value =
                  "A JSON object for each action, in order: turn, speaker, internal_monologue,"
                      + " public_dialogue, state_mutations, propose_resolution, abort_episode,"
                      + " token_usage.",
              option = "action")
          Seq<CanonicalJson> actions) {}

  private static final Set<String> MEMBERS =
      HashSet.of(
          "turn",
          "speaker",
          "internal_monologue",
          "public_dialogue",
          "state_mutations",
          "propose_resolution",
          "abort_episode",
          "token_usage");

  private final Map<String, JsonValue> members;

  private ActionJson(Map<String, JsonValue> members) {
    this.members = members;
  }

  static Seq<ActionDraft> read(Given given) {
    return given.actions().map(ActionJson::read);
  }

  static Given of(Seq<ActionDraft> actions) {
    return new Given(
        actions
            .map(action -> Shapes.json(EvolutionViews.DONE.shape(), action))
            .map(json -> (JsonObject) JsonParser.parse(json.text()))
            .map(all -> all.members().filterValues(member -> !(member instanceof JsonNull)))
            .map(members -> CanonicalJson.of(new JsonObject(members))));
  }

  private static ActionDraft read(CanonicalJson action) {
    if (!(JsonParser.parse(action.text()) instanceof JsonObject object)) {
      throw new InvalidValue("an action is no JSON object: put it in braces");
    }
    for (String unknown : object.members().keySet().diff(MEMBERS)) {
      throw new InvalidValue(
          "an action has the member "
              + unknown
              + ", which is unknown: give "
              + MEMBERS.toVector().sorted().mkString(", "));
    }
    ActionJson json = new ActionJson(object.members());
    return ActionDraftBuilder.builder()
        .turn(
            json.whole("turn")
                .getOrElseThrow(() -> new InvalidValue("an action has no turn: give its number")))
        .speaker(
            new ProfileId(
                json.text("speaker")
                    .getOrElseThrow(
                        () ->
                            new InvalidValue(
                                "an action has no speaker: give the id of a profile"))))
        .monologue(json.text("internal_monologue"))
        .dialogue(json.text("public_dialogue"))
        .stateMutations(
            CanonicalJson.of(
                json.member("state_mutations", JsonArray.class)
                    .getOrElse(() -> new JsonArray(Vector.empty()))))
        .proposesResolution(json.flag("propose_resolution"))
        .aborts(json.flag("abort_episode"))
        .tokens(json.whole("token_usage").getOrElse(0L))
        .build();
  }

  private Option<Long> whole(String name) {
    return member(name, JsonNumber.class)
        .map(
            number -> {
              double value = number.exactDouble();
              if (value != Math.rint(value)) {
                throw new InvalidValue(name + " is no whole number: give one");
              }
              return (long) value;
            });
  }

  private Option<String> text(String name) {
    return member(name, JsonString.class).map(JsonString::value);
  }

  private boolean flag(String name) {
    return member(name, JsonBoolean.class).exists(JsonBoolean::value);
  }

  private <T extends JsonValue> Option<T> member(String name, Class<T> type) {
    return members
        .get(name)
        .map(
            value -> {
              if (!type.isInstance(value)) {
                throw new InvalidValue(
                    name
                        + " of an action is "
                        + CanonicalJson.of(value).text()
                        + ": give "
                        + wanted(type));
              }
              return type.cast(value);
            });
  }

  private static String wanted(Class<?> type) {
    if (type == JsonNumber.class) {
      return "a number";
    }
    if (type == JsonString.class) {
      return "a text";
    }
    return type == JsonArray.class ? "a list" : "true or false";
  }
}
