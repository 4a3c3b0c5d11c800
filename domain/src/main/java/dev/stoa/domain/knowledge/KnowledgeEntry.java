package dev.stoa.domain.knowledge;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/** A knowledge entry; its content never changes, but it can be archived. */
public record KnowledgeEntry(
    KnowledgeId id,
    AgentId agent,
    Contribution said,
    Instant createdAt,
    Option<Instant> archivedAt) {

  /** A new entry. */
  public static KnowledgeEntry told(KnowledgeId id, AgentId agent, Contribution said, Instant now) {
    return new KnowledgeEntry(id, agent, said, now, Option.none());
  }

  public DomainPath domain() {
    return said.domain();
  }

  public String content() {
    return said.content();
  }

  public Option<Double> confidence() {
    return said.confidence();
  }

  /** Its position in a list. */
  public KnowledgePosition position() {
    return new KnowledgePosition(createdAt, id);
  }

  /** Its searchable text; an archived entry has none. */
  public SearchDocument document() {
    return new SearchDocument(
        SearchSource.KNOWLEDGE, id.value(), agent.value(), domain() + "\n" + content());
  }

  /** Archives it: it is in no list or search unless requested. */
  public Either<KnowledgeRefused, KnowledgeEntry> archive(Instant now) {
    return archivedAt
        .<Either<KnowledgeRefused, KnowledgeEntry>>map(
            since -> Either.left(new KnowledgeRefused.AlreadyArchived(id, since)))
        .getOrElse(
            () -> Either.right(new KnowledgeEntry(id, agent, said, createdAt, Option.some(now))));
  }

  /** Restores it. */
  public Either<KnowledgeRefused, KnowledgeEntry> restore() {
    return archivedAt.isEmpty()
        ? Either.left(new KnowledgeRefused.NotArchived(id))
        : Either.right(new KnowledgeEntry(id, agent, said, createdAt, Option.none()));
  }
}
