package dev.stoa.testkit.critique;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.critique.ArchivedPattern;
import dev.stoa.domain.critique.CategoryRate;
import dev.stoa.domain.critique.CritiquePattern;
import dev.stoa.domain.critique.CritiquePatternBuilder;
import dev.stoa.domain.critique.CritiqueStorage;
import dev.stoa.domain.critique.IssueCategory;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.domain.critique.PatternLearning;
import dev.stoa.domain.critique.PatternLesson;
import dev.stoa.domain.critique.PatternPosition;
import dev.stoa.domain.critique.Patterns;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.testkit.kernel.ManyThreads;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of patterns. */
public interface PatternsContract extends WorkspaceContract<CritiqueStorage> {

  /** The instant the patterns of this suite were learnt. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  @Test
  default void aPatternIsStoredAndRead() {
    CritiquePattern whole =
        CritiquePatternBuilder.builder()
            .id(PatternId.of("a"))
            .category(IssueCategory.SECURITY)
            .issue("no \"auth\" ıİ")
            .suggestion(Option.some("add it"))
            .successes(7)
            .failures(2)
            .averageSeverity(0.1 + 0.2)
            .surprise(0.51)
            .baseRate(2.0 / 3)
            .averagePredictionError(0.25)
            .predictions(9)
            .exampleTask(Option.some("\uD83D\uDE00"))
            .createdAt(AT)
            .updatedAt(AT.plusSeconds(1))
            .build();
    assertEquals(Option.none(), ask(patterns -> patterns.find(whole.id())));
    save(whole);
    assertEquals(Option.some(whole), ask(patterns -> patterns.find(whole.id())));
    CritiquePattern bare = pattern("a", 0, AT);
    save(bare);
    assertEquals(Option.some(bare), ask(patterns -> patterns.find(whole.id())));
  }

  @Test
  default void manyPatternsAreStoredFoundAndArchivedAtOnce() {
    Vector<CritiquePattern> many = Vector.range(0, 1_200).map(i -> pattern("p" + i, i, AT));
    write(patterns -> patterns.save(many));
    assertEquals(
        many.toSet(),
        ask(patterns -> patterns.find(many.map(CritiquePattern::id).append(PatternId.of("none"))))
            .toSet());
    assertEquals(Vector.empty(), ask(patterns -> patterns.find(Vector.empty())).toVector());
    write(patterns -> patterns.archive(many.drop(1), AT));
    assertEquals(Vector.of("p0"), strongest(Option.none(), 0, Option.none(), 9));
    assertEquals(1, ask(patterns -> patterns.archived(many.last().id(), 9)).size());
    write(patterns -> patterns.archive(Vector.empty(), AT));
  }

  @Test
  default void aRateIsStoredPerCategory() {
    CategoryRate none = CategoryRate.none(IssueCategory.CLARITY);
    assertEquals(none, ask(patterns -> patterns.rates().get(IssueCategory.CLARITY).get()));
    CategoryRate some = new CategoryRate(IssueCategory.CLARITY, 3, 2_333_333_333_333L);
    write(patterns -> patterns.saveRates(Vector.of(some)));
    assertEquals(some, ask(patterns -> patterns.rates().get(IssueCategory.CLARITY).get()));
    assertEquals(0, ask(patterns -> patterns.rates().get(IssueCategory.GENERAL).get()).patterns());
  }

  @Test
  default void theStrongestComeFirstAndTiesById() {
    Seq<String> issues =
        Vector.of("a", "b", "c", "slow").sortBy(issue -> PatternId.of(issue).value());
    issues.forEach(issue -> save(pattern(issue, 5, AT)));
    save(pattern("rare", 1, AT));
    save(pattern("best", 6, AT));
    assertEquals(issues.prepend("best"), strongest(Option.none(), 2, Option.none(), 9));
    PatternPosition second = new PatternPosition(5, PatternId.of(issues.head()));
    assertEquals(issues.drop(1).take(2), strongest(Option.none(), 2, Option.some(second), 2));
    assertEquals(
        Vector.of("slow"), strongest(Option.some(IssueCategory.PERFORMANCE), 0, Option.none(), 9));
    assertEquals(
        Vector.of("rare"),
        strongest(Option.none(), 0, Option.some(new PatternPosition(1.5, second.id())), 9));
  }

  @Test
  default void theOldestComeFirstAndTiesById() {
    Seq<String> issues = Vector.of("a", "b", "c").sortBy(issue -> PatternId.of(issue).value());
    issues.forEach(issue -> save(pattern(issue, 1, AT)));
    save(pattern("older", 1, AT.minusNanos(1_000)));
    save(pattern("young", 1, AT.plusSeconds(1)));
    assertEquals(issues.prepend("older"), untouched(Option.none(), 9));
    TimePosition<PatternId> first = new TimePosition<>(AT, PatternId.of(issues.head()));
    assertEquals(issues.drop(1).take(1), untouched(Option.some(first), 1));
  }

  @Test
  default void aPatternMayBeArchivedTwice() {
    CritiquePattern first = pattern("a", 1, AT);
    CritiquePattern again = pattern("a", 2, AT.plusSeconds(1));
    save(pattern("b", 1, AT));
    for (CritiquePattern one : Vector.of(first, again)) {
      save(one);
      write(patterns -> patterns.archive(Vector.of(one), one.updatedAt().plusSeconds(9)));
    }
    assertEquals(Option.none(), ask(patterns -> patterns.find(first.id())));
    assertEquals(
        Vector.of(
            new ArchivedPattern(again, AT.plusSeconds(10)),
            new ArchivedPattern(first, AT.plusSeconds(9))),
        ask(patterns -> patterns.archived(first.id(), 5)).toVector());
    assertEquals(1, ask(patterns -> patterns.archived(first.id(), 1)).size());
    assertEquals(Vector.of("b"), strongest(Option.none(), 0, Option.none(), 9));
  }

  @Test
  default void patternsAreLockedOnlyInAWriteUnit() {
    assertThrows(
        IllegalStateException.class,
        () ->
            ask(
                patterns -> {
                  patterns.lock();
                  return patterns;
                }));
  }

  @Test
  default void patternsOfManyThreadsAreAllCounted() throws InterruptedException {
    ManyThreads.run(6, 15, () -> write(PatternsContract::learnOnce));
    assertEquals(
        Option.some(90L),
        ask(patterns -> patterns.find(PatternId.of("slow"))).map(CritiquePattern::successes));
    assertEquals(
        1, ask(patterns -> patterns.rates().get(IssueCategory.PERFORMANCE).get()).patterns());
  }

  private static void learnOnce(Patterns patterns) {
    patterns.lock();
    PatternLearning.learn(
            patterns.find(PatternId.of("slow")),
            patterns.rates().get(IssueCategory.PERFORMANCE).get(),
            PatternLesson.helped("slow", 0.5),
            AT)
        .forEach(
            learnt -> {
              patterns.save(Vector.of(learnt.pattern()));
              patterns.saveRates(Vector.of(learnt.rate()));
            });
  }

  private static CritiquePattern pattern(String issue, long successes, Instant updatedAt) {
    return CritiquePatternBuilder.builder()
        .id(PatternId.of(issue))
        .category(IssueCategory.of(issue))
        .issue(issue)
        .suggestion(Option.none())
        .successes(successes)
        .failures(0)
        .averageSeverity(0.5)
        .surprise(0)
        .baseRate(0.5)
        .averagePredictionError(0)
        .predictions(0)
        .exampleTask(Option.none())
        .createdAt(AT.minusSeconds(60))
        .updatedAt(updatedAt)
        .build();
  }

  private Seq<String> strongest(
      Option<IssueCategory> category, long min, Option<PatternPosition> after, int limit) {
    return ask(patterns -> patterns.strongest(category, min, after, limit))
        .map(CritiquePattern::issue)
        .toVector();
  }

  private Seq<String> untouched(Option<TimePosition<PatternId>> after, int limit) {
    return ask(patterns -> patterns.untouchedSince(AT.plusNanos(1_000), after, limit))
        .map(CritiquePattern::issue)
        .toVector();
  }

  private void save(CritiquePattern pattern) {
    write(patterns -> patterns.save(Vector.of(pattern)));
  }

  private void write(Consumer<Patterns> work) {
    storage()
        .unitOfWork()
        .write(
            () -> {
              work.accept(storage().patterns());
              return Either.right(work);
            });
  }

  private <T> T ask(Function<Patterns, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().patterns()));
  }
}
