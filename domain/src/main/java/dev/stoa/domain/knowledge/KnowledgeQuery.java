package dev.stoa.domain.knowledge;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.ValidAt;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A query for entries, newest first.
 *
 * @param agent only entries of this agent
 * @param since only entries created then or later
 * @param valid when they are true
 */
public record KnowledgeQuery(
    ArchiveFilter show,
    Option<DomainQuery> domain,
    Option<AgentId> agent,
    Option<Instant> since,
    ValidAt valid,
    PageRequest<TimePosition<KnowledgeId>> page)
    implements PagedQuery<TimePosition<KnowledgeId>, KnowledgeQuery> {

  /** Refuses an instant that cannot be stored. */
  public KnowledgeQuery {
    since = since.map(earliest -> Instants.require("since", earliest));
  }

  /** All live entries. */
  public static KnowledgeQuery all() {
    return new KnowledgeQuery(
        ArchiveFilter.LIVE,
        Option.none(),
        Option.none(),
        Option.none(),
        ValidAt.NOW,
        PageRequest.first());
  }

  /** Those that are live, archived, or both. */
  public KnowledgeQuery within(ArchiveFilter wanted) {
    return new KnowledgeQuery(wanted, domain, agent, since, valid, page);
  }

  /** Only entries of these domains. */
  public KnowledgeQuery in(DomainQuery wanted) {
    return new KnowledgeQuery(show, Option.some(wanted), agent, since, valid, page);
  }

  /** Only entries of this agent. */
  public KnowledgeQuery by(AgentId wanted) {
    return new KnowledgeQuery(show, domain, Option.some(wanted), since, valid, page);
  }

  /** Only entries created then or later. */
  public KnowledgeQuery since(Instant earliest) {
    return new KnowledgeQuery(show, domain, agent, Option.some(earliest), valid, page);
  }

  /** What is true then, instead of now. */
  public KnowledgeQuery valid(ValidAt when) {
    return new KnowledgeQuery(show, domain, agent, since, when, page);
  }

  @Override
  public KnowledgeQuery page(PageRequest<TimePosition<KnowledgeId>> wanted) {
    return new KnowledgeQuery(show, domain, agent, since, valid, wanted);
  }

  /** Whether an entry matches, on any page. */
  public boolean accepts(KnowledgeEntry entry, Instant now) {
    return show.includes(entry.archivedAt())
        && domain.forAll(query -> query.accepts(entry.domain()))
        && agent.forAll(entry.agent()::equals)
        && since.forAll(earliest -> !entry.createdAt().isBefore(earliest))
        && valid.accepts(entry.validity(), now);
  }
}
