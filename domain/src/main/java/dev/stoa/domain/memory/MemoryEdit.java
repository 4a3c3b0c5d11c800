package dev.stoa.domain.memory;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import io.vavr.control.Option;
import java.time.Instant;

/** The changes to a memory; absent fields stay as they are. */
public record MemoryEdit(
    Option<String> content,
    Option<Double> importance,
    Option<CanonicalJson> metadata,
    Option<Instant> expiresAt,
    boolean neverExpires) {

  /** Changes nothing yet. */
  public static final MemoryEdit NOTHING =
      new MemoryEdit(Option.none(), Option.none(), Option.none(), Option.none(), false);

  /** Refuses invalid fields; the message names the field. */
  public MemoryEdit {
    content.forEach(text -> PlainText.require("content", text, Memory.MAX_CONTENT));
    importance.forEach(value -> UnitRange.require("importance", value));
    metadata.forEach(Memory::checkMetadata);
    expiresAt = expiresAt.map(end -> Instants.require("expires_at", end));
  }

  public MemoryEdit content(String text) {
    return new MemoryEdit(Option.some(text), importance, metadata, expiresAt, neverExpires);
  }

  public MemoryEdit importance(double value) {
    return new MemoryEdit(content, Option.some(value), metadata, expiresAt, neverExpires);
  }

  public MemoryEdit metadata(CanonicalJson object) {
    return new MemoryEdit(content, importance, Option.some(object), expiresAt, neverExpires);
  }

  /** Sets its expiry. */
  public MemoryEdit expiresAt(Instant end) {
    return new MemoryEdit(content, importance, metadata, Option.some(end), false);
  }

  /** Removes its expiry. */
  public MemoryEdit forEver() {
    return new MemoryEdit(content, importance, metadata, Option.none(), true);
  }
}
