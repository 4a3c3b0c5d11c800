package dev.stoa.domain.evidence;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;

/** What the metadata says about who wrote something and when. */
public record Provenance(
    Option<Instant> publishedAt,
    boolean author,
    boolean doi,
    boolean peerReviewed,
    long citations) {

  /** Nothing is known. */
  public static final Provenance NONE = new Provenance(Option.none(), false, false, false, 0);

  /**
   * Reads {@code published_at} (an instant or a date), {@code author}, {@code doi}, {@code
   * peer_reviewed} and {@code citation_count}; a member of another type says nothing.
   */
  public static Provenance of(CanonicalJson metadata) {
    if (!(JsonParser.parse(metadata.text()) instanceof JsonObject object)) {
      return NONE;
    }
    return new Provenance(
        text(object, "published_at").flatMap(Provenance::instant),
        text(object, "author").isDefined(),
        text(object, "doi").isDefined(),
        object.members().get("peer_reviewed").contains(new JsonBoolean(true)),
        count(object));
  }

  private static Option<String> text(JsonObject object, String name) {
    return object
        .members()
        .get(name)
        .filter(JsonString.class::isInstance)
        .map(value -> ((JsonString) value).value())
        .filter(text -> !text.isBlank());
  }

  private static long count(JsonObject object) {
    Option<JsonValue> count = object.members().get("citation_count");
    return count.exists(JsonNumber.class::isInstance)
        ? (long) ((JsonNumber) count.get()).exactDouble()
        : 0;
  }

  private static Option<Instant> instant(String text) {
    try {
      return Option.some(
          text.indexOf('T') > 0
              ? Instant.parse(text)
              : LocalDate.parse(text).atStartOfDay(ZoneOffset.UTC).toInstant());
    } catch (DateTimeParseException unknown) {
      return Option.none();
    }
  }
}
