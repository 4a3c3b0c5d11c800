package dev.stoa.domain.memory;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.UnitRange;
import dev.stoa.domain.search.Embedding;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Consumer;

/**
 * What is to be remembered; built up from {@link #of} and never changed.
 *
 * @param timeToLive how long it may be recalled, if not for ever
 * @param author its author
 * @param embedding what it means to some model, so that it is found by meaning too
 */
public record Remember(
    String content,
    MemoryScope scope,
    MemoryTier tier,
    double importance,
    CanonicalJson metadata,
    Option<Duration> timeToLive,
    Option<String> author,
    Option<Embedding> embedding) {

  /** Refuses invalid fields; the message names the field. */
  public Remember {
    PlainText.require("content", content, Memory.MAX_CONTENT);
    UnitRange.require("importance", importance);
    Memory.checkMetadata(metadata);
    timeToLive.forEach(Remember::checkTimeToLive);
    author.forEach(Memory::checkAuthor);
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
        Option.none());
  }

  public Remember scope(MemoryScope value) {
    return with(draft -> draft.scope = value);
  }

  public Remember tier(MemoryTier value) {
    return with(draft -> draft.tier = value);
  }

  /** From 0 to 1. */
  public Remember importance(double value) {
    return with(draft -> draft.importance = value);
  }

  /** Anything else about it, a JSON object. */
  public Remember metadata(CanonicalJson value) {
    return with(draft -> draft.metadata = value);
  }

  /** It is recalled for at most this time. */
  public Remember timeToLive(Duration value) {
    return with(draft -> draft.timeToLive = Option.some(value));
  }

  /** Its author; a query that names the author finds it first. */
  public Remember by(String name) {
    return with(draft -> draft.author = Option.some(name));
  }

  /** What it means to some model. */
  public Remember embedding(Embedding value) {
    return with(draft -> draft.embedding = Option.some(value));
  }

  /** When it ends, if remembered now. */
  public Option<Instant> expiresAt(Instant now) {
    return timeToLive.map(length -> Instants.after("expires_at", now, length));
  }

  /** The memory it makes. */
  public Memory as(MemoryId id, Instant now) {
    return new Memory(
        id,
        scope,
        tier,
        content,
        importance,
        Experience.NONE,
        metadata,
        MemoryTimes.from(now, expiresAt(now)),
        Option.none(),
        author);
  }

  private static void checkTimeToLive(Duration value) {
    if (value.isNegative() || value.isZero() || value.compareTo(Instants.LONGEST) > 0) {
      throw new IllegalArgumentException(
          "time to live "
              + value
              + " is out of range: give more than zero, at most "
              + Instants.LONGEST.toDays()
              + " days");
    }
  }

  private Remember with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return new Remember(
        content,
        draft.scope,
        draft.tier,
        draft.importance,
        draft.metadata,
        draft.timeToLive,
        draft.author,
        draft.embedding);
  }

  /** A copy that may differ in one field before it is checked again. */
  private static final class Draft {
    private MemoryScope scope;
    private MemoryTier tier;
    private double importance;
    private CanonicalJson metadata;
    private Option<Duration> timeToLive;
    private Option<String> author;
    private Option<Embedding> embedding;

    Draft(Remember remember) {
      scope = remember.scope;
      tier = remember.tier;
      importance = remember.importance;
      metadata = remember.metadata;
      timeToLive = remember.timeToLive;
      author = remember.author;
      embedding = remember.embedding;
    }
  }
}
