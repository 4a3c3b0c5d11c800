package dev.stoa.domain.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.RefusalMessage;
import io.vavr.Function1;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class AuditEventTest {

  private static final AuditEvent PLAIN = AuditEvent.of("query");

  private static final Map<String, Function1<String, Object>> TEXTS =
      LinkedHashMap.of(
          "event_type", AuditEvent::of,
          "session_id", PLAIN::session,
          "trace_id", PLAIN::trace,
          "token_id", PLAIN::token,
          "field", PLAIN::field,
          "specialist", PLAIN::specialist,
          "id", PLAIN::withId);

  @Test
  void aFilterForWhatNoEntryCanHaveIsRefused() {
    assertRefused(
        "event_type contains the character U+0000, which cannot be stored: remove it",
        () -> AuditFilter.ALL.ofType("\0"));
    assertRefused(
        "session_id is blank: give a value or leave it out", () -> AuditFilter.ALL.inSession(""));
    assertRefused(
        "trace_id contains a lone surrogate: send valid Unicode",
        () -> AuditFilter.ALL.inTrace("\ud800"));
  }

  @Test
  void everyTextIsRefusedByNameWithTheFix() {
    TEXTS.forEach(
        (field, give) -> {
          assertTold(field, "leave it out", () -> give.apply(" "));
          assertTold(field, "shorten it", () -> give.apply("x".repeat(256)));
          assertTold(field, "U+0000", () -> give.apply("a\u0000b"));
          assertTold(field, "lone surrogate", () -> give.apply("a\udc00"));
          assertTold(field, "lone surrogate", () -> give.apply("a\ud83d"));
        });
    assertTold("event_type", "shorten it to 100", () -> AuditEvent.of("x".repeat(101)));
  }

  @Test
  void numbersAreFiniteAndZeroHasNoSign() {
    assertTold("u_score", "finite", () -> PLAIN.uScore(Double.NaN));
    assertTold("confidence", "finite", () -> PLAIN.confidence(Double.POSITIVE_INFINITY));
    assertTold("latency_ms", "finite", () -> PLAIN.latencyMs(Double.NaN));
    assertTold("latency_ms", "zero or more", () -> PLAIN.latencyMs(-1));
    assertEquals(Option.of(0.0), PLAIN.uScore(-0.0).uScore());
    assertEquals(Option.of(0.0), PLAIN.latencyMs(-0.0).latencyMs());
    assertEquals(Option.of(-2.5), PLAIN.uScore(-2.5).uScore());
  }

  @Test
  void detailsAreAnObjectThatEveryEngineCanHold() {
    assertTold("details", "wrap it", () -> PLAIN.details(CanonicalJson.of("[1]")));
    assertTold("details", "U+0000", () -> PLAIN.details(CanonicalJson.of("{\"a\":\"\\u0000\"}")));
    assertTold("details", "U+0000", () -> PLAIN.details(CanonicalJson.of("{\"\\u0000\":1}")));
    String long1 = "{\"a\":\"" + "x".repeat(1_000_000) + "\"}";
    assertTold("details", "keep it to", () -> PLAIN.details(CanonicalJson.of(long1)));
    String escaped = "{\"a\":\"\\\\u0000\"}";
    assertEquals(escaped, PLAIN.details(CanonicalJson.of(escaped)).details().text());
  }

  @Test
  void aChosenIdIsNotPartOfWhatHappened() {
    AuditEvent chosen = PLAIN.session("s").withId("mine");
    assertEquals(Option.of(new AuditEntryId("mine")), chosen.id());
    assertEquals(PLAIN.session("s"), chosen.withoutId());
    AuditEntry entry =
        new AuditEntry(
            1,
            new AuditEntryId("mine"),
            Instant.parse("2026-01-02T03:04:05.123456789Z"),
            chosen,
            EntryHash.GENESIS,
            EntryHash.GENESIS);
    assertEquals(PLAIN.session("s"), entry.event());
    assertEquals(Instant.parse("2026-01-02T03:04:05.123456Z"), entry.at());
  }

  @Test
  void aFilterAcceptsWhatItNames() {
    AuditEvent event = PLAIN.session("s").trace("t");
    assertTrue(AuditFilter.ALL.accepts(PLAIN));
    assertTrue(AuditFilter.ALL.ofType("query").inSession("s").inTrace("t").accepts(event));
    assertFalse(AuditFilter.ALL.ofType("promote").accepts(event));
    assertFalse(AuditFilter.ALL.inSession("s").accepts(PLAIN));
    assertFalse(AuditFilter.ALL.inTrace("other").accepts(event));
  }

  private static void assertTold(
      String field, String fix, org.junit.jupiter.api.function.Executable attempt) {
    String message = RefusalMessage.of(attempt);
    assertTrue(message.startsWith(field + " ") && message.contains(fix), message);
  }

  private static void assertRefused(String sentence, Executable made) {
    assertEquals(sentence, assertThrows(IllegalArgumentException.class, made).getMessage());
  }
}
