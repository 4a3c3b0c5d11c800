package dev.stoa.testkit.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.Validity;
import dev.stoa.domain.memory.Experience;
import dev.stoa.domain.memory.HyperParameters;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryFilter;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryRanking;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.MemoryTimes;
import dev.stoa.domain.memory.MemoryWeight;
import dev.stoa.domain.memory.StrengthPosition;
import dev.stoa.domain.memory.TierMove;
import dev.stoa.domain.memory.TierTally;
import dev.stoa.domain.memory.TierTallyBuilder;
import dev.stoa.domain.memory.TrustedWeight;
import dev.stoa.domain.trust.Trust;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every ranking of memories. */
public interface MemoryRankingContract extends WorkspaceContract<MemoryStorage> {

  /** The instant the memories of this suite were made. */
  Instant AT = MemorySamples.AT;

  @Test
  default void onlyThoseAreFoundThatAreTrueAtTheInstant() {
    Instant noon = MemorySamples.AT;
    Memory always = MemorySamples.memory("always");
    Memory before = valid(Validity.ALWAYS.until(noon), MemorySamples.memory("before"));
    Memory after = valid(Validity.ALWAYS.from(noon), MemorySamples.memory("after"));
    Memory never = valid(Validity.ALWAYS.from(noon).until(noon), MemorySamples.memory("never"));
    Vector<Memory> all = Vector.of(always, before, after, never);
    all.forEach(this::add);
    for (Instant instant : Vector.of(noon.minusNanos(1_000), noon, noon.plusSeconds(1))) {
      Option<Instant> at = Option.some(instant);
      Set<MemoryId> expected =
          all.filter(one -> one.validity().includes(instant)).map(Memory::id).toSet();
      assertEquals(expected, weights(all, at));
      for (Option<MemoryScope> scope :
          Vector.of(Option.some(MemoryScope.SHARED), Option.<MemoryScope>none())) {
        MemoryFilter filter = new MemoryFilter(scope, 0, none()).validAt(at);
        assertEquals(
            expected,
            ask(ranking -> ranking.strongest(MemoryTier.SLOW, filter, none(), 9))
                .map(MemoryWeight::id)
                .toSet());
        assertEquals(
            expected,
            ask(ranking -> ranking.strongest(HashSet.of(MemoryTier.SLOW), filter, 9))
                .map(one -> one.weight().id())
                .toSet());
      }
    }
    assertEquals(all.map(Memory::id).toSet(), weights(all, none()));
  }

  private static Memory valid(Validity validity, Memory memory) {
    return memory.lasting(validity, none());
  }

  private Set<MemoryId> weights(Seq<Memory> some, Option<Instant> at) {
    return ask(ranking -> ranking.weights(some.map(Memory::id), Trust.IMPORTED, at, none()))
        .map(one -> one.weight().id())
        .toSet();
  }

  @Test
  default void weightsAreThoseOfTheMemories() {
    Vector<Memory> some =
        Vector.range(0, 703).map(i -> MemorySamples.memory("m" + i)).append(whole());
    some.forEach(this::add);
    assertEquals(
        some.map(Memory::weight).toSet(),
        ask(ranking ->
                ranking.weights(
                    some.map(Memory::id).append(new MemoryId("nobody")),
                    Trust.IMPORTED,
                    none(),
                    none()))
            .map(TrustedWeight::weight)
            .toSet());
    assertEquals(
        Vector.empty(),
        ask(ranking -> ranking.weights(Vector.empty(), Trust.IMPORTED, none(), none())).toVector());
  }

  @Test
  default void theStrongestOfATierComeFirstAndTiesById() {
    add(MemorySamples.important(0.25, MemorySamples.memory("weak")));
    Vector.of("c", "a", "b").forEach(id -> add(MemorySamples.memory(id)));
    add(MemorySamples.important(0, MemorySamples.memory("nothing")));
    add(MemorySamples.important(0.9, MemorySamples.memory("strong")));
    // Two half-lives later a quarter of the importance counts as much.
    Instant later = AT.plus(MemoryTier.SLOW.halfLife().multipliedBy(2)).plusSeconds(1);
    add(MemorySamples.updatedAt(later, MemorySamples.important(0.3, MemorySamples.memory("late"))));
    add(MemorySamples.in(MemoryTier.FAST, MemorySamples.memory("fast")));
    add(whole());
    assertEquals(
        Vector.of("late", "strong", "a", "b", "c", "weak", "nothing"),
        strongest(MemoryFilter.ALL, Option.none(), 9));
    StrengthPosition a = StrengthPosition.of(MemorySamples.memory("a").weight());
    assertEquals(Vector.of("b", "c"), strongest(MemoryFilter.ALL, Option.some(a), 2));
    assertEquals(
        Vector.of("weak", "nothing"),
        strongest(
            MemoryFilter.ALL.in(MemoryScope.SHARED),
            Option.some(new StrengthPosition(MemoryTier.SLOW, a.key(), new MemoryId("c"))),
            9));
    assertEquals(
        Vector.of("strong", "a", "b", "c"),
        strongest(
            new MemoryFilter(Option.some(MemoryScope.SHARED), 0.5, Option.none()), none(), 9));
  }

  @Test
  default void theStrongestOfSeveralTiersAreThoseOfEach() {
    for (MemoryTier tier : MemoryTier.values()) {
      for (int i = 1; i < 5; i++) {
        Memory memory = MemorySamples.memory(tier.label() + i);
        add(MemorySamples.in(tier, MemorySamples.important(i / 10.0, memory)));
      }
    }
    add(whole());
    for (Option<MemoryScope> scope :
        Vector.of(Option.<MemoryScope>none(), some(MemoryScope.SHARED), some(whole().scope()))) {
      MemoryFilter filter = new MemoryFilter(scope, 0.15, Option.none());
      Set<MemoryTier> tiers = HashSet.of(MemoryTier.FAST, MemoryTier.MEDIUM, MemoryTier.GLACIAL);
      Set<MemoryWeight> best =
          tiers.flatMap(tier -> ask(ranking -> ranking.strongest(tier, filter, none(), 2)));
      Set<MemoryWeight> found =
          ask(ranking -> ranking.strongest(tiers, filter, 2)).map(TrustedWeight::weight).toSet();
      assertTrue(found.containsAll(best), found + " lacks some of " + best);
      assertTrue(found.forAll(one -> tiers.contains(one.tier())));
      assertTrue(found.size() <= 2 * best.size(), found.toString());
    }
  }

  @Test
  default void expiredAndOtherScopesAreNotAmongTheStrongest() {
    Memory whole = whole();
    add(whole);
    Instant end = whole.times().expiresAt().get();
    for (Option<MemoryScope> scope : Vector.of(Option.<MemoryScope>none(), some(whole.scope()))) {
      assertEquals(
          Vector.of(whole.weight()),
          ask(ranking ->
                  ranking.strongest(
                      MemoryTier.MEDIUM,
                      new MemoryFilter(scope, 0, Option.some(end.minusNanos(1_000))),
                      none(),
                      5))
              .toVector());
      assertEquals(
          Vector.empty(),
          ask(ranking ->
                  ranking.strongest(
                      MemoryTier.MEDIUM, new MemoryFilter(scope, 0, Option.some(end)), none(), 5))
              .toVector());
    }
    assertEquals(
        Vector.empty(),
        ask(ranking ->
                ranking.strongest(
                    MemoryTier.MEDIUM, MemoryFilter.ALL.in(MemoryScope.SHARED), none(), 5))
            .toVector());
  }

  @Test
  default void theMostSurprisingAreFoundForPromotion() {
    add(surprising("b", 0.7));
    add(surprising("a", 0.7));
    add(surprising("most", 0.9));
    add(surprising("equal", 0.6));
    add(
        MemorySamples.at(
            new MemoryTimes(AT, AT, Option.none(), Option.some(AT)), surprising("promoted", 1)));
    add(MemorySamples.in(MemoryTier.FAST, surprising("fast", 1)));
    assertEquals(
        Vector.of("most", "a", "b"),
        ids(ranking -> ranking.surprising(MemoryTier.SLOW, 0.6, AT.minusNanos(1_000), 9)));
    assertEquals(
        Vector.of("promoted", "most"),
        ids(ranking -> ranking.surprising(MemoryTier.SLOW, 0.6, AT, 2)));
  }

  @Test
  default void stableMemoriesAreFoundForDemotionOldestFirst() {
    add(used("b", 10, 0.5));
    add(used("a", 10, 0.5));
    add(MemorySamples.updatedAt(AT.minusSeconds(1), used("old", 12, 0)));
    add(used("new", 9, 0));
    add(used("wild", 20, 0.9));
    assertEquals(
        Vector.of("old", "a", "b"), ids(ranking -> ranking.stable(MemoryTier.SLOW, 0.4, 9)));
    assertEquals(Vector.of("old"), ids(ranking -> ranking.stable(MemoryTier.SLOW, 0.5, 9)));
    assertEquals(Vector.of("old", "a"), ids(ranking -> ranking.stable(MemoryTier.SLOW, 0.4, 2)));
  }

  @Test
  default void endedMemoriesAreListedInOrderOfTheirEnd() {
    add(ending("c", 3));
    add(ending("b", 2));
    add(ending("a", 2));
    add(MemorySamples.memory("never"));
    add(MemorySamples.in(MemorySamples.OTHER, ending("other", 1)));
    assertEquals(
        Vector.of("other", "a", "b"), ids(ranking -> ranking.ended(none(), AT.plusSeconds(2), 9)));
    assertEquals(
        Vector.of("a"),
        ids(ranking -> ranking.ended(some(MemoryScope.SHARED), AT.plusSeconds(2), 1)));
  }

  @Test
  default void unprotectedMemoriesAreListedOldestFirst() {
    add(MemorySamples.updatedAt(AT.minusSeconds(2), MemorySamples.memory("b")));
    add(MemorySamples.updatedAt(AT.minusSeconds(2), MemorySamples.memory("a")));
    add(MemorySamples.updatedAt(AT.minusSeconds(1), MemorySamples.memory("c")));
    add(MemorySamples.memory("young"));
    add(
        MemorySamples.redLined(
            MemorySamples.updatedAt(AT.minusSeconds(3), MemorySamples.memory("kept"))));
    add(
        MemorySamples.in(
            MemorySamples.OTHER,
            MemorySamples.updatedAt(AT.minusSeconds(4), MemorySamples.memory("other"))));
    assertEquals(
        Vector.of("other", "a", "b", "c"),
        ids(ranking -> ranking.idle(MemoryTier.SLOW, none(), AT, 9)));
    assertEquals(
        Vector.of("a", "b"),
        ids(ranking -> ranking.idle(MemoryTier.SLOW, some(MemoryScope.SHARED), AT, 2)));
    assertEquals(Vector.empty(), ids(ranking -> ranking.idle(MemoryTier.FAST, none(), AT, 9)));
  }

  @Test
  default void theLeastAndTheMostImportantAreFound() {
    add(MemorySamples.memory("b"));
    add(MemorySamples.memory("a"));
    add(MemorySamples.updatedAt(AT.minusSeconds(1), MemorySamples.memory("older")));
    add(MemorySamples.important(0.1, MemorySamples.memory("less")));
    add(MemorySamples.redLined(MemorySamples.memory("kept")));
    add(
        MemorySamples.in(
            MemorySamples.OTHER, MemorySamples.important(0, MemorySamples.memory("x"))));
    assertEquals(
        Vector.of("x", "less", "older", "a", "b"),
        ids(ranking -> ranking.leastImportant(MemoryTier.SLOW, none(), 9)));
    assertEquals(
        Vector.of("less", "older"),
        ids(ranking -> ranking.leastImportant(MemoryTier.SLOW, some(MemoryScope.SHARED), 2)));
    assertEquals(
        Vector.of("kept", "b", "a", "older", "less", "x"),
        ids(ranking -> ranking.mostImportant(MemoryTier.SLOW, none(), 9)));
    assertEquals(
        Vector.of("x"),
        ids(ranking -> ranking.mostImportant(MemoryTier.SLOW, some(MemorySamples.OTHER), 9)));
  }

  @Test
  default void protectedMemoriesAreListedOldestFirst() {
    add(MemorySamples.redLined(MemorySamples.memory("b")));
    add(MemorySamples.redLined(MemorySamples.memory("a")));
    add(MemorySamples.memory("plain"));
    assertEquals(Vector.of("a", "b"), ids(ranking -> ranking.redLined(none(), 9)));
    assertEquals(
        Vector.of("b"),
        ids(ranking -> ranking.redLined(some(new TimePosition<>(AT, new MemoryId("a"))), 9)));
    assertEquals(
        Vector.empty(),
        ids(ranking -> ranking.redLined(some(new TimePosition<>(AT, new MemoryId("b"))), 9)));
  }

  @Test
  default void tiersAreCountedAndSummed() {
    assertEquals(
        Vector.of(0L, 0L, 0L, 0L), ask(ranking -> ranking.counts(none())).values().toVector());
    add(MemorySamples.with(new Experience(0.5, 0.25, 6, 3, 1, 0), MemorySamples.memory("good")));
    add(MemorySamples.with(new Experience(0, 0.75, 6, 1, 3, 0), MemorySamples.memory("bad")));
    add(MemorySamples.with(new Experience(0.25, 0, 5, 0, 1, 0), MemorySamples.memory("new")));
    add(MemorySamples.important(1, MemorySamples.memory("unused")));
    add(whole());
    assertEquals(
        Vector.of(0L, 1L, 4L, 0L), ask(ranking -> ranking.counts(none())).values().toVector());
    assertEquals(
        Vector.of(MemoryTier.values()), ask(ranking -> ranking.counts(none())).keySet().toVector());
    assertEquals(
        Vector.of(0L, 0L, 4L, 0L),
        ask(ranking -> ranking.counts(some(MemoryScope.SHARED))).values().toVector());
    Seq<TierTally> tallies = ask(ranking -> ranking.tallies(some(MemoryScope.SHARED), AT));
    assertEquals(Vector.of(MemoryTier.values()), tallies.map(TierTally::tier).toVector());
    assertEquals(TierTally.none(MemoryTier.MEDIUM), tallies.get(1));
    assertEquals(
        TierTallyBuilder.builder()
            .tier(MemoryTier.SLOW)
            .memories(4)
            .meanImportance(0.625)
            .meanSurprise(0.1875)
            .meanConsolidation(0.25)
            .meanSuccessRate(0.375)
            .retained(1)
            .forgotten(1)
            .fresh(4)
            .build(),
        tallies.get(2));
    assertEquals(1, ask(ranking -> ranking.tallies(none(), AT)).get(1).memories());
    assertEquals(0, ask(ranking -> ranking.tallies(none(), AT.plusNanos(1_000))).get(2).fresh());
  }

  /** Otherwise a sweep would be offered the same ones for ever, and move none of them. */
  @Test
  default void whatASweepIsOfferedTheRuleAccepts() {
    HyperParameters tuned = HyperParameters.DOCUMENTED;
    Instant promoted = AT.minus(TierMove.COOLDOWN);
    Seq<Memory> all =
        Vector.of(MemoryTier.values())
            .flatMap(tier -> candidates(tier, tuned, promoted))
            .toVector();
    all.forEach(this::add);
    for (MemoryTier tier : MemoryTier.values()) {
      Seq<Memory> ofTier = all.filter(memory -> memory.tier() == tier);
      if (tier.faster().isDefined()) {
        assertEquals(
            accepted(ofTier, memory -> TierMove.promote(memory, tuned, AT)),
            ids(kept -> kept.surprising(tier, tuned.promotionThreshold(tier), promoted, all.size()))
                .toSet(),
            "promoted from " + tier);
      }
      if (tier.slower().isDefined()) {
        assertEquals(
            accepted(ofTier, memory -> TierMove.demote(memory, AT)),
            ids(kept -> kept.stable(tier, tier.demotionThreshold(), all.size())).toSet(),
            "demoted from " + tier);
      }
    }
  }

  /** On both sides of each limit that the rules have, and on it. */
  private static Seq<Memory> candidates(MemoryTier tier, HyperParameters tuned, Instant promoted) {
    double promotes = tier.faster().isDefined() ? tuned.promotionThreshold(tier) : 0.5;
    double demotes = tier.slower().isDefined() ? 1 - tier.demotionThreshold() : 0.5;
    return Vector.of(0.0, promotes, promotes + 0.01, demotes, demotes - 0.01, 1.0)
        .flatMap(
            surprise ->
                Vector.of(0L, TierMove.MIN_UPDATES - 1, TierMove.MIN_UPDATES)
                    .map(updates -> new Experience(surprise, 0, updates, 0, 0, 0)))
        .flatMap(
            experience ->
                Vector.of(
                        Option.<Instant>none(),
                        Option.some(promoted),
                        Option.some(promoted.plusNanos(1_000)))
                    .map(last -> new MemoryTimes(AT, AT, Option.none(), last))
                    .map(times -> MemorySamples.at(times, learnt(tier, experience, times))))
        .distinct();
  }

  private static Memory learnt(MemoryTier tier, Experience experience, MemoryTimes times) {
    String id =
        tier.label()
            + " "
            + experience.surprise()
            + " "
            + experience.updates()
            + " "
            + times.promotedAt().map(Instant::toString).getOrElse("never");
    return MemorySamples.in(tier, MemorySamples.with(experience, MemorySamples.memory(id)));
  }

  private static Set<String> accepted(
      Seq<Memory> memories, Function<Memory, Either<MemoryRefused, TierMove>> rule) {
    return memories
        .filter(memory -> rule.apply(memory).isRight())
        .map(memory -> memory.id().value())
        .toSet();
  }

  private static Memory whole() {
    return MemorySamples.whole("whole");
  }

  private static Memory surprising(String id, double surprise) {
    return used(id, 1, surprise);
  }

  private static Memory used(String id, long updates, double surprise) {
    return MemorySamples.with(
        new Experience(surprise, 0, updates, 0, 0, 0), MemorySamples.memory(id));
  }

  private static Memory ending(String id, long seconds) {
    return MemorySamples.at(
        MemoryTimes.from(AT, Option.some(AT.plusSeconds(seconds))), MemorySamples.memory(id));
  }

  private static <T> Option<T> none() {
    return Option.none();
  }

  private static <T> Option<T> some(T value) {
    return Option.some(value);
  }

  private Vector<String> strongest(MemoryFilter filter, Option<StrengthPosition> after, int limit) {
    return ask(ranking -> ranking.strongest(MemoryTier.SLOW, filter, after, limit))
        .map(MemoryWeight::id)
        .map(MemoryId::value)
        .toVector();
  }

  private Vector<String> ids(Function<MemoryRanking, Seq<MemoryId>> question) {
    return ask(question).map(MemoryId::value).toVector();
  }

  private void add(Memory memory) {
    assertEquals(
        Either.right(true),
        storage().unitOfWork().write(() -> Either.right(storage().memories().add(memory))));
  }

  private <T> T ask(Function<MemoryRanking, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().memoryRanking()));
  }
}
