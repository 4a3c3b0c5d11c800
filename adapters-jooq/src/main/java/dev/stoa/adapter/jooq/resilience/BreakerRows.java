package dev.stoa.adapter.jooq.resilience;

import static dev.stoa.schema.generated.tables.CircuitBreakers.CIRCUIT_BREAKERS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerPolicy;
import dev.stoa.domain.resilience.CircuitBreaker;
import dev.stoa.domain.resilience.CircuitBreakerBuilder;
import dev.stoa.domain.resilience.Probe;
import dev.stoa.schema.Json;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import org.jooq.Field;

/** Which column of {@code circuit_breakers} holds what. */
final class BreakerRows {

  private static final double MILLIS = 1_000.0;

  static final Rows<CircuitBreaker> BREAKERS =
      Rows.of(CIRCUIT_BREAKERS, BreakerRows::breaker)
          .key(CIRCUIT_BREAKERS.NAME, breaker -> breaker.name().value())
          .changing()
          .set(
              CIRCUIT_BREAKERS.FAILURE_THRESHOLD,
              breaker -> (long) breaker.policy().failureThreshold())
          .set(
              CIRCUIT_BREAKERS.SUCCESS_THRESHOLD,
              breaker -> (long) breaker.policy().successThreshold())
          .set(
              CIRCUIT_BREAKERS.COOLDOWN_SECONDS,
              breaker -> breaker.policy().cooldown().toMillis() / MILLIS)
          .set(CIRCUIT_BREAKERS.PROBE_LIMIT, breaker -> (long) breaker.policy().probeLimit())
          .set(CIRCUIT_BREAKERS.GENERATION, CircuitBreaker::generation)
          .set(CIRCUIT_BREAKERS.FAILURES, breaker -> (long) breaker.failures())
          .set(CIRCUIT_BREAKERS.SUCCESSES, breaker -> (long) breaker.successes())
          .maybe(CIRCUIT_BREAKERS.OPENED_AT, CircuitBreaker::openedAt)
          .set(CIRCUIT_BREAKERS.STATE_JSON, breaker -> new Json(state(breaker.probes())))
          .set(CIRCUIT_BREAKERS.UPDATED_AT, CircuitBreaker::updatedAt);

  private BreakerRows() {}

  private static CircuitBreaker breaker(Row row) throws SQLException {
    return CircuitBreakerBuilder.builder()
        .name(new BreakerName(row.get(CIRCUIT_BREAKERS.NAME)))
        .policy(
            new BreakerPolicy(
                count(row, CIRCUIT_BREAKERS.FAILURE_THRESHOLD),
                count(row, CIRCUIT_BREAKERS.SUCCESS_THRESHOLD),
                Duration.ofMillis(Math.round(row.get(CIRCUIT_BREAKERS.COOLDOWN_SECONDS) * MILLIS)),
                count(row, CIRCUIT_BREAKERS.PROBE_LIMIT)))
        .generation(row.get(CIRCUIT_BREAKERS.GENERATION))
        .failures(count(row, CIRCUIT_BREAKERS.FAILURES))
        .successes(count(row, CIRCUIT_BREAKERS.SUCCESSES))
        .openedAt(Option.of(row.get(CIRCUIT_BREAKERS.OPENED_AT)))
        .probes(probes(row.get(CIRCUIT_BREAKERS.STATE_JSON).text()))
        .updatedAt(row.get(CIRCUIT_BREAKERS.UPDATED_AT))
        .build();
  }

  private static int count(Row row, Field<Long> column) throws SQLException {
    return Math.toIntExact(row.get(column));
  }

  private static String state(Seq<Probe> probes) {
    return CanonicalJson.of(
            java.util.Map.of(
                "probes",
                probes.map(
                    probe ->
                        java.util.Map.of("id", probe.id(), "until", Instants.text(probe.until())))))
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
