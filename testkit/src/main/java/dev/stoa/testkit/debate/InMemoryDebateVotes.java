package dev.stoa.testkit.debate;

import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.DebateVotes;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.Tuple;
import io.vavr.collection.Seq;
import java.time.Instant;

/** The votes in a map. */
final class InMemoryDebateVotes implements DebateVotes {

  private final DebateCells cells;

  InMemoryDebateVotes(DebateCells cells) {
    this.cells = cells;
  }

  @Override
  public void put(DebateSessionId session, DebateVote vote, Instant at) {
    cells.votes().update(all -> all.put(Tuple.of(session, vote.voter()), vote));
  }

  @Override
  public Seq<DebateVote> of(DebateSessionId session) {
    return cells
        .votes()
        .get()
        .filterKeys(key -> key._1.equals(session))
        .values()
        .toVector()
        .sortBy(DebateVote::voter);
  }

  @Override
  public long move(AgentName from, AgentName into) {
    long before = count(into);
    cells
        .votes()
        .update(
            all ->
                all.filterKeys(key -> key._2.equals(from))
                    .foldLeft(
                        all,
                        (stored, one) -> {
                          var others = stored.remove(one._1);
                          var key = Tuple.of(one._1._1, into);
                          DebateVote vote = one._2;
                          return others.containsKey(key)
                              ? others
                              : others.put(
                                  key,
                                  new DebateVote(
                                      into,
                                      vote.choice(),
                                      vote.ranking(),
                                      vote.confidence(),
                                      vote.weight()));
                        }));
    return count(into) - before;
  }

  @Override
  public long count(AgentName agent) {
    return cells.votes().get().keySet().count(key -> key._2.equals(agent));
  }
}
