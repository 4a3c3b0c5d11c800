package dev.stoa.adapter.jooq.knowledge;

import static dev.stoa.schema.generated.Tables.KNOWLEDGE;
import static dev.stoa.schema.generated.Tables.KNOWLEDGE_PATHS;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.domain.knowledge.DomainBranch;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.knowledge.KnowledgeEntries;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeFilter;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.knowledge.KnowledgePosition;
import dev.stoa.domain.knowledge.KnowledgeScope;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.schema.generated.tables.records.KnowledgeRecord;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.jooq.Record3;
import org.jooq.ResultQuery;
import org.jooq.Select;
import org.jooq.SelectConditionStep;

/** Knowledge in the table {@code knowledge}, and in {@code knowledge_paths} where it belongs. */
public final class JooqKnowledgeEntries implements KnowledgeEntries {

  /** Longer lists are asked for in parts. */
  private static final int MOST_AT_ONCE = 500;

  private static final Vector<Boolean> ARCHIVED_OR_NOT = Vector.of(false, true);

  private final JooqSession session;

  public JooqKnowledgeEntries(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(KnowledgeEntry entry) {
    session.writing().dsl().insertInto(KNOWLEDGE).set(KnowledgeRows.row(entry)).execute();
    for (DomainPath path : entry.domain().upwards()) {
      session.dsl().insertInto(KNOWLEDGE_PATHS).set(KnowledgeRows.path(entry, path)).execute();
    }
  }

  @Override
  public void save(KnowledgeEntry entry) {
    session
        .writing()
        .dsl()
        .update(KNOWLEDGE)
        .set(KNOWLEDGE.ARCHIVED_AT, entry.archivedAt().getOrNull())
        .where(KNOWLEDGE.KNOWLEDGE_ID.eq(entry.id().value()))
        .execute();
    session
        .dsl()
        .update(KNOWLEDGE_PATHS)
        .set(KNOWLEDGE_PATHS.ARCHIVED, entry.archivedAt().isDefined())
        .where(KNOWLEDGE_PATHS.KNOWLEDGE_ID.eq(entry.id().value()))
        .execute();
  }

  @Override
  public Option<KnowledgeEntry> find(KnowledgeId id) {
    return Option.of(ofId(id).fetchOne()).map(KnowledgeRows::entry);
  }

  @Override
  public Seq<KnowledgeEntry> find(Seq<KnowledgeId> ids) {
    return Vector.ofAll(ids.distinct().grouped(MOST_AT_ONCE))
        .flatMap(
            some ->
                session
                    .dsl()
                    .selectFrom(KNOWLEDGE)
                    .where(KNOWLEDGE.KNOWLEDGE_ID.in(some.map(KnowledgeId::value).asJava()))
                    .fetch())
        .map(KnowledgeRows::entry);
  }

  @Override
  public Option<KnowledgeEntry> lock(KnowledgeId id) {
    session.writing();
    return Option.of(session.dialect().lockRows(ofId(id)).fetchOne()).map(KnowledgeRows::entry);
  }

  @Override
  public Seq<KnowledgeEntry> endingWith(String suffix, int limit) {
    return fetch(KnowledgeQueries.endingWith(suffix, limit));
  }

  @Override
  public Seq<KnowledgeEntry> page(
      KnowledgeFilter filter, Option<KnowledgePosition> after, int limit) {
    return asked(filter.scope())
        .flatMap(archived -> fetch(KnowledgeQueries.page(filter, archived, after, limit)))
        .sortBy(KnowledgeEntry::position)
        .take(limit);
  }

  @Override
  public Seq<DomainBranch> branches(
      Option<DomainPath> below, KnowledgeScope scope, Option<DomainPath> after, int limit) {
    // The first of both kinds together are among the first of each.
    return asked(scope)
        .flatMap(archived -> counted(KnowledgeQueries.branches(below, archived, after, limit)))
        .groupBy(DomainBranch::path)
        .values()
        .map(same -> same.reduce(JooqKnowledgeEntries::sum))
        .sortBy(DomainBranch::path)
        .take(limit)
        .toVector();
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
      some = fetch(KnowledgeQueries.byId(last, limit));
      live = live.appendAll(some.filter(KnowledgeScope.LIVE::includes));
      last = some.isEmpty() ? last : some.last().id().value();
    } while (some.size() == limit && live.size() < limit);
    return live.take(limit).map(KnowledgeEntry::document);
  }

  private static Seq<Boolean> asked(KnowledgeScope scope) {
    return switch (scope) {
      case LIVE -> ARCHIVED_OR_NOT.take(1);
      case ARCHIVED -> ARCHIVED_OR_NOT.drop(1);
      case ALL -> ARCHIVED_OR_NOT;
    };
  }

  private SelectConditionStep<KnowledgeRecord> ofId(KnowledgeId id) {
    return session.dsl().selectFrom(KNOWLEDGE).where(KNOWLEDGE.KNOWLEDGE_ID.eq(id.value()));
  }

  private Seq<KnowledgeEntry> fetch(ResultQuery<KnowledgeRecord> query) {
    return Vector.ofAll(session.dsl().fetch(query).map(KnowledgeRows::entry));
  }

  private Seq<DomainBranch> counted(Select<Record3<String, Integer, Integer>> query) {
    return Vector.ofAll(
        session
            .dsl()
            .fetch(query)
            .map(
                row -> new DomainBranch(new DomainPath(row.value1()), row.value2(), row.value3())));
  }

  private static DomainBranch sum(DomainBranch one, DomainBranch other) {
    return new DomainBranch(one.path(), one.here() + other.here(), one.total() + other.total());
  }
}
