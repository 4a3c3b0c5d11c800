package dev.stoa.adapter.jooq.knowledge;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.schema.generated.tables.records.KnowledgePathsRecord;
import dev.stoa.schema.generated.tables.records.KnowledgeRecord;
import io.vavr.control.Option;

/** Between the columns of {@code knowledge} and {@code knowledge_paths} and the domain. */
final class KnowledgeRows {

  private KnowledgeRows() {}

  static KnowledgeEntry entry(KnowledgeRecord row) {
    return new KnowledgeEntry(
        new KnowledgeId(row.getKnowledgeId()),
        new AgentId(row.getAgentId()),
        new Contribution(
            new DomainPath(row.getDomain()), row.getContent(), Option.of(row.getConfidence())),
        row.getCreatedAt(),
        Option.of(row.getArchivedAt()));
  }

  static KnowledgeRecord row(KnowledgeEntry entry) {
    KnowledgeRecord row = new KnowledgeRecord();
    row.setKnowledgeId(entry.id().value());
    row.setReversedId(reversed(entry.id().value()));
    row.setDomain(entry.domain().value());
    row.setAgentId(entry.agent().value());
    row.setContent(entry.content());
    row.setConfidence(entry.confidence().getOrNull());
    row.setCreatedAt(entry.createdAt());
    row.setArchivedAt(entry.archivedAt().getOrNull());
    return row;
  }

  static KnowledgePathsRecord path(KnowledgeEntry entry, DomainPath path) {
    KnowledgePathsRecord row = new KnowledgePathsRecord();
    row.setKnowledgeId(entry.id().value());
    row.setPath(path.value());
    row.setParent(parent(path.parent()));
    row.setOwn(path.equals(entry.domain()));
    row.setArchived(entry.archivedAt().isDefined());
    row.setCreatedAt(entry.createdAt());
    return row;
  }

  /** How the column {@code parent} names a path, or the top. */
  static String parent(Option<DomainPath> path) {
    return path.map(DomainPath::value).getOrElse("");
  }

  static String reversed(String id) {
    return new StringBuilder(id).reverse().toString();
  }
}
