package dev.stoa.adapter.jooq.knowledge;

import dev.stoa.adapter.jooq.rows.ArchiveFilters;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.knowledge.DomainQuery;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.knowledge.KnowledgeQuery;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class KnowledgeStatements {

  private static final TimePosition<KnowledgeId> LAST =
      new TimePosition<>(Instant.EPOCH, new KnowledgeId("k"));

  private KnowledgeStatements() {}

  static List<Statement> statements() {
    List<Statement> statements = new ArrayList<>();
    for (ArchiveFilter kind : ArchiveFilters.kinds(ArchiveFilter.ALL)) {
      for (KnowledgeQuery query :
          List.of(
              KnowledgeQuery.all(),
              KnowledgeQuery.all().in(DomainQuery.read("a")),
              KnowledgeQuery.all().in(DomainQuery.read("a/*")),
              KnowledgeQuery.all().in(DomainQuery.read("a/*")).since(Instant.EPOCH),
              KnowledgeQuery.all().by(new AgentId("a")))) {
        boolean below = query.domain().exists(DomainQuery::below);
        Pages<TimePosition<KnowledgeId>, KnowledgeEntry> pages =
            below ? KnowledgeSql.NEWEST_BELOW : KnowledgeSql.NEWEST;
        Filters wanted =
            below
                ? KnowledgeSql.wantedBelow(query, kind, Instant.EPOCH)
                : KnowledgeSql.wanted(query, kind, Instant.EPOCH);
        statements.add(pages.later(wanted, LAST));
        // The newest of all are the first along an index: that is read, but never to its end.
        if (!query.equals(KnowledgeQuery.all())) {
          statements.add(pages.first(wanted));
        }
      }
    }
    statements.add(KnowledgeSql.NEWEST.first(Filters.NONE.and(KnowledgeSql.SUPERSEDED_BY, "k")));
    statements.add(KnowledgeSql.BRANCHES);
    statements.addAll(KnowledgeRows.ENTRIES.statements());
    statements.addAll(KnowledgeSql.BY_ID.reads());
    statements.add(KnowledgeSql.ARCHIVE_PATHS);
    statements.add(KnowledgeSql.BY_END.statement());
    statements.add(KnowledgeSql.IN_ORDER.later(Filters.NONE, ""));
    return statements;
  }
}
