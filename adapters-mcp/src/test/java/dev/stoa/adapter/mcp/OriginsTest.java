package dev.stoa.adapter.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.Caller;
import dev.stoa.actions.Effect;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.application.Workspace;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.trust.OriginClass;
import io.vavr.control.Option;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the origin of items is that are written through tools. */
final class OriginsTest {

  private final Workspace workspace = Exchange.workspace();

  private Exchange as(String token, OriginClass origin) {
    return Exchange.of(
        Catalogue.complete(),
        workspace,
        new Caller("ada", Option.none(), Effect.WRITE, Option.some(token), origin));
  }

  private static JsonObject answer(JsonObject result) {
    return Exchange.object(result, "structuredContent");
  }

  private static Option<JsonValue> text(String value) {
    return Option.some(new JsonString(value));
  }

  @Test
  void itemsHaveTheClassOfTheTokenAndInheritFromWhatIsNamed() {
    JsonObject page =
        answer(as("t1", OriginClass.TOOL).call("memory_remember", Map.of("content", "the page")));
    String item = "memory:" + ((JsonString) page.members().get("memory_id").get()).value();
    Exchange person = as("t2", OriginClass.PERSON);
    JsonObject made =
        answer(
            person.call("memory_remember", Map.of("content", "a summary", "from", List.of(item))));
    String summary = "memory:" + ((JsonString) made.members().get("memory_id").get()).value();
    JsonObject shown = answer(person.call("trust_show", Map.of("item", summary)));
    assertEquals(text("person"), shown.members().get("origin"));
    assertEquals(text("t2"), shown.members().get("principal"));
    assertEquals(text("tool"), shown.members().get("trust"));
    assertEquals(text(item), shown.members().get("root"));
    assertEquals(
        text("tool"),
        answer(person.call("trust_show", Map.of("item", item))).members().get("origin"));
  }

  @Test
  void aModelSeesTheTokenOfWhatItReadsAndGivesItWhenItWrites() {
    as("t1", OriginClass.TOOL).call("memory_remember", Map.of("content", "the retry page"));
    Exchange agent = as("t2", OriginClass.AGENT);
    for (String tool : List.of("memory_recall", "search", "pack")) {
      JsonObject read =
          agent.call(
              tool, Map.of("words", tool.equals("memory_recall") ? "retry" : List.of("retry")));
      String token = ((JsonString) answer(read).members().get("reading").get()).value();
      assertTrue(read.toString().contains("reading: " + token), read::toString);
      JsonObject made =
          answer(
              agent.call(
                  "memory_remember", Map.of("content", "made by " + tool, "reading", token)));
      String summary = "memory:" + ((JsonString) made.members().get("memory_id").get()).value();
      assertEquals(
          text("tool"),
          answer(agent.call("trust_show", Map.of("item", summary))).members().get("trust"));
    }
  }
}
