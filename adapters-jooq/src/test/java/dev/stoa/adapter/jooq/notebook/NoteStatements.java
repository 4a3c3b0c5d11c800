package dev.stoa.adapter.jooq.notebook;

import dev.stoa.adapter.jooq.rows.ArchiveFilters;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NoteQuery;
import dev.stoa.domain.notebook.NoteTopic;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class NoteStatements {

  private static final AgentId AGENT = new AgentId("a");
  private static final TimePosition<NoteId> LAST =
      new TimePosition<>(Instant.EPOCH, new NoteId("n"));

  private NoteStatements() {}

  static List<Statement> statements() {
    List<Statement> statements = new ArrayList<>();
    for (ArchiveFilter kind : ArchiveFilters.kinds(ArchiveFilter.ALL)) {
      for (NoteQuery query :
          List.of(
              NoteQuery.all(),
              NoteQuery.all().core(),
              NoteQuery.all().on(NoteTopic.NOTES),
              NoteQuery.all().besides(NoteTopic.JOURNAL).since(Instant.EPOCH))) {
        statements.add(NoteSql.NEWEST.first(NoteSql.wanted(AGENT, query, kind)));
        statements.add(later(query, kind));
      }
    }
    statements.addAll(NoteRows.NOTES.statements());
    statements.addAll(NoteSql.BY_ID.reads());
    statements.addAll(NoteSql.BY_ID.writes());
    statements.add(NoteSql.BY_END.statement(NoteSql.of(AGENT)));
    statements.add(NoteSql.IN_ORDER.later(Filters.NONE, ""));
    statements.add(NoteSql.PREDECESSORS);
    statements.add(NoteSql.SUCCESSORS);
    return statements;
  }

  static Statement later(NoteQuery query, ArchiveFilter kind) {
    return NoteSql.NEWEST.later(NoteSql.wanted(AGENT, query, kind), LAST);
  }
}
