package dev.stoa.application.debate;

import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Members of the JSON of turns that conclusions read. */
final class TurnMembers {

  private static final String CHOICE = "choice";
  private static final String INSIGHT = "insight";

  private TurnMembers() {}

  /** Which choice the agent holds, if the metadata says so. */
  static Option<String> choice(TurnDraft draft) {
    return mentions(draft.metadata(), CHOICE)
        ? text(JsonParser.parse(draft.metadata().text()), CHOICE)
        : Option.none();
  }

  /** The insights of the reflections. */
  static Seq<String> insights(TurnDraft draft) {
    CanonicalJson reflections = draft.findings().reflections();
    return mentions(reflections, INSIGHT)
            && JsonParser.parse(reflections.text()) instanceof JsonArray array
        ? array.values().flatMap(one -> text(one, INSIGHT)).reject(String::isBlank)
        : Vector.empty();
  }

  /** The turn, with the choice that the agent holds and what it learnt. */
  static TurnDraft with(TurnDraft draft, Option<String> choice, Seq<String> insights) {
    TurnDraft held = choice.map(text -> draft.metadata(object(CHOICE, text))).getOrElse(draft);
    return insights.isEmpty()
        ? held
        : held.findings(
            held.findings()
                .reflections(
                    CanonicalJson.of(
                        new JsonArray(
                            insights.map(
                                text -> JsonObject.of(java.util.Map.of(INSIGHT, text)))))));
  }

  private static CanonicalJson object(String member, String text) {
    return CanonicalJson.of(java.util.Map.of(member, text));
  }

  private static boolean mentions(CanonicalJson json, String member) {
    return json.text().contains('"' + member + '"');
  }

  private static Option<String> text(JsonValue value, String member) {
    return value instanceof JsonObject object
            && object.members().get(member).getOrNull() instanceof JsonString text
        ? Option.some(text.value())
        : Option.none();
  }
}
