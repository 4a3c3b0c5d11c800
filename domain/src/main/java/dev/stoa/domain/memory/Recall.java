package dev.stoa.domain.memory;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.UnitRange;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.trust.Trust;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/**
 * A query for memories, built from {@link #about} or {@link #strongest}.
 *
 * @param words any text; without it the strongest memories come back
 * @param embedding the question as some model sees it, to find what means the like
 * @param scopes among whose memories; none is among all
 * @param byRelevance whether only relevance counts, and not how strong a memory is
 * @param kinds only memories of these kinds
 * @param withResolved whether settled memories are found too
 * @param named whether only memories are found whose name the words say
 * @param minScore the least {@link Relevance#value}
 * @param linked whether memories that the found ones refer to follow them
 * @param minTrust no memory that is trusted less
 * @param valid when the memories are true
 * @param where only memories with such metadata
 * @param renewal how long memories that expire live at least once they are recalled
 */
@RecordBuilder
public record Recall(
    Option<String> words,
    Option<Embedding> embedding,
    Seq<MemoryScope> scopes,
    Set<MemoryTier> tiers,
    double minImportance,
    int limit,
    boolean byRelevance,
    Set<MemoryKind> kinds,
    boolean withResolved,
    boolean named,
    double minScore,
    boolean linked,
    Trust minTrust,
    ValidAt valid,
    Option<MetadataFilter> where,
    Option<Duration> renewal) {

  private static final int USUAL_LIMIT = 10;

  /** Refuses values out of range; the message names the field. */
  public Recall {
    words.forEach(TextQuery::requireLength);
    scopes = scopes.toVector().distinct();
    UnitRange.require("min_importance", minImportance);
    UnitRange.require("min_score", minScore);
    Page.checkedSize(limit);
    renewal.forEach(MemoryTimes::requireLength);
    if (tiers.isEmpty()) {
      throw new InvalidValue("no tier is given: name at least one, or leave tiers out");
    }
    if (kinds.isEmpty()) {
      throw new InvalidValue("no kind is given: name at least one, or leave kinds out");
    }
    if (named && words.isEmpty()) {
      throw new InvalidValue("named is for queries with words: give words or leave it out");
    }
  }

  /** What is strongest now, among the shared memories. */
  public static Recall strongest() {
    return new Recall(
        Option.none(),
        Option.none(),
        Vector.of(MemoryScope.SHARED),
        HashSet.of(MemoryTier.values()),
        0,
        USUAL_LIMIT,
        false,
        HashSet.of(MemoryKind.values()),
        false,
        false,
        0,
        false,
        Trust.IMPORTED,
        ValidAt.NOW,
        Option.none(),
        Option.none());
  }

  /** What these words bring to mind, among the shared memories. */
  public static Recall about(String words) {
    return RecallBuilder.from(strongest()).words(Option.some(words)).build();
  }

  /** What means the like. */
  public Recall like(Embedding meaning) {
    return RecallBuilder.from(this).embedding(Option.some(meaning)).build();
  }

  public Recall scope(MemoryScope value) {
    return scopes(value);
  }

  /** Among the memories of several scopes. */
  public Recall scopes(MemoryScope... values) {
    return RecallBuilder.from(this).scopes(Vector.of(values)).build();
  }

  /** Whosever memories they are. */
  public Recall everywhere() {
    return RecallBuilder.from(this).scopes(Vector.empty()).build();
  }

  public Recall tiers(MemoryTier... wanted) {
    return RecallBuilder.from(this).tiers(HashSet.of(wanted)).build();
  }

  /** Nothing less important. */
  public Recall minImportance(double value) {
    return RecallBuilder.from(this).minImportance(value).build();
  }

  /** Nothing less trusted; {@link Trust#QUARANTINED} finds what was withdrawn too. */
  public Recall minTrust(Trust value) {
    return RecallBuilder.from(this).minTrust(value).build();
  }

  /** Only memories with such metadata. */
  public Recall where(MetadataFilter filter) {
    return RecallBuilder.from(this).where(Option.some(filter)).build();
  }

  /**
   * What expires lives at least this long once it is recalled; so the recall writes. What does not
   * expire stays so.
   */
  public Recall renewing(Duration timeToLive) {
    return RecallBuilder.from(this).renewal(Option.some(timeToLive)).build();
  }

  /** What is true at this instant, instead of now. */
  public Recall validAt(Instant instant) {
    return valid(ValidAt.at(instant));
  }

  /** Whenever it is true: what was superseded or has ended too, and what is yet to begin. */
  public Recall allVersions() {
    return valid(ValidAt.ALL);
  }

  /** What is true then. */
  public Recall valid(ValidAt when) {
    return RecallBuilder.from(this).valid(when).build();
  }

  /** In the order of relevance: importance, surprise and age do not count. */
  public Recall byRelevanceOnly() {
    return RecallBuilder.from(this).byRelevance(true).build();
  }

  /** At most this many. */
  public Recall limit(int count) {
    return RecallBuilder.from(this).limit(count).build();
  }

  /** Only memories of these kinds. */
  public Recall kinds(MemoryKind... wanted) {
    return RecallBuilder.from(this).kinds(HashSet.of(wanted)).build();
  }

  /** Settled memories too. */
  public Recall includingResolved() {
    return RecallBuilder.from(this).withResolved(true).build();
  }

  /** Only memories whose name the words say. */
  public Recall namedOnly() {
    return RecallBuilder.from(this).named(true).build();
  }

  /** Nothing that answers less of the question, from 0 to 1. */
  public Recall minScore(double value) {
    return RecallBuilder.from(this).minScore(value).build();
  }

  /** Followed by what the found ones refer to. */
  public Recall withLinked() {
    return RecallBuilder.from(this).linked(true).build();
  }

  /** Whether a memory passes the filters at the instant, whatever its scope and words. */
  public boolean admits(MemoryWeight weight, Instant now) {
    return tiers.contains(weight.tier())
        && weight.importance() >= minImportance
        && !weight.isExpired(now)
        && kinds.contains(weight.kind())
        && (withResolved || !weight.resolved());
  }
}
