package dev.stoa.bootstrap.agent;

import dev.stoa.application.agent.AgentRecords;
import dev.stoa.application.consensus.ConsensusRecords;
import dev.stoa.application.critique.CritiqueRecords;
import dev.stoa.application.debate.DebateRecords;
import dev.stoa.application.files.FileRecords;
import dev.stoa.application.rating.RatingRecords;
import dev.stoa.application.search.AuthorRecords;
import dev.stoa.application.trust.PrincipalRecords;
import dev.stoa.bootstrap.storage.Wiring;
import java.util.Iterator;
import java.util.List;

/**
 * What contexts record under the names of agents; made when iterated, as most commands need none.
 */
public final class RecordsOfAgents implements Iterable<AgentRecords> {

  private final Wiring wiring;

  RecordsOfAgents(Wiring wiring) {
    this.wiring = wiring;
  }

  @Override
  public Iterator<AgentRecords> iterator() {
    return List.<AgentRecords>of(
            new RatingRecords(wiring.storage(), wiring.clock(), wiring.ids()),
            new CritiqueRecords(wiring.storage()),
            new DebateRecords(wiring.storage()),
            new ConsensusRecords(wiring.storage()),
            new AuthorRecords(wiring.storage()),
            new FileRecords(wiring.storage()),
            new PrincipalRecords(wiring.storage(), wiring.clock()))
        .iterator();
  }
}
