package dev.stoa.domain.knowledge;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/** Something an agent has told all; its words are never changed, only put away. */
public record KnowledgeEntry(
    KnowledgeId id,
    AgentId agent,
    Contribution said,
    Instant createdAt,
    Option<Instant> archivedAt) {

  /** Newly told. */
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

  /** Where it stands in a listing. */
  public KnowledgePosition position() {
    return new KnowledgePosition(createdAt, id);
  }

  /** What it is found by; an archived entry is not. */
  public SearchDocument document() {
    return new SearchDocument(
        SearchSource.KNOWLEDGE, id.value(), agent.value(), domain() + "\n" + content());
  }

  /** Put away: in no listing and found by nobody, unless asked for. */
  public Either<KnowledgeRefused, KnowledgeEntry> archive(Instant now) {
    return archivedAt
        .<Either<KnowledgeRefused, KnowledgeEntry>>map(
            since -> Either.left(new KnowledgeRefused.AlreadyArchived(id, since)))
        .getOrElse(
            () -> Either.right(new KnowledgeEntry(id, agent, said, createdAt, Option.some(now))));
  }

  /** Taken out again. */
  public Either<KnowledgeRefused, KnowledgeEntry> restore() {
    return archivedAt.isEmpty()
        ? Either.left(new KnowledgeRefused.NotArchived(id))
        : Either.right(new KnowledgeEntry(id, agent, said, createdAt, Option.none()));
  }
}
