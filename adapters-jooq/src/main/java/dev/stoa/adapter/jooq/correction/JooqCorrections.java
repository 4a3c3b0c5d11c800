package dev.stoa.adapter.jooq.correction;

import static dev.stoa.adapter.jooq.correction.CorrectionRows.STORED;
import static dev.stoa.adapter.jooq.correction.CorrectionRows.SWEPT;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.StoredById;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.correction.CorrectionPageQuery;
import dev.stoa.domain.correction.CorrectionScope;
import dev.stoa.domain.correction.Corrections;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Consumer;

/** Corrections in the table {@code corrections}. */
public final class JooqCorrections extends StoredById<CorrectionId, Correction>
    implements Corrections {

  public JooqCorrections(JooqSession session) {
    super(session, STORED, CorrectionSql.BY_ID);
  }

  @Override
  public void lockSubject(Discipline domain, String subject) {
    session.serialize(LockName.CORRECTION.of(domain + ":" + subject));
  }

  @Override
  public boolean hasScope(CorrectionScope scope) {
    return scope
            .projectId()
            .forAll(id -> CorrectionSql.PROJECT.find(session, id.value()).isDefined())
        && scope
            .conversationId()
            .forAll(id -> CorrectionSql.CONVERSATION.find(session, id.value()).isDefined());
  }

  @Override
  public Seq<Correction> holding(Discipline domain, String subject, int limit) {
    return newest(
        Filters.NONE
            .and(CorrectionSql.OF_SUBJECT, subject)
            .and(CorrectionSql.OF_DOMAIN, domain.value())
            .and(CorrectionSql.HOLDING),
        limit);
  }

  @Override
  public Seq<Correction> replacedBy(CorrectionId id, int limit) {
    return newest(Filters.NONE.and(CorrectionSql.REPLACED_BY, id.value()), limit);
  }

  private Seq<Correction> newest(Filters wanted, int limit) {
    return CorrectionSql.NEWEST.page(session, wanted, Option.none(), limit);
  }

  @Override
  public Seq<Correction> page(CorrectionPageQuery query, Instant now) {
    return CorrectionSql.NEWEST.page(session, CorrectionSql.wanted(query, now), query.page());
  }

  @Override
  public Seq<Correction> byId(Option<CorrectionId> after, int limit) {
    return inOrder(after.map(CorrectionId::value), limit);
  }

  private Seq<Correction> inOrder(Option<String> after, int limit) {
    return CorrectionSql.IN_ORDER.page(
        session, Filters.NONE, Option.some(after.getOrElse("")), limit);
  }

  @Override
  public void refresh(Seq<Correction> swept) {
    SWEPT.save(session, swept);
  }

  @Override
  public void removeAll(Seq<CorrectionId> ids) {
    CorrectionSql.BY_ID.remove(session, ids.map(CorrectionId::value));
  }

  @Override
  public void eachHolding(Instant now, Consumer<Correction> consumer) {
    session.each(
        CorrectionSql.EACH_HOLDING,
        binds -> CorrectionSql.TIMES.bind(binds, Option.some(now)),
        row -> consumer.accept(STORED.read(row)));
  }

  @Override
  public SearchSource source() {
    return SearchSource.CORRECTION;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return inOrder(after, limit).map(Correction::document);
  }
}
