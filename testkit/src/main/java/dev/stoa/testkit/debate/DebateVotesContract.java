package dev.stoa.testkit.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Test;

/** The contract of every store of votes. */
public interface DebateVotesContract extends DebateSamples {

  @Test
  default void ofEachVoterTheLastVoteIsStored() {
    DebateSession in = session("s-1");
    DebateVote bob = DebateVote.ranked(BOB, Vector.of("B \"b\"", "A"), 0.1).weight(1.6);
    DebateVote ada = DebateVote.of(ADA, "A", 0.30000000000000004);
    put(in, bob);
    put(in, DebateVote.of(ADA, "B", 1));
    put(in, ada);
    put(session("s-2"), DebateVote.of(ADA, "C", 1));
    assertEquals(Vector.of(ada, bob), votes(in));
  }

  @Test
  default void votesBecomeAnothersUnlessThatHasVoted() {
    DebateSession one = session("s-1");
    DebateSession two = session("s-2");
    put(one, DebateVote.of(ADA, "A", 1));
    put(two, DebateVote.of(ADA, "A", 1));
    put(two, DebateVote.of(BOB, "B", 1));
    assertEquals(2, (long) ask(() -> storage().debateVotes().count(ADA)));
    assertEquals(
        1, (long) storage().unitOfWork().run(() -> storage().debateVotes().move(ADA, BOB)));
    assertEquals(0, (long) ask(() -> storage().debateVotes().count(ADA)));
    assertEquals(Vector.of(DebateVote.of(BOB, "A", 1)), votes(one));
    assertEquals(Vector.of(DebateVote.of(BOB, "B", 1)), votes(two));
    assertEquals(0, (long) ask(() -> storage().debateVotes().count(new AgentName("eve"))));
  }

  private void put(DebateSession in, DebateVote vote) {
    write(() -> storage().debateVotes().put(in.id(), vote, AT));
  }

  private Vector<DebateVote> votes(DebateSession in) {
    return ask(() -> storage().debateVotes().of(in.id())).toVector();
  }
}
