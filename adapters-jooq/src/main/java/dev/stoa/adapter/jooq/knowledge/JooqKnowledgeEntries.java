package dev.stoa.adapter.jooq.knowledge;

import static dev.stoa.adapter.jooq.knowledge.KnowledgeRows.BELONGINGS;
import static dev.stoa.adapter.jooq.knowledge.KnowledgeRows.ENTRIES;
import static dev.stoa.schema.generated.tables.KnowledgePaths.KNOWLEDGE_PATHS;

import dev.stoa.adapter.jooq.knowledge.KnowledgeRows.Belonging;
import dev.stoa.adapter.jooq.rows.ArchiveFilters;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.StoredById;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.ArchiveFilter;
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
import io.vavr.control.Option;
import java.time.Instant;

/** Knowledge in the table {@code knowledge}, and in {@code knowledge_paths} where it belongs. */
public final class JooqKnowledgeEntries extends StoredById<KnowledgeId, KnowledgeEntry>
    implements KnowledgeEntries {

  public JooqKnowledgeEntries(JooqSession session) {
    super(session, ENTRIES, KnowledgeSql.BY_ID);
  }

  @Override
  public void add(Seq<KnowledgeEntry> added) {
    ENTRIES.add(session, added);
    BELONGINGS.add(
        session,
        added.flatMap(entry -> entry.domain().upwards().map(path -> new Belonging(entry, path))));
  }

  @Override
  public void save(KnowledgeEntry entry) {
    ENTRIES.save(session, entry);
    session.run(
        KnowledgeSql.ARCHIVE_PATHS,
        binds ->
            binds
                .set(KNOWLEDGE_PATHS.ARCHIVED, entry.archivedAt().isDefined())
                .set(KNOWLEDGE_PATHS.KNOWLEDGE_ID, entry.id().value()));
  }

  @Override
  public Seq<KnowledgeEntry> endingWith(String suffix, int limit) {
    return KnowledgeSql.BY_END.find(session, suffix, limit);
  }

  @Override
  public Seq<KnowledgeEntry> supersededBy(KnowledgeId id, int limit) {
    return KnowledgeSql.NEWEST.page(
        session, Filters.NONE.and(KnowledgeSql.SUPERSEDED_BY, id.value()), Option.none(), limit);
  }

  @Override
  public Seq<KnowledgeEntry> page(KnowledgeQuery query, Instant now) {
    return ArchiveFilters.kinds(query.show())
        .flatMap(kind -> page(query, kind, now))
        .sortBy(KnowledgeEntry::position)
        .take(query.page().limit());
  }

  private Seq<KnowledgeEntry> page(KnowledgeQuery query, ArchiveFilter kind, Instant now) {
    return query.domain().exists(DomainQuery::below)
        ? KnowledgeSql.NEWEST_BELOW.page(
            session, KnowledgeSql.wantedBelow(query, kind, now), query.page())
        : KnowledgeSql.NEWEST.page(session, KnowledgeSql.wanted(query, kind, now), query.page());
  }

  @Override
  public Seq<DomainBranch> branches(BranchQuery query, Instant now) {
    // The first of both kinds together are among the first of each.
    return ArchiveFilters.kinds(query.show())
        .flatMap(kind -> branches(query, kind == ArchiveFilter.ARCHIVED, now))
        .groupBy(DomainBranch::path)
        .values()
        .map(same -> same.reduce(JooqKnowledgeEntries::sum))
        .sortBy(DomainBranch::path)
        .take(query.page().limit())
        .toVector();
  }

  private Seq<DomainBranch> branches(BranchQuery query, boolean archived, Instant now) {
    return session.list(
        KnowledgeSql.BRANCHES,
        binds ->
            KnowledgeSql.VALID.bind(
                binds
                    .set(KNOWLEDGE_PATHS.PARENT, KnowledgeRows.parent(query.parent()))
                    .set(KNOWLEDGE_PATHS.ARCHIVED, archived)
                    .set(KnowledgeSql.AFTER_PATH, KnowledgeRows.parent(query.page().after()))
                    .set(Rows.LIMIT, query.page().limit()),
                query.valid().asOf(now)),
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
    return KnowledgeSql.IN_ORDER
        .next(
            session,
            Filters.NONE,
            after.getOrElse(""),
            limit,
            entry -> entry.id().value(),
            entry -> entry.archivedAt().isEmpty())
        .map(KnowledgeEntry::document);
  }

  private static DomainBranch sum(DomainBranch one, DomainBranch other) {
    return new DomainBranch(one.path(), one.here() + other.here(), one.total() + other.total());
  }
}
