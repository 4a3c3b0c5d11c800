package dev.stoa.domain.memory;

import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.collection.LinkedHashMap;
import io.vavr.control.Option;
import java.time.Instant;

/** Memories as JSON objects, whose members are named as the columns are. */
public final class MemoryJson {

  private MemoryJson() {}

  /** The whole memory. */
  public static JsonObject of(Memory memory) {
    Experience learnt = memory.experience();
    MemoryTimes times = memory.times();
    return new JsonObject(
        LinkedHashMap.<String, JsonValue>empty()
            .put("id", new JsonString(memory.id().value()))
            .put("scope", new JsonString(memory.scope().value()))
            .put("tier", new JsonString(memory.tier().label()))
            .put("content", new JsonString(memory.content()))
            .put("importance", number(memory.importance()))
            .put("surprise_score", number(learnt.surprise()))
            .put("consolidation_score", number(learnt.consolidation()))
            .put("update_count", number(learnt.updates()))
            .put("success_count", number(learnt.successes()))
            .put("failure_count", number(learnt.failures()))
            .put("reinforcements", number(learnt.reinforcements()))
            .put("metadata", JsonParser.parse(memory.metadata().text()))
            .put("created_at", new JsonString(times.createdAt().toString()))
            .put("updated_at", new JsonString(times.updatedAt().toString()))
            .put("expires_at", instant(times.expiresAt()))
            .put("last_promotion_at", instant(times.promotedAt()))
            .put("red_line", new JsonBoolean(memory.isProtected()))
            .put("red_line_reason", text(memory.redLine().map(RedLine::reason))));
  }

  /** Parses an object; an {@link IllegalArgumentException} names an invalid member. */
  public static Memory read(JsonObject object) {
    JsonFields fields = new JsonFields(object);
    return new Memory(
        new MemoryId(fields.text("id")),
        new MemoryScope(fields.optionalText("scope").getOrElse(MemoryScope.SHARED.value())),
        MemoryTier.labelled(fields.text("tier")),
        fields.text("content"),
        fields.number("importance"),
        new Experience(
            fields.number("surprise_score"),
            fields.number("consolidation_score"),
            fields.count("update_count"),
            fields.count("success_count"),
            fields.count("failure_count"),
            fields.count("reinforcements")),
        fields.json("metadata"),
        new MemoryTimes(
            fields.instant("created_at"),
            fields.instant("updated_at"),
            fields.optionalInstant("expires_at"),
            fields.optionalInstant("last_promotion_at")),
        fields.flag("red_line")
            ? Option.some(new RedLine(fields.text("red_line_reason")))
            : Option.none());
  }

  private static JsonValue number(double value) {
    return new JsonNumber(Double.toString(value));
  }

  private static JsonValue number(long value) {
    return new JsonNumber(Long.toString(value));
  }

  private static JsonValue instant(Option<Instant> instant) {
    return text(instant.map(Instant::toString));
  }

  private static JsonValue text(Option<String> text) {
    return text.<JsonValue>map(JsonString::new).getOrElse(new JsonNull());
  }
}
