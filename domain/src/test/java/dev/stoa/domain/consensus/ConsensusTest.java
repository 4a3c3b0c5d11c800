package dev.stoa.domain.consensus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class ConsensusTest {

  private static final Instant NOW = Instant.parse("2026-01-31T00:00:00Z");

  @Test
  void strengthFollowsFromTheShareThatAgrees() {
    assertEquals(ConsensusStrength.UNANIMOUS, ConsensusStrength.of(1, 1));
    assertEquals(ConsensusStrength.STRONG, ConsensusStrength.of(5, 6));
    assertEquals(ConsensusStrength.MODERATE, ConsensusStrength.of(4, 5));
    assertEquals(ConsensusStrength.MODERATE, ConsensusStrength.of(3, 5));
    assertEquals(ConsensusStrength.WEAK, ConsensusStrength.of(4, 7));
    assertEquals(ConsensusStrength.WEAK, ConsensusStrength.of(1, 2));
    assertEquals(ConsensusStrength.SPLIT, ConsensusStrength.of(2, 5));
    assertEquals(ConsensusStrength.SPLIT, ConsensusStrength.of(0, 0));
    assertThrows(IllegalArgumentException.class, () -> ConsensusStrength.of(2, 1));
  }

  @Test
  void punctuationCaseAndOrderDoNotMatter() {
    assertEquals(Topics.hash("Rate-limiting: design!"), Topics.hash("design limiting, RATE"));
    assertNotEquals(Topics.hash("rate"), Topics.hash("rates"));
    assertEquals(1, Topics.similarity("Use Redis?", "redis use"));
    assertEquals(0, Topics.similarity("a", "b"));
  }

  @Test
  void whoDisagreesHasAPosition() {
    Consensus consensus =
        recorded(
            DissentDraft.of("bob", DissentType.RISK_WARNING, "x").confidence(0.9),
            DissentDraft.of("cat", DissentType.ABSTENTION, "x"),
            DissentDraft.of("ada", DissentType.EDGE_CASE_CONCERN, "x"));
    assertEquals(2, consensus.participating());
    assertEquals(1, consensus.agreeing());
    assertEquals(ConsensusStrength.WEAK, consensus.strength());
    assertEquals(0.9, consensus.draft().positions().last().confidence());
  }

  @Test
  void aFundamentalDisagreementContestsUntilItIsRebutted() {
    DissentDraft draft = DissentDraft.of("ada", DissentType.FUNDAMENTAL_DISAGREEMENT, "x");
    Consensus consensus = recorded(draft);
    assertEquals(ConsensusStrength.CONTESTED, consensus.strength());
    Dissent dissent = Dissent.of(new DissentId("x"), consensus.id(), "d", draft, NOW);
    assertEquals(
        ConsensusStrength.UNANIMOUS,
        consensus.disputed(Vector.of(dissent.rebutted("no", NOW))).strength());
    assertEquals(
        ConsensusStrength.CONTESTED,
        consensus.disputed(Vector.of(dissent.acknowledged(NOW))).strength());
  }

  @Test
  void whoWasRightFollowsFromTheTruth() {
    Consensus consensus = recorded(DissentDraft.of("bob", DissentType.RISK_WARNING, "x"));
    assertEquals(
        Vector.of(Option.some(false), Option.some(true)),
        consensus
            .resolved(ConsensusTruth.OVERTURNED, NOW)
            .draft()
            .positions()
            .map(Position::right));
  }

  @Test
  void anExcerptEndsWhereItReadsWell() {
    assertEquals("One sentence here.", Excerpt.of("One sentence here. And more", 20));
    assertEquals("aaaaaaaa bb...", Excerpt.of("aaaaaaaa bb cccccc", 13));
    assertEquals("aaaaa...", Excerpt.of("aaaaaaaaaa", 5));
  }

  @Test
  void fieldsAreCheckedAndNamed() {
    refused("two positions", () -> draft().agreed("ada", 1).disagreed("ada", 1));
    refused("confidence", () -> ConsensusDraft.of("d", "t", "c", 2));
    refused("topic", () -> ConsensusDraft.of("d", "", "c", 1));
    refused("crux", () -> draft().crux("1").crux("2").crux("3").crux("4").crux("5").crux("6"));
    refused(
        "is_verified",
        () -> ProofDraft.of("d", ProofStatus.FAILED, ProofLanguage.LEAN4, "x").verified("h"));
    refused(
        "translation_time_ms",
        () -> ProofDraft.of("d", ProofStatus.FAILED, ProofLanguage.LEAN4, "x").took(-1, 0));
  }

  private static ConsensusDraft draft() {
    return ConsensusDraft.of("d", "t", "c", 1);
  }

  private static Consensus recorded(DissentDraft... dissents) {
    return Consensus.recorded(
        new ConsensusId("c"), draft().agreed("ada", 1), Vector.of(dissents), NOW);
  }

  private static void refused(String field, org.junit.jupiter.api.function.Executable work) {
    String message =
        String.valueOf(assertThrows(IllegalArgumentException.class, work).getMessage());
    assertTrue(message.contains(field), message);
  }
}
