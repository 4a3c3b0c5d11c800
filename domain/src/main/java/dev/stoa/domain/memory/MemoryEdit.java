package dev.stoa.domain.memory;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import dev.stoa.domain.search.Embedding;
import io.vavr.control.Option;
import java.time.Instant;

/** The changes to a memory; absent fields stay as they are, new content removes its vectors. */
public record MemoryEdit(
    Option<String> content,
    Option<Double> importance,
    Option<CanonicalJson> metadata,
    Option<Instant> expiresAt,
    boolean neverExpires,
    Option<Embedding> embedding) {

  /** Changes nothing yet. */
  public static final MemoryEdit NOTHING =
      new MemoryEdit(
          Option.none(), Option.none(), Option.none(), Option.none(), false, Option.none());

  /** Refuses invalid fields; the message names the field. */
  public MemoryEdit {
    content.forEach(text -> PlainText.require("content", text, Memory.MAX_CONTENT));
    importance.forEach(value -> UnitRange.require("importance", value));
    metadata.forEach(Memory::checkMetadata);
    expiresAt = expiresAt.map(end -> Instants.require("expires_at", end));
  }

  public MemoryEdit content(String text) {
    return new MemoryEdit(
        Option.some(text), importance, metadata, expiresAt, neverExpires, embedding);
  }

  public MemoryEdit importance(double value) {
    return new MemoryEdit(
        content, Option.some(value), metadata, expiresAt, neverExpires, embedding);
  }

  public MemoryEdit metadata(CanonicalJson object) {
    return new MemoryEdit(
        content, importance, Option.some(object), expiresAt, neverExpires, embedding);
  }

  /** Sets its expiry. */
  public MemoryEdit expiresAt(Instant end) {
    return new MemoryEdit(content, importance, metadata, Option.some(end), false, embedding);
  }

  /** Removes its expiry. */
  public MemoryEdit forEver() {
    return new MemoryEdit(content, importance, metadata, Option.none(), true, embedding);
  }

  /** Gives it a vector. */
  public MemoryEdit embedding(Embedding vector) {
    return new MemoryEdit(
        content, importance, metadata, expiresAt, neverExpires, Option.some(vector));
  }
}
