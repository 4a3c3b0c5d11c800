package dev.stoa.domain.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Vector;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DebateConfigTest {

  private static final AgentName ADA = new AgentName("ada");
  private static final AgentName BOB = new AgentName("bob");
  private static final AgentName CYD = new AgentName("cyd");

  @Test
  void whatIsWrittenIsRead() {
    DebateConfig config =
        DebateConfig.USUAL
            .maxRounds(7)
            .timeout(Duration.ofSeconds(90))
            .consensusThreshold(0.9)
            .gate(DebatePhase.PROPOSAL)
            .gate(DebatePhase.CONVERGENCE)
            .moderator(ADA)
            .parent(BOB, ADA)
            .participants(Vector.of(CYD, ADA));
    assertEquals(config, DebateConfigJson.read(DebateConfigJson.of(config)));
    assertEquals(DebateConfig.USUAL, DebateConfigJson.read(CanonicalJson.EMPTY_OBJECT));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"max_round\": 3}|config member max_round is unknown: give max_rounds, timeout,"
            + " consensus_threshold, gates, moderator, parents, participants, answer_time",
        "{\"max_rounds\": 0}|max_rounds 0 is out of range: give 1 to 1000",
        "{\"max_rounds\": 1.5}|max_rounds is 1.5: give a whole number",
        "{\"max_rounds\": \"3\"}|max_rounds is no number: leave the quotes out",
        "{\"timeout\": \"soon\"}|timeout is soon: give an ISO 8601 duration such as PT5M",
        "{\"gates\": [\"lunch\"]}|phase lunch is unknown: give dehallucination, self_evolvement,"
            + " proposal, critique, review, optimization, adversarial or convergence",
        "{\"parents\": {\"a\":\"b\",\"b\":\"a\"}}|parents make a its own ancestor: give each child"
            + " one parent above it",
        "{\"participants\": [\"a\",\"a\"]}|participants name an agent twice: name each once",
        "[]|config is no object: put its members in braces"
      })
  void otherMembersAndValuesAreRefused(String json, String why) {
    CanonicalJson given = CanonicalJson.of(json);
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> DebateConfigJson.read(given));
    assertEquals(why, refused.getMessage());
  }

  @Test
  void namesFollowARenameAndAMerge() {
    DebateConfig config =
        DebateConfig.USUAL
            .moderator(BOB)
            .parent(BOB, ADA)
            .parent(CYD, BOB)
            .participants(Vector.of(ADA, BOB, CYD));
    AgentName eve = new AgentName("eve");
    assertEquals(
        DebateConfig.USUAL
            .moderator(eve)
            .parent(eve, ADA)
            .parent(CYD, eve)
            .participants(Vector.of(ADA, eve, CYD)),
        config.renamed(BOB, eve));
    assertEquals(
        DebateConfig.USUAL.moderator(ADA).parent(CYD, ADA).participants(Vector.of(ADA, CYD)),
        config.renamed(BOB, ADA));
    assertEquals(
        DebateConfig.USUAL.moderator(CYD).parent(CYD, ADA).participants(Vector.of(ADA, CYD)),
        config.renamed(BOB, CYD));
  }

  @Test
  void aTopologyNeedsItsSettings() {
    NewDebateSession plain = NewDebateSession.about("cache or not");
    assertEquals(
        "moderator of a star is missing: name it in the config",
        assertThrows(
                IllegalArgumentException.class,
                () -> plain.topology(Topology.STAR, DebateConfig.USUAL))
            .getMessage());
    assertEquals(
        "parents of a tree are missing: name them in the config",
        assertThrows(
                IllegalArgumentException.class,
                () -> plain.topology(Topology.TREE, DebateConfig.USUAL))
            .getMessage());
  }
}
