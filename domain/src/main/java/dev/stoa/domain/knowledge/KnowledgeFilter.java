package dev.stoa.domain.knowledge;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.Instants;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * Which entries a reader wants; what is left out does not matter.
 *
 * @param agent only what this agent told
 * @param since only what was told then or later
 */
public record KnowledgeFilter(
    KnowledgeScope scope,
    Option<DomainQuery> domain,
    Option<AgentId> agent,
    Option<Instant> since) {

  /** Refuses an instant that no store keeps. */
  public KnowledgeFilter {
    since = since.map(earliest -> Instants.require("since", earliest));
  }

  /** Everything that is not archived. */
  public static final KnowledgeFilter LIVE =
      new KnowledgeFilter(KnowledgeScope.LIVE, Option.none(), Option.none(), Option.none());

  /** Archived entries too, or only those. */
  public KnowledgeFilter within(KnowledgeScope wanted) {
    return new KnowledgeFilter(wanted, domain, agent, since);
  }

  /** Only entries of these domains. */
  public KnowledgeFilter in(DomainQuery wanted) {
    return new KnowledgeFilter(scope, Option.some(wanted), agent, since);
  }

  /** Only what this agent told. */
  public KnowledgeFilter by(AgentId wanted) {
    return new KnowledgeFilter(scope, domain, Option.some(wanted), since);
  }

  /** Only what was told then or later. */
  public KnowledgeFilter since(Instant earliest) {
    return new KnowledgeFilter(scope, domain, agent, Option.some(earliest));
  }

  /** Whether an entry is wanted. */
  public boolean accepts(KnowledgeEntry entry) {
    return scope.includes(entry)
        && domain.forAll(query -> query.accepts(entry.domain()))
        && agent.forAll(entry.agent()::equals)
        && since.forAll(earliest -> !entry.createdAt().isBefore(earliest));
  }
}
