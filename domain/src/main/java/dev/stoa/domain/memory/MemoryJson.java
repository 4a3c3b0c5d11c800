package dev.stoa.domain.memory;

import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.Successor;
import dev.stoa.domain.kernel.Validity;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Memories as JSON objects, whose members are named as the columns are. */
public final class MemoryJson {

  private MemoryJson() {}

  /** The whole memory. */
  public static JsonObject of(Memory memory) {
    Experience learnt = memory.experience();
    MemoryTimes times = memory.times();
    return JsonObject.builder()
        .put("id", memory.id().value())
        .put("scope", memory.scope().value())
        .put("tier", memory.tier().label())
        .put("content", memory.content())
        .put("importance", memory.importance())
        .put("surprise_score", learnt.surprise())
        .put("consolidation_score", learnt.consolidation())
        .put("update_count", learnt.updates())
        .put("success_count", learnt.successes())
        .put("failure_count", learnt.failures())
        .put("reinforcements", learnt.reinforcements())
        .put("metadata", JsonParser.parse(memory.metadata().text()))
        .put("created_at", Instants.text(times.createdAt()))
        .put("updated_at", Instants.text(times.updatedAt()))
        .put("expires_at", times.expiresAt().map(Instants::text))
        .put("last_promotion_at", times.promotedAt().map(Instants::text))
        .put("red_line", memory.isProtected())
        .put("red_line_reason", memory.redLine().map(RedLine::reason))
        .put("author", memory.author())
        .put("names", texts(memory.labels().names()))
        .put("kind", memory.labels().kind().label())
        .put("resolved", memory.labels().resolved())
        .put("links", texts(memory.labels().links().map(MemoryId::value)))
        .put("valid_from", memory.validity().from().map(Instants::text))
        .put("valid_until", memory.validity().until().map(Instants::text))
        .put("superseded_by", memory.successor().map(by -> by.id().value()))
        .put("former_until", memory.successor().flatMap(Successor::formerUntil).map(Instants::text))
        .build();
  }

  private static JsonArray texts(Seq<String> values) {
    return new JsonArray(values.map(JsonString::new));
  }

  /** Parses an object; an {@link IllegalArgumentException} names an invalid member. */
  public static Memory read(JsonObject object) {
    JsonFields fields = new JsonFields(object);
    return MemoryBuilder.builder()
        .id(new MemoryId(fields.text("id")))
        .scope(new MemoryScope(fields.optionalText("scope").getOrElse(MemoryScope.SHARED.value())))
        .tier(MemoryTier.labelled(fields.text("tier")))
        .content(fields.text("content"))
        .importance(fields.number("importance"))
        .experience(
            new Experience(
                fields.number("surprise_score"),
                fields.number("consolidation_score"),
                fields.count("update_count"),
                fields.count("success_count"),
                fields.count("failure_count"),
                fields.count("reinforcements")))
        .metadata(fields.json("metadata"))
        .times(
            new MemoryTimes(
                fields.instant("created_at"),
                fields.instant("updated_at"),
                fields.optionalInstant("expires_at"),
                fields.optionalInstant("last_promotion_at")))
        .redLine(
            fields.flag("red_line")
                ? Option.some(new RedLine(fields.text("red_line_reason")))
                : Option.none())
        .author(fields.optionalText("author"))
        .labels(
            new MemoryLabels(
                fields.texts("names"),
                fields.optionalText("kind").map(MemoryKind::labelled).getOrElse(MemoryKind.FACT),
                fields.optionalFlag("resolved"),
                fields.texts("links").map(MemoryId::new)))
        .validity(
            new Validity(
                fields.optionalInstant("valid_from"), fields.optionalInstant("valid_until")))
        .successor(
            fields
                .optionalText("superseded_by")
                .map(
                    by ->
                        new Successor<>(new MemoryId(by), fields.optionalInstant("former_until"))))
        .build();
  }
}
