package dev.stoa.domain.knowledge;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.Instants;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A filter for entries.
 *
 * @param agent only entries of this agent
 * @param since only entries created then or later
 */
public record KnowledgeFilter(
    ArchiveFilter show, Option<DomainQuery> domain, Option<AgentId> agent, Option<Instant> since) {

  /** Refuses an instant that cannot be stored. */
  public KnowledgeFilter {
    since = since.map(earliest -> Instants.require("since", earliest));
  }

  /** All live entries. */
  public static final KnowledgeFilter LIVE =
      new KnowledgeFilter(ArchiveFilter.LIVE, Option.none(), Option.none(), Option.none());

  /** Those that are live, archived, or both. */
  public KnowledgeFilter within(ArchiveFilter wanted) {
    return new KnowledgeFilter(wanted, domain, agent, since);
  }

  /** Only entries of these domains. */
  public KnowledgeFilter in(DomainQuery wanted) {
    return new KnowledgeFilter(show, Option.some(wanted), agent, since);
  }

  /** Only entries of this agent. */
  public KnowledgeFilter by(AgentId wanted) {
    return new KnowledgeFilter(show, domain, Option.some(wanted), since);
  }

  /** Only entries created then or later. */
  public KnowledgeFilter since(Instant earliest) {
    return new KnowledgeFilter(show, domain, agent, Option.some(earliest));
  }

  /** Whether an entry matches. */
  public boolean accepts(KnowledgeEntry entry) {
    return show.includes(entry.archivedAt())
        && domain.forAll(query -> query.accepts(entry.domain()))
        && agent.forAll(entry.agent()::equals)
        && since.forAll(earliest -> !entry.createdAt().isBefore(earliest));
  }
}
