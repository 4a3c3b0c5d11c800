package dev.stoa.adapter.jooq.knowledge;

import static dev.stoa.schema.generated.tables.Knowledge.KNOWLEDGE;
import static dev.stoa.schema.generated.tables.KnowledgePaths.KNOWLEDGE_PATHS;

import dev.stoa.adapter.jooq.knowledge.KnowledgeRows.Belonging;
import dev.stoa.adapter.jooq.knowledge.KnowledgeSql.PageShape;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.knowledge.BranchQuery;
import dev.stoa.domain.knowledge.DomainBranch;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.knowledge.DomainQuery;
import dev.stoa.domain.knowledge.KnowledgeEntries;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.knowledge.KnowledgeQuery;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/** Knowledge in the table {@code knowledge}, and in {@code knowledge_paths} where it belongs. */
public final class JooqKnowledgeEntries implements KnowledgeEntries {

  private static final Vector<Boolean> ARCHIVED_OR_NOT = Vector.of(false, true);

  private final JooqSession session;

  public JooqKnowledgeEntries(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(Seq<KnowledgeEntry> added) {
    session.batch(KnowledgeSql.INSERT, added, KnowledgeRows::bind);
    session.batch(
        KnowledgeSql.INSERT_PATH,
        added.flatMap(entry -> entry.domain().upwards().map(path -> new Belonging(entry, path))),
        KnowledgeRows::bind);
  }

  @Override
  public void save(KnowledgeEntry entry) {
    session.run(
        KnowledgeSql.ARCHIVE,
        binds ->
            binds
                .set(KNOWLEDGE.ARCHIVED_AT, entry.archivedAt().getOrNull())
                .set(KNOWLEDGE.KNOWLEDGE_ID, entry.id().value()));
    session.run(
        KnowledgeSql.ARCHIVE_PATHS,
        binds ->
            binds
                .set(KNOWLEDGE_PATHS.ARCHIVED, entry.archivedAt().isDefined())
                .set(KNOWLEDGE_PATHS.KNOWLEDGE_ID, entry.id().value()));
  }

  @Override
  public Option<KnowledgeEntry> find(KnowledgeId id) {
    return find(Vector.of(id)).headOption();
  }

  @Override
  public Seq<KnowledgeEntry> find(Seq<KnowledgeId> ids) {
    return session.list(
        KnowledgeSql.FIND,
        binds -> binds.set(KnowledgeSql.IDS, ids.map(KnowledgeId::value)),
        KnowledgeRows::entry);
  }

  @Override
  public Option<KnowledgeEntry> lock(KnowledgeId id) {
    session.writing();
    return session.one(
        KnowledgeSql.LOCK,
        binds -> binds.set(KNOWLEDGE.KNOWLEDGE_ID, id.value()),
        KnowledgeRows::entry);
  }

  @Override
  public Seq<KnowledgeEntry> endingWith(String suffix, int limit) {
    return session.list(
        KnowledgeSql.ENDING_WITH,
        binds -> KnowledgeSql.ENDS.bind(binds, suffix).set(KnowledgeSql.LIMIT, limit),
        KnowledgeRows::entry);
  }

  @Override
  public Seq<KnowledgeEntry> page(KnowledgeQuery query) {
    return archived(query.show())
        .flatMap(archived -> page(query, archived))
        .sortBy(KnowledgeEntry::position)
        .take(query.page().limit());
  }

  private Seq<KnowledgeEntry> page(KnowledgeQuery query, boolean archived) {
    PageShape shape = PageShape.of(query, archived);
    return session.list(
        KnowledgeSql.page(shape),
        binds -> {
          binds.set(KnowledgeSql.LIMIT, query.page().limit());
          if (shape.below()) {
            binds.set(KNOWLEDGE_PATHS.ARCHIVED, archived);
          }
          for (DomainQuery domain : query.domain()) {
            binds.set(KnowledgeSql.PATH, domain.path().value());
          }
          for (AgentId agent : query.agent()) {
            binds.set(KNOWLEDGE.AGENT_ID, agent.value());
          }
          for (Instant since : query.since()) {
            binds.set(KnowledgeSql.SINCE, since);
          }
          for (TimePosition<KnowledgeId> last : query.page().after()) {
            KnowledgeSql.NEWEST_FIRST.bind(binds, last);
          }
        },
        KnowledgeRows::entry);
  }

  @Override
  public Seq<DomainBranch> branches(BranchQuery query) {
    // The first of both kinds together are among the first of each.
    return archived(query.show())
        .flatMap(archived -> branches(query, archived))
        .groupBy(DomainBranch::path)
        .values()
        .map(same -> same.reduce(JooqKnowledgeEntries::sum))
        .sortBy(DomainBranch::path)
        .take(query.page().limit())
        .toVector();
  }

  private Seq<DomainBranch> branches(BranchQuery query, boolean archived) {
    return session.list(
        KnowledgeSql.BRANCHES,
        binds ->
            binds
                .set(KNOWLEDGE_PATHS.PARENT, KnowledgeRows.parent(query.parent()))
                .set(KNOWLEDGE_PATHS.ARCHIVED, archived)
                .set(KnowledgeSql.PATH, KnowledgeRows.parent(query.page().after()))
                .set(KnowledgeSql.LIMIT, query.page().limit()),
        row ->
            new DomainBranch(
                new DomainPath(row.get(KNOWLEDGE_PATHS.PATH)),
                row.get(KnowledgeSql.HERE),
                row.get(KnowledgeSql.TOTAL)));
  }

  @Override
  public SearchSource source() {
    return SearchSource.KNOWLEDGE;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    Vector<KnowledgeEntry> live = Vector.empty();
    String last = after.getOrElse("");
    Seq<KnowledgeEntry> some;
    do {
      some = byId(last, limit);
      live = live.appendAll(some.filter(entry -> entry.archivedAt().isEmpty()));
      last = some.isEmpty() ? last : some.last().id().value();
    } while (some.size() == limit && live.size() < limit);
    return live.take(limit).map(KnowledgeEntry::document);
  }

  private static Seq<Boolean> archived(ArchiveFilter show) {
    return switch (show) {
      case LIVE -> ARCHIVED_OR_NOT.take(1);
      case ARCHIVED -> ARCHIVED_OR_NOT.drop(1);
      case ALL -> ARCHIVED_OR_NOT;
    };
  }

  private Seq<KnowledgeEntry> byId(String after, int limit) {
    return session.list(
        KnowledgeSql.BY_ID,
        binds -> binds.set(KNOWLEDGE.KNOWLEDGE_ID, after).set(KnowledgeSql.LIMIT, limit),
        KnowledgeRows::entry);
  }

  private static DomainBranch sum(DomainBranch one, DomainBranch other) {
    return new DomainBranch(one.path(), one.here() + other.here(), one.total() + other.total());
  }
}
