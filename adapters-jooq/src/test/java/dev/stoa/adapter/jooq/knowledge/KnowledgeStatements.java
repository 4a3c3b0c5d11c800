package dev.stoa.adapter.jooq.knowledge;

import dev.stoa.adapter.jooq.knowledge.KnowledgeSql.PageShape;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.knowledge.DomainQuery;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.knowledge.KnowledgeQuery;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** What is asked of tables that grow, for either engine to say how it would answer. */
final class KnowledgeStatements {

  private static final TimePosition<KnowledgeId> LAST =
      new TimePosition<>(Instant.EPOCH, new KnowledgeId("k"));

  private KnowledgeStatements() {}

  static List<Statement> statements() {
    List<Statement> statements = new ArrayList<>();
    for (boolean archived : new boolean[] {false, true}) {
      for (KnowledgeQuery query :
          List.of(
              KnowledgeQuery.all(),
              KnowledgeQuery.all().in(DomainQuery.read("a")),
              KnowledgeQuery.all().in(DomainQuery.read("a/*")),
              KnowledgeQuery.all().in(DomainQuery.read("a/*")).since(Instant.EPOCH),
              KnowledgeQuery.all().by(new AgentId("a")))) {
        statements.add(KnowledgeSql.page(PageShape.of(query.after(LAST), archived)));
        // The newest of all are the first along an index: that is read, but never to its end.
        if (!query.equals(KnowledgeQuery.all())) {
          statements.add(KnowledgeSql.page(PageShape.of(query, archived)));
        }
      }
    }
    statements.add(KnowledgeSql.BRANCHES);
    statements.add(KnowledgeSql.FIND);
    statements.add(KnowledgeSql.ARCHIVE);
    statements.add(KnowledgeSql.ARCHIVE_PATHS);
    statements.add(KnowledgeSql.ENDING_WITH);
    statements.add(KnowledgeSql.BY_ID);
    return statements;
  }
}
