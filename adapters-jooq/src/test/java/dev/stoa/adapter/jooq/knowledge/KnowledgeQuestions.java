package dev.stoa.adapter.jooq.knowledge;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.knowledge.DomainQuery;
import dev.stoa.domain.knowledge.KnowledgeFilter;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.knowledge.KnowledgePosition;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jooq.Query;

/** What is asked of tables that grow, for either engine to say how it would answer. */
final class KnowledgeQuestions {

  private static final Option<KnowledgePosition> AFTER =
      Option.some(new KnowledgePosition(Instant.EPOCH, new KnowledgeId("k")));
  private static final Option<DomainPath> PATH = Option.some(new DomainPath("a"));

  private KnowledgeQuestions() {}

  static List<Query> queries() {
    List<Query> queries = new ArrayList<>();
    for (boolean archived : new boolean[] {false, true}) {
      for (KnowledgeFilter filter :
          List.of(
              KnowledgeFilter.LIVE,
              KnowledgeFilter.LIVE.in(DomainQuery.read("a")),
              KnowledgeFilter.LIVE.in(DomainQuery.read("a/*")),
              KnowledgeFilter.LIVE.in(DomainQuery.read("a/*")).since(Instant.EPOCH),
              KnowledgeFilter.LIVE.by(new AgentId("a")))) {
        queries.add(KnowledgeQueries.page(filter, archived, AFTER, 9));
        // The newest of all are the first along an index: that is read, but never to its end.
        if (!filter.equals(KnowledgeFilter.LIVE)) {
          queries.add(KnowledgeQueries.page(filter, archived, Option.none(), 9));
        }
      }
      queries.add(KnowledgeQueries.branches(Option.none(), archived, Option.none(), 9));
      queries.add(KnowledgeQueries.branches(PATH, archived, PATH, 9));
    }
    queries.add(KnowledgeQueries.endingWith("x", 9));
    queries.add(KnowledgeQueries.byId("x", 9));
    return queries;
  }
}
