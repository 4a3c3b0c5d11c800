package dev.stoa.adapter.jooq.notebook;

import dev.stoa.adapter.jooq.notebook.NoteSql.PageShape;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.notebook.NoteQuery;
import dev.stoa.domain.notebook.NoteTopic;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class NoteStatements {

  private NoteStatements() {}

  static List<Statement> statements() {
    List<Statement> statements = new ArrayList<>();
    for (boolean archived : new boolean[] {false, true}) {
      for (NoteQuery query :
          List.of(
              NoteQuery.all(),
              NoteQuery.all().core(),
              NoteQuery.all().on(NoteTopic.NOTES),
              NoteQuery.all().besides(NoteTopic.JOURNAL).since(Instant.EPOCH))) {
        statements.add(NoteSql.page(PageShape.of(query, archived, false)));
        statements.add(NoteSql.page(PageShape.of(query, archived, true)));
      }
    }
    statements.add(NoteSql.FIND);
    statements.add(NoteSql.UPDATE);
    statements.add(NoteSql.DELETE);
    statements.add(NoteSql.ENDING_WITH);
    statements.add(NoteSql.BY_ID);
    statements.add(NoteSql.PREDECESSORS);
    statements.add(NoteSql.SUCCESSORS);
    return statements;
  }
}
