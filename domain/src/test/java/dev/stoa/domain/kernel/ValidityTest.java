package dev.stoa.domain.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class ValidityTest {

  private static final Instant NOON = Instant.parse("2026-01-02T12:00:00Z");
  private static final Instant ONE = NOON.plusSeconds(3_600);
  private static final Instant TWO = NOON.plusSeconds(7_200);

  @Test
  void theBeginningIsIncludedAndTheEndIsNot() {
    Validity hour = Validity.ALWAYS.from(NOON).until(ONE);
    assertFalse(hour.includes(NOON.minusNanos(1_000)));
    assertTrue(hour.includes(NOON));
    assertTrue(hour.includes(ONE.minusNanos(1_000)));
    assertFalse(hour.includes(ONE));
    assertTrue(Validity.ALWAYS.includes(Instants.EARLIEST));
    assertTrue(Validity.ALWAYS.from(NOON).includes(Instants.LATEST));
    assertTrue(Validity.ALWAYS.until(NOON).includes(Instants.EARLIEST));
    assertFalse(Validity.ALWAYS.from(NOON).until(NOON).includes(NOON));
  }

  @Test
  void anEndBeforeTheBeginningIsRefused() {
    Validity late = Validity.ALWAYS.from(ONE);
    assertTrue(
        assertThrows(InvalidValue.class, () -> late.until(NOON))
            .getMessage()
            .startsWith("valid_until 2026-01-02T12:00:00Z is before valid_from"));
    assertThrows(InvalidValue.class, () -> Validity.ALWAYS.from(Instant.MAX));
  }

  @Test
  void whatIsReadIsOfNowOfAnInstantOrAll() {
    Validity morning = Validity.ALWAYS.until(NOON);
    assertFalse(ValidAt.NOW.accepts(morning, ONE));
    assertTrue(ValidAt.NOW.accepts(morning, NOON.minusSeconds(1)));
    assertTrue(ValidAt.at(NOON.minusSeconds(1)).accepts(morning, ONE));
    assertTrue(ValidAt.ALL.accepts(morning, ONE));
    assertEquals(Option.none(), ValidAt.ALL.asOf(ONE));
    assertEquals(Option.some(ONE), ValidAt.NOW.asOf(ONE));
  }

  @Test
  void theFirstSuccessorThatCountsEndsIt() {
    Fact open = fact("a", Validity.ALWAYS.until(TWO));
    Fact next = fact("b", Validity.ALWAYS.from(NOON));
    Fact last = fact("c", Validity.ALWAYS.from(ONE));
    Fact loser = open.supersededBy(next).get();
    assertEquals(loser, loser.endedBy(Vector.of(next, last)));
    assertEquals(Option.some(ONE), loser.endedBy(Vector.of(last)).validity().until());
    assertEquals(open.validity(), loser.endedBy(Vector.<Fact>empty()).validity());
    assertEquals(loser, loser.endedBy(Vector.<Fact>empty()).endedBy(Vector.of(next)));
    assertEquals(loser.successor(), loser.endedBy(Vector.<Fact>empty()).successor());
    assertEquals(open, open.endedBy(Vector.of(next)), "nothing has superseded it");
  }

  @Test
  void theLoserEndsWhereTheWinnerBeginsAndIsReinstatedAsItWas() {
    Fact open = fact("a", Validity.ALWAYS);
    Fact winner = fact("b", Validity.ALWAYS.from(ONE));
    Fact loser = open.supersededBy(winner).get();
    assertEquals(Validity.ALWAYS.until(ONE), loser.validity());
    assertEquals(open, loser.reinstated().get());

    Fact endsLater = fact("a", Validity.ALWAYS.until(TWO));
    assertEquals(Option.some(ONE), endsLater.supersededBy(winner).get().validity().until());
    assertEquals(endsLater, endsLater.supersededBy(winner).get().reinstated().get());

    Fact endedBefore = fact("a", Validity.ALWAYS.until(NOON));
    assertEquals(Option.some(NOON), endedBefore.supersededBy(winner).get().validity().until());

    Fact beganLater = fact("a", Validity.ALWAYS.from(TWO));
    assertEquals(
        Validity.ALWAYS.from(TWO).until(TWO), beganLater.supersededBy(winner).get().validity());
    assertEquals(
        Option.some(NOON), open.supersededBy(fact("c", Validity.ALWAYS)).get().validity().until());
    assertEquals(Option.some(NOON), fact("c", Validity.ALWAYS).begun().validity().from());
  }

  @Test
  void supersedingIsRefusedForItselfElsewhereAndASecondTime() {
    Fact first = fact("a", Validity.ALWAYS);
    Fact second = fact("b", Validity.ALWAYS);
    Fact third = fact("c", Validity.ALWAYS);
    assertEquals(Either.left(new SupersessionRefused.Itself("a")), first.supersededBy(first));
    assertEquals(
        Either.left(new SupersessionRefused.Elsewhere("a", "x", "here")),
        first.supersededBy(new Fact(new Id("x"), Validity.ALWAYS, Option.none(), "there")));
    Fact loser = first.supersededBy(second).get();
    assertEquals(Either.right(loser), loser.supersededBy(second));
    assertEquals(Either.left(new SupersessionRefused.Already("a", "b")), loser.supersededBy(third));
    assertEquals(Either.left(new SupersessionRefused.NotSuperseded("b")), second.reinstated());
  }

  @Test
  void theHistoryIsTheSameFromEachOfIt() {
    Fact newest = fact("d", Validity.ALWAYS);
    Fact later = fact("c", Validity.ALWAYS).supersededBy(newest).get();
    Fact one = fact("a", Validity.ALWAYS).supersededBy(later).get();
    Fact other = fact("b", Validity.ALWAYS).supersededBy(later).get();
    Vector<Fact> all = Vector.of(newest, later, one, other);
    Map<Id, Fact> byId = all.foldLeft(HashMap.empty(), (map, fact) -> map.put(fact.id(), fact));
    SupersessionHistory<Id, Fact> history =
        new SupersessionHistory<>(
            byId::get,
            (id, limit) -> all.filter(fact -> fact.successor().exists(by -> by.id().equals(id))));
    for (Fact fact : all) {
      assertEquals(all, history.of(fact));
    }
    assertEquals(
        Either.left(new SupersessionRefused.Circle("d", "a")), history.withoutCircle(newest, one));
    assertEquals(Either.right(one), history.withoutCircle(one, newest));
  }

  private static Fact fact(String id, Validity validity) {
    return new Fact(new Id(id), validity, Option.none(), "here");
  }

  private record Id(String value) implements TextKey<Id> {}

  private record Fact(Id id, Validity validity, Option<Successor<Id>> successor, String place)
      implements Supersedable<Id, Fact> {

    @Override
    public Instant recordedAt() {
      return NOON;
    }

    @Override
    public Fact lasting(Validity newValidity, Option<Successor<Id>> newSuccessor) {
      return new Fact(id, newValidity, newSuccessor, place);
    }
  }
}
