package dev.stoa.adapter.jooq.specialist;

import static dev.stoa.adapter.jooq.specialist.RunRows.RESPONSES;
import static dev.stoa.adapter.jooq.specialist.RunRows.RUNS;
import static dev.stoa.adapter.jooq.specialist.RunRows.SETTLED;
import static dev.stoa.schema.generated.tables.ModelRuns.MODEL_RUNS;

import dev.stoa.adapter.jooq.rows.AddedById;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.specialist.ModelRun;
import dev.stoa.domain.specialist.ModelRuns;
import dev.stoa.domain.specialist.QueryId;
import dev.stoa.domain.specialist.RunId;
import dev.stoa.domain.specialist.SealedRun;
import dev.stoa.domain.specialist.SpecialistRunQuery;
import dev.stoa.domain.specialist.WinRecord;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Runs in the table {@code model_runs}. */
public final class JooqModelRuns extends AddedById<RunId, SealedRun> implements ModelRuns {

  public JooqModelRuns(JooqSession session) {
    super(session, RUNS, RunSql.BY_ID);
  }

  @Override
  public void lock(QueryId query) {
    session.serialize(LockName.QUERY.of(query));
  }

  @Override
  public boolean hasConversation(ConversationId conversation) {
    return RunSql.CONVERSATION.find(session, conversation.value()).isDefined();
  }

  @Override
  public void saveSettled(Seq<ModelRun> runs) {
    SETTLED.save(session, runs);
  }

  @Override
  public void replaceResponses(Seq<SealedRun> runs) {
    RESPONSES.save(session, runs);
  }

  @Override
  public Seq<SealedRun> responded(Option<RunId> after, int limit) {
    return RunSql.IN_ORDER.page(
        session,
        Filters.NONE.and(RunSql.RESPONDED),
        Option.some(after.map(RunId::value).getOrElse("")),
        limit);
  }

  @Override
  public Seq<SealedRun> of(QueryId query, int limit) {
    return RunSql.NEWEST.page(
        session, Filters.NONE.and(RunSql.OF_QUERY, query.value()), Option.none(), limit);
  }

  @Override
  public Seq<SealedRun> of(
      ConversationId conversation, Option<TimePosition<RunId>> after, int limit) {
    return RunSql.NEWEST.page(
        session, Filters.NONE.and(RunSql.OF_CONVERSATION, conversation.value()), after, limit);
  }

  @Override
  public Seq<SealedRun> of(SpecialistRunQuery query) {
    return RunSql.NEWEST.page(
        session,
        Filters.NONE
            .and(RunSql.OF_SPECIALIST, query.specialist().value())
            .and(RunSql.OF_USER, query.user().map(UserId::value)),
        query.page().after(),
        query.page().limit());
  }

  @Override
  public Map<Discipline, WinRecord> records(
      SpecialistName specialist, Seq<Discipline> fields, QueryId leftOut) {
    return records(
        RunSql.RECORDS_IN_FIELDS,
        binds ->
            binds
                .set(MODEL_RUNS.SPECIALIST, specialist.value())
                .set(RunSql.FIELDS, fields.map(Discipline::value))
                .set(MODEL_RUNS.QUERY_ID, leftOut.value()));
  }

  @Override
  public Map<Discipline, WinRecord> records(SpecialistName specialist) {
    return records(RunSql.RECORDS, binds -> binds.set(MODEL_RUNS.SPECIALIST, specialist.value()));
  }

  private Map<Discipline, WinRecord> records(Statement statement, Binder binder) {
    return session
        .list(
            statement,
            binder,
            row ->
                Tuple.of(
                    new Discipline(row.get(MODEL_RUNS.DOMAIN)),
                    new WinRecord(row.get(RunSql.ANSWERS), row.get(RunSql.WINS))))
        .toMap(Tuple2::_1, Tuple2::_2);
  }
}
