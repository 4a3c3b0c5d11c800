package dev.stoa.domain.memory;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Metadata;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.Successor;
import dev.stoa.domain.kernel.Supersedable;
import dev.stoa.domain.kernel.SupersessionRefused;
import dev.stoa.domain.kernel.UnitRange;
import dev.stoa.domain.kernel.Validity;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/**
 * A memory, and the rules by which it changes.
 *
 * <p>A rule returns the changed memory or a refusal; the caller stores it.
 *
 * @param importance from 0 to 1
 * @param metadata anything else about it, a JSON object
 * @param redLine why it is protected, if it is
 * @param author its author, if known
 * @param labels its names, its kind and its links
 * @param validity when it is true
 * @param successor what superseded it
 */
@RecordBuilder
public record Memory(
    MemoryId id,
    MemoryScope scope,
    MemoryTier tier,
    String content,
    double importance,
    Experience experience,
    CanonicalJson metadata,
    MemoryTimes times,
    Option<RedLine> redLine,
    Option<String> author,
    MemoryLabels labels,
    Validity validity,
    Option<Successor<MemoryId>> successor)
    implements Supersedable<MemoryId, Memory> {

  /** The longest name of an author. */
  public static final int MAX_AUTHOR = 255;

  /** The longest content. */
  public static final int MAX_CONTENT = 100_000;

  /** The longest metadata. */
  public static final int MAX_METADATA = 100_000;

  /** Refuses invalid fields; the message names the field. */
  public Memory {
    PlainText.require("content", content, MAX_CONTENT);
    UnitRange.require("importance", importance);
    checkMetadata(metadata);
    author.forEach(Memory::checkAuthor);
    if (redLine.isDefined() && times.expiresAt().isDefined()) {
      throw new InvalidValue(
          "expires_at of a red-lined memory is set: what is protected does not expire, clear it");
    }
  }

  static String checkAuthor(String author) {
    return PlainText.require("by", author, MAX_AUTHOR);
  }

  static CanonicalJson checkMetadata(CanonicalJson metadata) {
    return Metadata.require(metadata, MAX_METADATA);
  }

  /** The key that is unique within its scope. */
  public ContentKey contentKey() {
    return ContentKey.ending(content, validity.until());
  }

  @Override
  public Instant recordedAt() {
    return times.createdAt();
  }

  @Override
  public String place() {
    return "scope " + scope;
  }

  @Override
  public Memory lasting(Validity newValidity, Option<Successor<MemoryId>> newSuccessor) {
    return MemoryBuilder.from(this).validity(newValidity).successor(newSuccessor).build();
  }

  /** As it is searched: its content, in its scope. */
  public SearchDocument document() {
    return new SearchDocument(
            SearchSource.MEMORY, id.value(), scope.value(), text(content, labels.names()))
        .by(author)
        .at(times.createdAt());
  }

  /** What it is searched by: what it says and, below, its names. */
  public static String text(String content, Seq<String> names) {
    return names.isEmpty() ? content : content + "\n" + names.mkString(" ");
  }

  /** Its weight in rankings. */
  public MemoryWeight weight() {
    return new MemoryWeight(
        id,
        tier,
        importance,
        experience.surprise(),
        times.updatedAt(),
        times.expiresAt(),
        labels.kind(),
        labels.resolved());
  }

  public boolean isProtected() {
    return redLine.isDefined();
  }

  /** After it was used. */
  public Memory after(Outcome outcome, SurpriseWeights weights, Instant now) {
    return with(experience.learning(outcome, weights), times.touched(now));
  }

  /** After the same content was remembered again; the later expiry applies. */
  public Memory reinforced(Option<Instant> expiresAt, Instant now) {
    Option<Instant> later =
        times
            .expiresAt()
            .flatMap(mine -> expiresAt.map(other -> other.isAfter(mine) ? other : mine));
    return with(experience.reinforced(), times.touched(now).expiring(later));
  }

  /**
   * After it was read by one who wants it to live at least this long from then; none if that
   * changes nothing. Neither its strength nor its age changes.
   */
  public Option<Memory> renewed(Duration timeToLive, Instant now) {
    return times.renewed(timeToLive, now).map(later -> with(experience, later));
  }

  /** After it was said again that it is true for a time. */
  public Memory alsoValid(Validity again) {
    return lasting(validity.again(again), successor);
  }

  /** With other labels; neither its strength nor its age changes. */
  public Memory labelled(MemoryLabels others) {
    return MemoryBuilder.from(this).labels(others).build();
  }

  /** With the labels of a memory that says the same too. */
  public Memory alsoLabelled(MemoryLabels others) {
    return labelled(labels.and(others));
  }

  /** After another wording of it became a memory of its own. */
  public Memory lessReinforced(Instant now) {
    return with(experience.lessReinforced(), times.touched(now));
  }

  /** After a reinforcement was undone, as if it had not been. */
  public Memory unreinforced(Instant now) {
    return with(experience.unreinforced(), times.touched(now));
  }

  /** A new memory in other words: of the same scope, tier, importance and metadata. */
  public Memory worded(MemoryId other, String words, Option<String> by, Instant now) {
    return MemoryBuilder.from(this)
        .id(other)
        .content(words)
        .author(by)
        .experience(Experience.NONE)
        .times(MemoryTimes.from(now, times.expiresAt()))
        .redLine(Option.none())
        .successor(Option.none())
        .build();
  }

  /** Applies an edit; the content of a protected memory cannot change. */
  public Either<MemoryRefused, Memory> edited(MemoryEdit edit, Instant now) {
    if (isProtected() && edit.content().exists(text -> !text.equals(content))) {
      return Either.left(new MemoryRefused.Protected(id, redLine.get(), "edited"));
    }
    if (isProtected() && edit.expiresAt().isDefined()) {
      return Either.left(new MemoryRefused.Protected(id, redLine.get(), "given an end"));
    }
    if (successor.isDefined() && (edit.validForEver() || edit.validUntil().isDefined())) {
      return Either.left(
          new MemoryRefused.NotSuperseded(
              new SupersessionRefused.Already(id.value(), successor.get().id().value())));
    }
    return Either.right(
        MemoryBuilder.from(this)
            .content(edit.content().getOrElse(content))
            .importance(edit.importance().getOrElse(importance))
            .experience(experience.updated())
            .metadata(edit.metadata().getOrElse(metadata))
            .times(
                times
                    .touched(now)
                    .expiring(
                        edit.neverExpires()
                            ? Option.none()
                            : edit.expiresAt().orElse(times.expiresAt())))
            .validity(
                new Validity(
                    edit.validSinceEver()
                        ? Option.none()
                        : edit.validFrom().orElse(validity.from()),
                    edit.validForEver()
                        ? Option.none()
                        : edit.validUntil().orElse(validity.until())))
            .build());
  }

  /** This memory, if it may be archived; otherwise a refusal. */
  public Either<MemoryRefused, Memory> removable() {
    return isProtected()
        ? Either.left(new MemoryRefused.Protected(id, redLine.get(), "removed"))
        : Either.right(this);
  }

  /** Protects it: importance 1, no expiry, and the glacial tier unless it keeps its tier. */
  public Either<MemoryRefused, Memory> protect(RedLine line, boolean asGlacial, Instant now) {
    if (redLine.contains(line) && (!asGlacial || tier == MemoryTier.GLACIAL)) {
      return Either.right(this);
    }
    if (isProtected()) {
      return Either.left(new MemoryRefused.AlreadyProtected(id, redLine.get()));
    }
    return Either.right(
        MemoryBuilder.from(this)
            .tier(asGlacial ? MemoryTier.GLACIAL : tier)
            .importance(1)
            .times(times.touched(now).expiring(Option.none()))
            .redLine(Option.some(line))
            .build());
  }

  /** Removes the protection. */
  public Memory unprotect() {
    return MemoryBuilder.from(this).redLine(Option.none()).build();
  }

  /** In another tier. */
  Memory moved(MemoryTier to, MemoryTimes at) {
    return MemoryBuilder.from(this).tier(to).times(at).build();
  }

  /** Restored from the archive: its age restarts, and an expiry in the past is removed. */
  public Memory broughtBack(Instant now) {
    MemoryTimes touched = times.touched(now);
    return with(experience, times.isExpired(now) ? touched.expiring(Option.none()) : touched);
  }

  /** Merges two versions by taking the values of the more important one. */
  public Memory merged(Memory other) {
    return MemoryBuilder.from(this)
        .importance(other.importance)
        .experience(
            new Experience(
                other.experience.surprise(),
                other.experience.consolidation(),
                experience.updates(),
                experience.successes(),
                experience.failures(),
                experience.reinforcements()))
        .times(
            new MemoryTimes(
                times.createdAt(), other.times.updatedAt(), times.expiresAt(), times.promotedAt()))
        .build();
  }

  private Memory with(Experience learnt, MemoryTimes at) {
    return MemoryBuilder.from(this).experience(learnt).times(at).build();
  }
}
