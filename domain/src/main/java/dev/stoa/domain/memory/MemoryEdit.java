package dev.stoa.domain.memory;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import dev.stoa.domain.search.Embedding;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Option;
import java.time.Instant;

/** The changes to a memory; absent fields stay as they are, new content removes its vectors. */
@RecordBuilder
public record MemoryEdit(
    Option<String> content,
    Option<Double> importance,
    Option<CanonicalJson> metadata,
    Option<Instant> expiresAt,
    boolean neverExpires,
    Option<Instant> validFrom,
    Option<Instant> validUntil,
    boolean validSinceEver,
    boolean validForEver,
    Option<Embedding> embedding) {

  /** Changes nothing yet. */
  public static final MemoryEdit NOTHING =
      new MemoryEdit(
          Option.none(),
          Option.none(),
          Option.none(),
          Option.none(),
          false,
          Option.none(),
          Option.none(),
          false,
          false,
          Option.none());

  /** Refuses invalid fields; the message names the field. */
  public MemoryEdit {
    content.forEach(text -> PlainText.require("content", text, Memory.MAX_CONTENT));
    importance.forEach(value -> UnitRange.require("importance", value));
    metadata.forEach(Memory::checkMetadata);
    expiresAt = expiresAt.map(end -> Instants.require("expires_at", end));
  }

  public MemoryEdit content(String text) {
    return MemoryEditBuilder.from(this).content(Option.some(text)).build();
  }

  public MemoryEdit importance(double value) {
    return MemoryEditBuilder.from(this).importance(Option.some(value)).build();
  }

  public MemoryEdit metadata(CanonicalJson object) {
    return MemoryEditBuilder.from(this).metadata(Option.some(object)).build();
  }

  /** Sets its expiry. */
  public MemoryEdit expiresAt(Instant end) {
    return MemoryEditBuilder.from(this).expiresAt(Option.some(end)).neverExpires(false).build();
  }

  /** Removes its expiry. */
  public MemoryEdit forEver() {
    return MemoryEditBuilder.from(this).expiresAt(Option.none()).neverExpires(true).build();
  }

  /** Says since when it is true. */
  public MemoryEdit validFrom(Instant beginning) {
    return MemoryEditBuilder.from(this)
        .validFrom(Option.some(beginning))
        .validSinceEver(false)
        .build();
  }

  /** Says until when it is true. */
  public MemoryEdit validUntil(Instant end) {
    return MemoryEditBuilder.from(this).validUntil(Option.some(end)).validForEver(false).build();
  }

  /** Says that it is true since ever. */
  public MemoryEdit trueSinceEver() {
    return MemoryEditBuilder.from(this).validFrom(Option.none()).validSinceEver(true).build();
  }

  /** Says that it is true for ever. */
  public MemoryEdit trueForEver() {
    return MemoryEditBuilder.from(this).validUntil(Option.none()).validForEver(true).build();
  }

  /** Gives it a vector. */
  public MemoryEdit embedding(Embedding vector) {
    return MemoryEditBuilder.from(this).embedding(Option.some(vector)).build();
  }
}
