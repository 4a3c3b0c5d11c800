package dev.stoa.adapter.jooq.notebook;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.notebook.NoteFilter;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NotePosition;
import dev.stoa.domain.notebook.NoteTopic;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jooq.Query;

/** What is asked of tables that grow, for either engine to say how it would answer. */
final class NoteQuestions {

  static final AgentId AGENT = new AgentId("a");
  private static final NoteId ID = new NoteId("n");
  static final Option<NotePosition> AFTER = Option.some(new NotePosition(Instant.EPOCH, ID));

  private NoteQuestions() {}

  static List<Query> queries() {
    List<Query> queries = new ArrayList<>();
    for (boolean archived : new boolean[] {false, true}) {
      for (NoteFilter filter :
          List.of(
              NoteFilter.LIVE,
              NoteFilter.LIVE.core(),
              NoteFilter.LIVE.on(NoteTopic.NOTES),
              NoteFilter.LIVE.besides(NoteTopic.JOURNAL).since(Instant.EPOCH))) {
        queries.add(NoteQueries.page(AGENT, filter, archived, Option.none(), 9));
        queries.add(NoteQueries.page(AGENT, filter, archived, AFTER, 9));
      }
    }
    queries.add(NoteQueries.endingWith(AGENT, "x", 9));
    queries.add(NoteQueries.byId("x", 9));
    queries.add(NoteQueries.predecessors(ID, 9));
    queries.add(NoteQueries.successors(ID, 9));
    return queries;
  }
}
