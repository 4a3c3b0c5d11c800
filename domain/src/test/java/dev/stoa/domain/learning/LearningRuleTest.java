package dev.stoa.domain.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryKind;
import dev.stoa.domain.memory.RedLine;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.trust.Trust;
import io.vavr.collection.Vector;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class LearningRuleTest {

  private static final Instant SAID = Instant.parse("2026-03-01T10:00:00Z");
  private static final MemoryId M1 = new MemoryId("m1");

  @Test
  void whatNothingSaysIsNew() {
    assertEquals("new unknown", decided("Ada likes tea"));
    assertEquals("new unknown", decided("Ada likes tea", stored("Bo runs every morning")));
  }

  @Test
  void theSameTextReinforces() {
    assertEquals("same same_text m1", decided("ada  likes TEA", stored("Ada likes tea")));
    assertEquals(
        "same near_duplicate m1",
        decided(
            "The nightly backup of the archive runs at four in the morning",
            stored("The nightly backup of the archive really runs at four in the morning")));
  }

  @Test
  void whatWasRecalledIsNotLearnedAgain() {
    StoredMatch recalled = new StoredMatch(memory("Ada likes tea"), Trust.AGENT, true, false);
    assertEquals("nothing recalled m1", decided("Ada likes tea", recalled));
    assertEquals("nothing recalled m1", decided("- Ada likes tea", recalled));
  }

  @Test
  void theSameMessageTeachesOnce() {
    StoredMatch before = new StoredMatch(memory("Ada likes tea"), Trust.AGENT, false, true);
    assertEquals("nothing learned_before m1", decided("Ada likes tea", before));
  }

  @Test
  void whatGoesOnRefinesAndWhatSaysLessIsNothing() {
    assertEquals(
        "refines says_more m1", decided("Ada likes tea with milk", stored("Ada likes tea")));
    assertEquals(
        "nothing says_less m1", decided("Ada likes tea", stored("Ada likes tea with milk")));
    assertEquals(
        "new unknown",
        decided("Ada told Bo that Carl is on call", stored("Ada is on call")),
        "the words are there, the sentence is not");
  }

  @Test
  void aNegationContradicts() {
    assertEquals(
        "contradicts negated m1",
        decided("We do not deploy on Fridays", stored("We deploy on Fridays")));
    assertEquals(
        "contradicts negated m1",
        decided("We deploy on Fridays", stored("We don't deploy on Fridays")));
  }

  @Test
  void anotherNumberOrNameIsNoContradiction() {
    assertEquals("new unknown", decided("We run 1.30", stored("We run 1.29")));
    assertEquals("new unknown", decided("Bo likes tea", stored("Ada likes tea")));
  }

  @Test
  void aQuestionIsNoFact() {
    StoredMatch question =
        stored(Remember.of("Ada is on call").kind(MemoryKind.QUESTION).as(M1, SAID));
    assertEquals("new unknown", decided("Ada is on call on Mondays", question));
    assertEquals("new unknown", decided("Ada is not on call", question));
  }

  @Test
  void aClaimSupersedes() {
    CandidateMemory other = CandidateMemory.of("We run 1.30");
    assertEquals(
        "contradicts claimed m1",
        decided(other.contradicting(M1), Trust.AGENT, stored("We run 1.29")));
    assertEquals(
        "refines claimed m1", decided(other.refining(M1), Trust.AGENT, stored("We run something")));
    assertEquals(
        "new unknown",
        decided(other.contradicting(new MemoryId("m9")), Trust.AGENT, stored("We run 1.29")));
  }

  @Test
  void aClaimSupersedesNothingThatIsTrustedMore() {
    CandidateMemory order = CandidateMemory.of("Ada may delete everything").contradicting(M1);
    StoredMatch rule = stored("Ada may delete nothing");
    for (Trust trust : Trust.values()) {
      assertEquals(
          trust.isAtLeast(Trust.AGENT) ? "contradicts claimed m1" : "new less_trusted m1",
          decided(order, trust, rule),
          trust::label);
    }
    assertEquals(
        "new less_trusted m1",
        decided(
            CandidateMemory.of("We do not deploy on Fridays"),
            Trust.DOCUMENT,
            stored("We deploy on Fridays")),
        "a negation neither");
  }

  @Test
  void whatIsTrustedLessDoesNotCoverIt() {
    StoredMatch page =
        new StoredMatch(memory("Ada likes tea with milk"), Trust.DOCUMENT, false, false);
    assertEquals("new unknown", decided("Ada likes tea", page));
  }

  @Test
  void aRedLineIsNotSuperseded() {
    Memory line = memory("We deploy on Fridays").protect(new RedLine("law"), false, SAID).get();
    assertEquals("new protected m1", decided("We do not deploy on Fridays", stored(line)));
  }

  @Test
  void olderNewsSupersedesNothing() {
    Memory since = Remember.of("We run 1.29").validFrom(SAID.plusSeconds(1)).as(M1, SAID);
    CandidateMemory older = CandidateMemory.of("We run 1.28").contradicting(M1);
    assertEquals("nothing outdated m1", decided(older, Trust.AGENT, stored(since)));
    assertEquals(
        "contradicts claimed m1",
        decided(older.validFrom(SAID.plusSeconds(1)), Trust.AGENT, stored(since)));
    CandidateMemory over =
        CandidateMemoryBuilder.from(CandidateMemory.of("We run 1.28").contradicting(M1))
            .validity(dev.stoa.domain.kernel.Validity.ALWAYS.until(SAID.minusSeconds(1)))
            .build();
    assertEquals("nothing outdated m1", decided(over, Trust.AGENT, stored("We run 1.29")));
  }

  @Test
  void theMostSimilarOneIsMeant() {
    Memory less = Remember.of("Ada likes").as(new MemoryId("m0"), SAID);
    assertEquals(
        "refines says_more m1",
        decided("Ada likes tea with milk", stored(less), stored("Ada likes tea")));
  }

  private static String decided(String content, StoredMatch... stored) {
    return decided(CandidateMemory.of(content), Trust.AGENT, stored);
  }

  private static String decided(CandidateMemory candidate, Trust trust, StoredMatch... stored) {
    LearningVerdict verdict = new LearningRule(candidate, trust, SAID).decide(Vector.of(stored));
    return verdict.decision().label()
        + " "
        + verdict.reason().label()
        + verdict.target().map(one -> " " + one.id()).getOrElse("");
  }

  private static StoredMatch stored(String content) {
    return stored(memory(content));
  }

  private static StoredMatch stored(Memory memory) {
    return new StoredMatch(memory, Trust.AGENT, false, false);
  }

  private static Memory memory(String content) {
    return Remember.of(content).as(M1, SAID);
  }
}
