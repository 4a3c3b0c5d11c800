package dev.stoa.domain.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

final class TopologyTest {

  private static final AgentName ADA = new AgentName("ada");
  private static final AgentName BOB = new AgentName("bob");
  private static final AgentName CYD = new AgentName("cyd");
  private static final Vector<AgentName> ALL = Vector.of(ADA, BOB, CYD);

  @Test
  void inAMeshEverybodySpeaksToEverybodyElse() {
    assertEquals(
        "ada>bob ada>cyd bob>ada bob>cyd cyd>ada cyd>bob",
        pairs(Topology.GRAPH_MESH, DebateConfig.USUAL));
  }

  @Test
  void inAStarOnlyTheModeratorIsBetween() {
    assertEquals(
        "ada>bob bob>ada bob>cyd cyd>bob", pairs(Topology.STAR, DebateConfig.USUAL.moderator(BOB)));
  }

  @Test
  void inAChainEachSpeaksToTheNextAndTheLastToTheFirst() {
    assertEquals(
        "ada>bob bob>cyd cyd>ada", pairs(Topology.CHAIN, DebateConfig.USUAL.participants(ALL)));
  }

  @Test
  void inATreeSiblingsNeverSpeak() {
    assertEquals(
        "ada>bob ada>cyd bob>ada cyd>ada",
        pairs(Topology.TREE, DebateConfig.USUAL.parent(BOB, ADA).parent(CYD, ADA)));
  }

  private static String pairs(Topology topology, DebateConfig config) {
    return ALL.flatMap(
            from ->
                ALL.filter(to -> topology.maySpeak(from, to, config)).map(to -> from + ">" + to))
        .mkString(" ");
  }
}
