package dev.stoa.domain.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.stoa.domain.json.CanonicalJson;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.List;
import io.vavr.collection.Set;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class EntryHasherTest {

  /** The vector for authors of verifiers: these bytes, in UTF-8, … */
  private static final String GOLDEN_TEXT =
      "stoa/audit-entry/v1\n"
          + "{\"at\":\"2026-01-02T03:04:05.123456Z\",\"confidence\":0.75,"
          + "\"details\":\"{\\\"claim\\\":\\\"O(n²) \\\\\\\"quoted\\\\\\\"\\\",\\\"n\\\":1}\","
          + "\"event_type\":\"query\",\"field\":null,\"id\":\"e-1\",\"latency_ms\":12.5,"
          + "\"prev_hash\":\"3c03d890b85cc3a378e1cfe753d882a2929d30f5e569355bd7b2bcf0cf9f896a\","
          + "\"sequence\":1,\"session_id\":\"s1\",\"specialist\":\"swe\",\"token_id\":null,"
          + "\"trace_id\":\"trı😀\\n\",\"u_score\":1e-7}";

  /** … have this SHA-256. */
  private static final String GOLDEN_HASH =
      "3e5eda28931fffadbf342f763d4c5a94dd58faf38021b658d29d4cde4da740bf";

  private final EntryHasher hasher = new EntryHasher();

  @Test
  void theBytesAndTheHashOfTheSampleAreFixedForEver() {
    AuditRow row = AuditRow.of(sample());
    assertEquals(GOLDEN_TEXT, new String(hasher.encoded(row), StandardCharsets.UTF_8));
    assertEquals(GOLDEN_HASH, hasher.hash(row).hex());
    assertEquals(GOLDEN_HASH, row.hash());
    assertEquals(row.prevHash(), EntryHash.GENESIS.hex());
  }

  @Test
  void everyFieldIsAttested() {
    AuditRow row = AuditRow.of(sample());
    Set<String> hashes =
        HashSet.ofAll(RowEdits.ATTESTED.map(edit -> hasher.hash(edit._2.apply(row)).hex()));
    assertEquals(RowEdits.ATTESTED.size(), hashes.size());
    assertEquals(false, hashes.contains(GOLDEN_HASH));
  }

  @Test
  void absentAndEmptyAndTheWordNullAreThreeThings() {
    AuditRow row = AuditRow.of(sample());
    List<String> hashes =
        List.of(null, "", "null")
            .map(field -> hasher.hash(RowEdits.with("field", row, field)).hex());
    assertEquals(3, hashes.distinct().size());
  }

  @Test
  void detailsCannotImitateOtherFields() {
    AuditRow row = AuditRow.of(sample());
    AuditRow forged =
        RowEdits.with("details", row, row.details() + ",\"event_type\":\"promote\",\"field\":null");
    String text = new String(hasher.encoded(forged), StandardCharsets.UTF_8);
    assertEquals(14, CanonicalMembers.count(text.substring(text.indexOf('{'))));
    assertNotEquals(GOLDEN_HASH, hasher.hash(forged).hex());
  }

  @Test
  void aHasherForgetsTheRowBefore() {
    for (AuditRow row : Trails.rows(50, 3)) {
      assertEquals(row.hash(), hasher.hash(row).hex());
      assertEquals(row.hash(), new EntryHasher().hash(row).hex());
    }
  }

  @Test
  void theEncodingIsCanonicalJson() {
    for (AuditRow row : Trails.rows(50, 4)) {
      String json =
          new String(hasher.encoded(row), StandardCharsets.UTF_8)
              .substring(EntryHasher.DOMAIN.length() + 1);
      assertEquals(CanonicalJson.of(json).text(), json);
    }
  }

  private static ChainedEntry sample() {
    AuditEvent event =
        AuditEvent.of("query")
            .session("s1")
            .trace("trı😀\n")
            .specialist("swe")
            .uScore(1e-7)
            .confidence(0.75)
            .latencyMs(12.5)
            .details(CanonicalJson.of("{\"n\": 1.0, \"claim\": \"O(n²) \\\"quoted\\\"\"}"));
    return AuditChain.extend(
            ChainHead.EMPTY,
            HashMap.empty(),
            List.of(new IdentifiedEvent(new AuditEntryId("e-1"), event)),
            Trails.AT)
        .head();
  }
}
