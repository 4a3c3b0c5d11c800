package dev.stoa.adapter.jooq.correction;

import static dev.stoa.schema.generated.tables.Corrections.CORRECTIONS;

import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.correction.CorrectionPageQuery;
import dev.stoa.domain.correction.CorrectionScope;
import dev.stoa.domain.correction.Corrections;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** Corrections in the table {@code corrections}. */
public final class JooqCorrections implements Corrections {

  private final JooqSession session;

  public JooqCorrections(JooqSession session) {
    this.session = session;
  }

  @Override
  public void lockSubject(Discipline domain, String subject) {
    session.serialize(LockName.CORRECTION.of(domain + ":" + subject));
  }

  @Override
  public boolean hasScope(CorrectionScope scope) {
    return scope.projectId().forAll(id -> exists(CorrectionSql.PROJECT, projectOf(id)))
        && scope
            .conversationId()
            .forAll(id -> exists(CorrectionSql.CONVERSATION, conversationOf(id)));
  }

  private static Binder projectOf(ProjectId id) {
    return binds -> binds.set(CORRECTIONS.PROJECT_ID, id.value());
  }

  private static Binder conversationOf(ConversationId id) {
    return binds -> binds.set(CORRECTIONS.CONVERSATION_ID, id.value());
  }

  private boolean exists(Statement statement, Binder binder) {
    return session.one(statement, binder, row -> true).isDefined();
  }

  @Override
  public void add(Correction correction) {
    session.run(CorrectionSql.INSERT, binds -> CorrectionRows.bind(binds, correction));
  }

  @Override
  public Option<Correction> find(CorrectionId id) {
    return find(Vector.of(id)).headOption();
  }

  @Override
  public Seq<Correction> find(Seq<CorrectionId> ids) {
    return session.list(
        CorrectionSql.FIND,
        binds -> binds.set(CorrectionSql.IDS, ids.map(CorrectionId::value)),
        CorrectionRows::correction);
  }

  @Override
  public Option<Correction> lock(CorrectionId id) {
    session.writing();
    return session.one(
        CorrectionSql.LOCK,
        binds -> binds.set(CORRECTIONS.ID, id.value()),
        CorrectionRows::correction);
  }

  @Override
  public void save(Correction correction) {
    session.run(CorrectionSql.CHANGE, binds -> CorrectionRows.bindChanging(binds, correction));
  }

  @Override
  public Seq<Correction> holding(Discipline domain, String subject, int limit) {
    return session.list(
        CorrectionSql.HOLDING,
        binds ->
            binds
                .set(CORRECTIONS.DOMAIN, domain.value())
                .set(CORRECTIONS.SUBJECT, subject)
                .set(CorrectionSql.LIMIT, limit),
        CorrectionRows::correction);
  }

  @Override
  public Seq<Correction> replacedBy(CorrectionId id, int limit) {
    return session.list(
        CorrectionSql.REPLACED_BY,
        binds -> binds.set(CORRECTIONS.SUPERSEDED_BY, id.value()).set(CorrectionSql.LIMIT, limit),
        CorrectionRows::correction);
  }

  @Override
  public Seq<Correction> page(CorrectionPageQuery query) {
    Option<TimePosition<CorrectionId>> after = query.page().after();
    return session.list(
        CorrectionSql.page(
            query.domain().isDefined(), query.includeSuperseded(), after.isDefined()),
        binds -> {
          binds.set(CorrectionSql.LIMIT, query.page().limit());
          for (Discipline field : query.domain()) {
            binds.set(CORRECTIONS.DOMAIN, field.value());
          }
          for (TimePosition<CorrectionId> last : after) {
            CorrectionSql.NEWEST_FIRST.bind(binds, last);
          }
        },
        CorrectionRows::correction);
  }

  @Override
  public Seq<Correction> byId(Option<CorrectionId> after, int limit) {
    return byId(CorrectionSql.BY_ID, after.map(CorrectionId::value), limit);
  }

  private Seq<Correction> byId(Statement statement, Option<String> after, int limit) {
    return session.list(
        statement,
        binds ->
            binds.set(CorrectionSql.AFTER_ID, after.getOrElse("")).set(CorrectionSql.LIMIT, limit),
        CorrectionRows::correction);
  }

  @Override
  public void refresh(Seq<Correction> swept) {
    session.batch(
        CorrectionSql.REFRESH,
        swept,
        (binds, correction) ->
            binds
                .set(CORRECTIONS.ID, correction.id().value())
                .set(CORRECTIONS.EFFECTIVE_CONFIDENCE, correction.effectiveConfidence()));
  }

  @Override
  public void removeAll(Seq<CorrectionId> ids) {
    session.run(
        CorrectionSql.DELETE, binds -> binds.set(CorrectionSql.IDS, ids.map(CorrectionId::value)));
  }

  @Override
  public void eachHolding(Consumer<Correction> consumer) {
    session.each(
        CorrectionSql.EACH_HOLDING,
        Binder.NOTHING,
        row -> consumer.accept(CorrectionRows.correction(row)));
  }

  @Override
  public SearchSource source() {
    return SearchSource.CORRECTION;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return byId(CorrectionSql.HOLDING_BY_ID, after, limit).map(Correction::document);
  }
}
