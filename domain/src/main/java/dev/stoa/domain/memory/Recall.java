package dev.stoa.domain.memory;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.UnitRange;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.control.Option;

/**
 * A query for memories, built from {@link #about} or {@link #strongest}.
 *
 * @param words any text; without it the strongest memories come back
 * @param embedding the question as some model sees it, to find what means the like
 * @param scope among whose memories; none is among all
 * @param byRelevance whether only relevance counts, and not how strong a memory is
 */
public record Recall(
    Option<String> words,
    Option<Embedding> embedding,
    Option<MemoryScope> scope,
    Set<MemoryTier> tiers,
    double minImportance,
    int limit,
    boolean byRelevance) {

  private static final int USUAL_LIMIT = 10;

  /** Refuses values out of range; the message names the field. */
  public Recall {
    words.forEach(TextQuery::requireLength);
    UnitRange.require("min_importance", minImportance);
    Page.checkedSize(limit);
    if (tiers.isEmpty()) {
      throw new InvalidValue("no tier is given: name at least one, or leave tiers out");
    }
  }

  /** What is strongest now, among the shared memories. */
  public static Recall strongest() {
    return new Recall(
        Option.none(),
        Option.none(),
        Option.some(MemoryScope.SHARED),
        HashSet.of(MemoryTier.values()),
        0,
        USUAL_LIMIT,
        false);
  }

  /** What these words bring to mind, among the shared memories. */
  public static Recall about(String words) {
    Recall any = strongest();
    return new Recall(
        Option.some(words),
        any.embedding,
        any.scope,
        any.tiers,
        any.minImportance,
        any.limit,
        any.byRelevance);
  }

  /** What means the like. */
  public Recall like(Embedding meaning) {
    return new Recall(words, Option.some(meaning), scope, tiers, minImportance, limit, byRelevance);
  }

  public Recall scope(MemoryScope value) {
    return new Recall(
        words, embedding, Option.some(value), tiers, minImportance, limit, byRelevance);
  }

  /** Whosever memories they are. */
  public Recall everywhere() {
    return new Recall(words, embedding, Option.none(), tiers, minImportance, limit, byRelevance);
  }

  public Recall tiers(MemoryTier... wanted) {
    return new Recall(
        words, embedding, scope, HashSet.of(wanted), minImportance, limit, byRelevance);
  }

  /** Nothing less important. */
  public Recall minImportance(double value) {
    return new Recall(words, embedding, scope, tiers, value, limit, byRelevance);
  }

  /** In the order of relevance: importance, surprise and age do not count. */
  public Recall byRelevanceOnly() {
    return new Recall(words, embedding, scope, tiers, minImportance, limit, true);
  }

  /** At most this many. */
  public Recall limit(int count) {
    return new Recall(words, embedding, scope, tiers, minImportance, count, byRelevance);
  }
}
