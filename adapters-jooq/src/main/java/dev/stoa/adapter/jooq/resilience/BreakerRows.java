package dev.stoa.adapter.jooq.resilience;

import static dev.stoa.schema.generated.Tables.CIRCUIT_BREAKERS;

import dev.stoa.adapter.jooq.Row;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerPolicy;
import dev.stoa.domain.resilience.CircuitBreaker;
import dev.stoa.domain.resilience.Probe;
import dev.stoa.schema.InstantText;
import dev.stoa.schema.Json;
import dev.stoa.schema.generated.tables.records.CircuitBreakersRecord;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;

/** Between the columns of {@code circuit_breakers} and the types of the domain. */
final class BreakerRows {

  private static final double MILLIS = 1_000.0;

  private BreakerRows() {}

  static CircuitBreaker breaker(Row row) throws SQLException {
    return new CircuitBreaker(
        new BreakerName(row.text(1)),
        new BreakerPolicy(
            count(row, 2),
            count(row, 3),
            Duration.ofMillis(Math.round(row.real(4) * MILLIS)),
            count(row, 5)),
        row.number(6),
        count(row, 7),
        count(row, 8),
        Option.of(row.instantText(9)).map(InstantText::parse),
        probes(row.text(10)),
        InstantText.parse(row.instantText(11)));
  }

  static CircuitBreakersRecord row(CircuitBreaker breaker) {
    CircuitBreakersRecord row = new CircuitBreakersRecord();
    BreakerPolicy policy = breaker.policy();
    row.set(CIRCUIT_BREAKERS.NAME, breaker.name().value());
    row.set(CIRCUIT_BREAKERS.FAILURE_THRESHOLD, (long) policy.failureThreshold());
    row.set(CIRCUIT_BREAKERS.SUCCESS_THRESHOLD, (long) policy.successThreshold());
    row.set(CIRCUIT_BREAKERS.COOLDOWN_SECONDS, policy.cooldown().toMillis() / MILLIS);
    row.set(CIRCUIT_BREAKERS.PROBE_LIMIT, (long) policy.probeLimit());
    row.set(CIRCUIT_BREAKERS.GENERATION, breaker.generation());
    row.set(CIRCUIT_BREAKERS.FAILURES, (long) breaker.failures());
    row.set(CIRCUIT_BREAKERS.SUCCESSES, (long) breaker.successes());
    row.set(CIRCUIT_BREAKERS.OPENED_AT, breaker.openedAt().getOrNull());
    row.set(CIRCUIT_BREAKERS.STATE_JSON, new Json(state(breaker.probes())));
    row.set(CIRCUIT_BREAKERS.UPDATED_AT, breaker.updatedAt());
    return row;
  }

  private static int count(Row row, int column) throws SQLException {
    return Math.toIntExact(row.number(column));
  }

  private static String state(Seq<Probe> probes) {
    Seq<JsonValue> running =
        probes.map(
            probe ->
                new JsonObject(
                    LinkedHashMap.of(
                        "id", new JsonString(probe.id()),
                        "until", new JsonString(probe.until().toString()))));
    return CanonicalJson.of(new JsonObject(LinkedHashMap.of("probes", new JsonArray(running))))
        .text();
  }

  private static Seq<Probe> probes(String state) {
    JsonObject whole = (JsonObject) JsonParser.parse(state);
    return ((JsonArray) whole.members().get("probes").get())
        .values()
        .map(value -> (JsonObject) value)
        .map(probe -> new Probe(text(probe, "id"), Instant.parse(text(probe, "until"))))
        .toVector();
  }

  private static String text(JsonObject object, String member) {
    return ((JsonString) object.members().get(member).get()).value();
  }
}
