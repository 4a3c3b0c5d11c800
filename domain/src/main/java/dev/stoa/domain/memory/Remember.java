package dev.stoa.domain.memory;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import dev.stoa.domain.kernel.Validity;
import dev.stoa.domain.search.Embedding;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/**
 * What is to be remembered; built up from {@link #of} and never changed.
 *
 * @param timeToLive how long it may be recalled, if not for ever
 * @param author its author
 * @param embedding what it means to some model, so that it is found by meaning too
 * @param labels its names, its kind and its links
 * @param validity when it is true
 * @param supersedes the memories that it supersedes
 */
@RecordBuilder
public record Remember(
    String content,
    MemoryScope scope,
    MemoryTier tier,
    double importance,
    CanonicalJson metadata,
    Option<Duration> timeToLive,
    Option<String> author,
    Option<Embedding> embedding,
    MemoryLabels labels,
    Validity validity,
    Seq<MemoryId> supersedes) {

  /** The most memories that one supersedes at once. */
  public static final int MAX_SUPERSEDED = 100;

  /** Refuses invalid fields; the message names the field. */
  public Remember {
    PlainText.require("content", content, Memory.MAX_CONTENT);
    UnitRange.require("importance", importance);
    Memory.checkMetadata(metadata);
    timeToLive.forEach(MemoryTimes::requireLength);
    author.forEach(Memory::checkAuthor);
    supersedes = supersedes.toVector().distinct();
    if (supersedes.size() > MAX_SUPERSEDED) {
      throw new InvalidValue(
          "supersedes are " + supersedes.size() + ": give at most " + MAX_SUPERSEDED);
    }
  }

  /** A shared memory of the slow tier and of middling importance. */
  public static Remember of(String content) {
    return new Remember(
        content,
        MemoryScope.SHARED,
        MemoryTier.SLOW,
        0.5,
        CanonicalJson.EMPTY_OBJECT,
        Option.none(),
        Option.none(),
        Option.none(),
        MemoryLabels.NONE,
        Validity.ALWAYS,
        Vector.empty());
  }

  public Remember scope(MemoryScope value) {
    return RememberBuilder.from(this).scope(value).build();
  }

  public Remember tier(MemoryTier value) {
    return RememberBuilder.from(this).tier(value).build();
  }

  /** From 0 to 1. */
  public Remember importance(double value) {
    return RememberBuilder.from(this).importance(value).build();
  }

  /** Anything else about it, a JSON object. */
  public Remember metadata(CanonicalJson value) {
    return RememberBuilder.from(this).metadata(value).build();
  }

  /** It is recalled for at most this time. */
  public Remember timeToLive(Duration value) {
    return RememberBuilder.from(this).timeToLive(Option.some(value)).build();
  }

  /** Its author; a query that names the author finds it first. */
  public Remember by(String name) {
    return RememberBuilder.from(this).author(Option.some(name)).build();
  }

  /** By these names questions mean it. */
  public Remember named(String... names) {
    return labels(labels.named(Vector.of(names)));
  }

  /** It is of this kind. */
  public Remember kind(MemoryKind value) {
    return labels(labels.kind(value));
  }

  /** It refers to these memories. */
  public Remember linkedTo(MemoryId... others) {
    return labels(labels.linkedTo(Vector.of(others)));
  }

  /** With these labels. */
  public Remember labels(MemoryLabels value) {
    return RememberBuilder.from(this).labels(value).build();
  }

  /** It is true from this instant on. */
  public Remember validFrom(Instant beginning) {
    return validity(validity.from(beginning));
  }

  /** It is true until before this instant. */
  public Remember validUntil(Instant end) {
    return validity(validity.until(end));
  }

  private Remember validity(Validity value) {
    return RememberBuilder.from(this).validity(value).build();
  }

  /** It supersedes these memories, which end where it begins: now, unless it says when. */
  public Remember superseding(MemoryId... others) {
    return RememberBuilder.from(this).supersedes(Vector.of(others)).build();
  }

  /** What it means to some model. */
  public Remember embedding(Embedding value) {
    return RememberBuilder.from(this).embedding(Option.some(value)).build();
  }

  /** When it ends, if remembered now. */
  public Option<Instant> expiresAt(Instant now) {
    return timeToLive.map(length -> Instants.after("expires_at", now, length));
  }

  /** The memory it makes. */
  public Memory as(MemoryId id, Instant now) {
    Memory memory =
        MemoryBuilder.builder()
            .id(id)
            .scope(scope)
            .tier(tier)
            .content(content)
            .importance(importance)
            .experience(Experience.NONE)
            .metadata(metadata)
            .times(MemoryTimes.from(now, expiresAt(now)))
            .redLine(Option.none())
            .author(author)
            .labels(labels)
            .validity(validity)
            .successor(Option.none())
            .build();
    return supersedes.isEmpty() ? memory : memory.begun();
  }
}
