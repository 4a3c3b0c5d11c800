package dev.stoa.domain.knowledge;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.Successor;
import dev.stoa.domain.kernel.Supersedable;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.Validity;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A knowledge entry; its content never changes, but it can be archived and superseded.
 *
 * @param successor what superseded it
 */
public record KnowledgeEntry(
    KnowledgeId id,
    AgentId agent,
    Contribution draft,
    Instant createdAt,
    Option<Instant> archivedAt,
    Option<Successor<KnowledgeId>> successor)
    implements Supersedable<KnowledgeId, KnowledgeEntry> {

  /** A new entry. */
  public static KnowledgeEntry of(KnowledgeId id, AgentId agent, Contribution draft, Instant now) {
    return new KnowledgeEntry(id, agent, draft, now, Option.none(), Option.none());
  }

  public DomainPath domain() {
    return draft.domain();
  }

  public String content() {
    return draft.content();
  }

  public Option<Double> confidence() {
    return draft.confidence();
  }

  /** Its position in a list. */
  public TimePosition<KnowledgeId> position() {
    return new TimePosition<>(createdAt, id);
  }

  /** Its searchable text; an archived entry has none. */
  public SearchDocument document() {
    return new SearchDocument(
            SearchSource.KNOWLEDGE, id.value(), agent.value(), domain() + "\n" + content())
        .at(createdAt);
  }

  /** Archives it: it is in no list or search unless requested. An archived one stays as it is. */
  public KnowledgeEntry archive(Instant now) {
    return archivedAt.isDefined()
        ? this
        : new KnowledgeEntry(id, agent, draft, createdAt, Option.some(now), successor);
  }

  /** Restores it; a live one stays as it is. */
  public KnowledgeEntry restore() {
    return new KnowledgeEntry(id, agent, draft, createdAt, Option.none(), successor);
  }

  @Override
  public Validity validity() {
    return draft.validity();
  }

  @Override
  public Instant recordedAt() {
    return createdAt;
  }

  @Override
  public String place() {
    return "agent " + agent;
  }

  @Override
  public KnowledgeEntry lasting(Validity newValidity, Option<Successor<KnowledgeId>> newSuccessor) {
    return new KnowledgeEntry(
        id, agent, draft.valid(newValidity), createdAt, archivedAt, newSuccessor);
  }
}
