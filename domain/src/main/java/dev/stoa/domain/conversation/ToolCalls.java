package dev.stoa.domain.conversation;

import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;

/**
 * The calls that messages make.
 *
 * @param any whether there is a call at all
 * @param unnamed whether there is one without an id
 */
record ToolCalls(Set<String> ids, boolean any, boolean unnamed) {

  static final ToolCalls NONE = new ToolCalls(HashSet.empty(), false, false);

  /** With the calls of one more message. */
  ToolCalls and(ConversationMessage message) {
    return message.text().toolCalls().map(this::and).getOrElse(this);
  }

  private ToolCalls and(String json) {
    Vector<String> named = Vector.empty();
    boolean some = unnamed;
    if (JsonParser.parse(json) instanceof JsonArray calls) {
      named =
          calls
              .values()
              .filter(JsonObject.class::isInstance)
              .flatMap(call -> ((JsonObject) call).members().get("id"))
              .filter(JsonString.class::isInstance)
              .map(id -> ((JsonString) id).value())
              .toVector();
      some = some || named.size() < calls.values().size();
    }
    return new ToolCalls(ids.addAll(named), true, some || named.isEmpty());
  }

  /** Whether a result answers one of them: by its id, or by the order where either has none. */
  boolean include(ConversationMessage result) {
    return unnamed || result.labels().toolCallId().map(ids::contains).getOrElse(any);
  }
}
