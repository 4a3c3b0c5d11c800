package dev.stoa.domain.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.json.SharedData;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The recorded behaviour of the system behind the seed, where it is a matter of text alone. */
final class BridgeVectorsTest {

  /** How many are told as stories of the operations; one more would be told nowhere. */
  private static final int TOLD_AS_STORIES = 7;

  @Test
  void mentionsAreThoseThatWereRecorded() throws IOException {
    for (Path file : SharedData.find("spec/vectors/space-os.json")) {
      Seq<JsonObject> vectors =
          ((JsonArray) JsonParser.parse(Files.readString(file)))
              .values()
              .map(JsonObject.class::cast)
              .filter(vector -> text(vector, "area").equals("bridge"));
      Seq<JsonObject> mentions =
          vectors.filter(vector -> text(vector, "description").startsWith("@mention"));
      assertEquals(1, mentions.size());
      assertEquals(TOLD_AS_STORIES, vectors.size() - mentions.size());
      for (JsonObject vector : mentions) {
        assertEquals(
            array(vector.members().get("expected").get())
                .map(names -> array(names).map(BridgeVectorsTest::text).toVector())
                .toVector(),
            array(vector.members().get("input").get())
                .map(BridgeVectorsTest::text)
                .map(content -> Mentions.in(content).toVector())
                .toVector());
      }
    }
  }

  private static Vector<JsonValue> array(JsonValue value) {
    return ((JsonArray) value).values().toVector();
  }

  private static String text(JsonObject object, String member) {
    return text(object.members().get(member).get());
  }

  private static String text(JsonValue value) {
    return ((JsonString) value).value();
  }
}
