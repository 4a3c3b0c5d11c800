package dev.stoa.testkit.critique;

import dev.stoa.domain.critique.AgePosition;
import dev.stoa.domain.critique.ArchivedPattern;
import dev.stoa.domain.critique.CategoryRate;
import dev.stoa.domain.critique.CritiquePattern;
import dev.stoa.domain.critique.IssueCategory;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.domain.critique.Patterns;
import dev.stoa.domain.critique.StrengthPosition;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Comparator;

/** The patterns, the rates and the archive in maps and a list. */
public final class InMemoryPatterns implements Patterns {

  private static final Comparator<CritiquePattern> BY_STRENGTH =
      Comparator.comparingDouble(CritiquePattern::strength)
          .reversed()
          .thenComparing(pattern -> pattern.id().value());
  private static final Comparator<CritiquePattern> BY_AGE =
      Comparator.comparing(CritiquePattern::updatedAt)
          .thenComparing(pattern -> pattern.id().value());

  private final Cell<Map<PatternId, CritiquePattern>> patterns;
  private final Cell<Map<IssueCategory, CategoryRate>> rates;
  private final Cell<Seq<ArchivedPattern>> archive;

  public InMemoryPatterns(InMemoryUnitOfWork unit) {
    this.patterns = unit.cell(HashMap.empty());
    this.rates = unit.cell(HashMap.empty());
    this.archive = unit.cell(Vector.empty());
  }

  @Override
  public void lock() {
    // Locking counts as writing: it is refused in a read-only unit.
    patterns.update(all -> all);
  }

  @Override
  public Option<CritiquePattern> find(PatternId id) {
    return patterns.get().get(id);
  }

  @Override
  public Seq<CritiquePattern> find(Seq<PatternId> ids) {
    return ids.distinct().flatMap(this::find);
  }

  @Override
  public void save(Seq<CritiquePattern> saved) {
    saved.forEach(pattern -> patterns.update(all -> all.put(pattern.id(), pattern)));
  }

  @Override
  public Map<IssueCategory, CategoryRate> rates() {
    return Vector.of(IssueCategory.values())
        .toMap(category -> category, CategoryRate::none)
        .merge(rates.get(), (none, stored) -> stored);
  }

  @Override
  public void saveRates(Seq<CategoryRate> saved) {
    saved.forEach(rate -> rates.update(all -> all.put(rate.category(), rate)));
  }

  @Override
  public Seq<CritiquePattern> strongest(
      Option<IssueCategory> category,
      long minSuccesses,
      Option<StrengthPosition> after,
      int limit) {
    return patterns
        .get()
        .values()
        .filter(one -> category.forAll(wanted -> wanted == one.category()))
        .filter(one -> one.successes() >= minSuccesses)
        .filter(one -> after.forAll(position -> isBehind(one, position)))
        .sorted(BY_STRENGTH)
        .take(limit)
        .toVector();
  }

  private static boolean isBehind(CritiquePattern one, StrengthPosition position) {
    return one.strength() < position.strength()
        || (one.strength() == position.strength() && one.id().compareTo(position.id()) > 0);
  }

  @Override
  public Seq<CritiquePattern> untouchedSince(Instant cutoff, Option<AgePosition> after, int limit) {
    return patterns
        .get()
        .values()
        .filter(one -> one.updatedAt().isBefore(cutoff))
        .filter(one -> after.forAll(position -> isYounger(one, position)))
        .sorted(BY_AGE)
        .take(limit)
        .toVector();
  }

  private static boolean isYounger(CritiquePattern one, AgePosition position) {
    int order = one.updatedAt().compareTo(position.updatedAt());
    return order > 0 || (order == 0 && one.id().compareTo(position.id()) > 0);
  }

  @Override
  public void archive(Seq<CritiquePattern> removed, Instant at) {
    archive.update(all -> all.appendAll(removed.map(one -> new ArchivedPattern(one, at))));
    patterns.update(all -> all.removeAll(removed.map(CritiquePattern::id)));
  }

  @Override
  public Seq<ArchivedPattern> archived(PatternId id, int limit) {
    return archive.get().filter(one -> one.pattern().id().equals(id)).reverse().take(limit);
  }
}
