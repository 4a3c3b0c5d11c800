package dev.stoa.domain.knowledge;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.control.Option;
import java.time.Instant;

/** A knowledge entry; its content never changes, but it can be archived. */
public record KnowledgeEntry(
    KnowledgeId id,
    AgentId agent,
    Contribution draft,
    Instant createdAt,
    Option<Instant> archivedAt) {

  /** A new entry. */
  public static KnowledgeEntry of(KnowledgeId id, AgentId agent, Contribution draft, Instant now) {
    return new KnowledgeEntry(id, agent, draft, now, Option.none());
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
        : new KnowledgeEntry(id, agent, draft, createdAt, Option.some(now));
  }

  /** Restores it; a live one stays as it is. */
  public KnowledgeEntry restore() {
    return new KnowledgeEntry(id, agent, draft, createdAt, Option.none());
  }
}
