package dev.stoa.adapter.jooq.knowledge;

import static dev.stoa.schema.generated.tables.Knowledge.KNOWLEDGE;
import static dev.stoa.schema.generated.tables.KnowledgePaths.KNOWLEDGE_PATHS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.ValidTimes;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.Successor;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeId;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Between the columns of {@code knowledge} and {@code knowledge_paths} and the domain. */
final class KnowledgeRows {

  static final Rows<KnowledgeEntry> ENTRIES =
      Rows.of(KNOWLEDGE, KnowledgeRows::entry)
          .key(KNOWLEDGE.KNOWLEDGE_ID, entry -> entry.id().value())
          .reversed(KNOWLEDGE.REVERSED_ID, entry -> entry.id().value())
          .set(KNOWLEDGE.DOMAIN, entry -> entry.domain().value())
          .set(KNOWLEDGE.AGENT_ID, entry -> entry.agent().value())
          .set(KNOWLEDGE.CONTENT, KnowledgeEntry::content)
          .maybe(KNOWLEDGE.CONFIDENCE, KnowledgeEntry::confidence)
          .set(KNOWLEDGE.CREATED_AT, KnowledgeEntry::createdAt)
          .changing()
          .maybe(KNOWLEDGE.ARCHIVED_AT, KnowledgeEntry::archivedAt)
          .maybe(KNOWLEDGE.VALID_FROM, entry -> entry.validity().from())
          .maybe(KNOWLEDGE.VALID_UNTIL, entry -> entry.validity().until())
          .maybe(KNOWLEDGE.SUPERSEDED_BY, entry -> entry.successor().map(by -> by.id().value()))
          .maybe(
              KNOWLEDGE.FORMER_UNTIL, entry -> entry.successor().flatMap(Successor::formerUntil));

  static final Rows<Belonging> BELONGINGS =
      Rows.<Belonging>of(KNOWLEDGE_PATHS)
          .key(KNOWLEDGE_PATHS.KNOWLEDGE_ID, belonging -> belonging.entry().id().value())
          .key(KNOWLEDGE_PATHS.PATH, belonging -> belonging.path().value())
          .set(KNOWLEDGE_PATHS.PARENT, belonging -> parent(belonging.path().parent()))
          .set(
              KNOWLEDGE_PATHS.OWN, belonging -> belonging.path().equals(belonging.entry().domain()))
          .set(KNOWLEDGE_PATHS.CREATED_AT, belonging -> belonging.entry().createdAt())
          .changing()
          .set(KNOWLEDGE_PATHS.ARCHIVED, belonging -> belonging.entry().archivedAt().isDefined());

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
            Option.of(row.get(KNOWLEDGE.CONFIDENCE)),
            ValidTimes.validity(row, KNOWLEDGE.VALID_FROM, KNOWLEDGE.VALID_UNTIL)),
        row.get(KNOWLEDGE.CREATED_AT),
        Option.of(row.get(KNOWLEDGE.ARCHIVED_AT)),
        ValidTimes.successor(
            row, KNOWLEDGE.SUPERSEDED_BY, KnowledgeId::new, KNOWLEDGE.FORMER_UNTIL));
  }

  /** How the column {@code parent} names a path, or the top. */
  static String parent(Option<DomainPath> path) {
    return path.map(DomainPath::value).getOrElse("");
  }
}
