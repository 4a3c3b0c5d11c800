package dev.stoa.adapter.jooq.knowledge;

import static dev.stoa.schema.generated.tables.Knowledge.KNOWLEDGE;
import static dev.stoa.schema.generated.tables.KnowledgePaths.KNOWLEDGE_PATHS;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.IdEnds;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeId;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Between the columns of {@code knowledge} and {@code knowledge_paths} and the domain. */
final class KnowledgeRows {

  private KnowledgeRows() {}

  /** An entry belongs to a path, its own or one above it. */
  record Belonging(KnowledgeEntry entry, DomainPath path) {}

  static KnowledgeEntry entry(Row row) throws SQLException {
    return new KnowledgeEntry(
        new KnowledgeId(row.get(KNOWLEDGE.KNOWLEDGE_ID)),
        new AgentId(row.get(KNOWLEDGE.AGENT_ID)),
        new Contribution(
            new DomainPath(row.get(KNOWLEDGE.DOMAIN)),
            row.get(KNOWLEDGE.CONTENT),
            Option.of(row.get(KNOWLEDGE.CONFIDENCE))),
        row.get(KNOWLEDGE.CREATED_AT),
        Option.of(row.get(KNOWLEDGE.ARCHIVED_AT)));
  }

  static void bind(Binds binds, KnowledgeEntry entry) throws SQLException {
    binds
        .set(KNOWLEDGE.KNOWLEDGE_ID, entry.id().value())
        .set(KNOWLEDGE.REVERSED_ID, IdEnds.reversed(entry.id().value()))
        .set(KNOWLEDGE.DOMAIN, entry.domain().value())
        .set(KNOWLEDGE.AGENT_ID, entry.agent().value())
        .set(KNOWLEDGE.CONTENT, entry.content())
        .set(KNOWLEDGE.CONFIDENCE, entry.confidence().getOrNull())
        .set(KNOWLEDGE.CREATED_AT, entry.createdAt())
        .set(KNOWLEDGE.ARCHIVED_AT, entry.archivedAt().getOrNull());
  }

  static void bind(Binds binds, Belonging belonging) throws SQLException {
    KnowledgeEntry entry = belonging.entry();
    DomainPath path = belonging.path();
    binds
        .set(KNOWLEDGE_PATHS.KNOWLEDGE_ID, entry.id().value())
        .set(KNOWLEDGE_PATHS.PATH, path.value())
        .set(KNOWLEDGE_PATHS.PARENT, parent(path.parent()))
        .set(KNOWLEDGE_PATHS.OWN, path.equals(entry.domain()))
        .set(KNOWLEDGE_PATHS.ARCHIVED, entry.archivedAt().isDefined())
        .set(KNOWLEDGE_PATHS.CREATED_AT, entry.createdAt());
  }

  /** How the column {@code parent} names a path, or the top. */
  static String parent(Option<DomainPath> path) {
    return path.map(DomainPath::value).getOrElse("");
  }
}
