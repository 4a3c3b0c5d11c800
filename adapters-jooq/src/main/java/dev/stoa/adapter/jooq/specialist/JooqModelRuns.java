package dev.stoa.adapter.jooq.specialist;

import static dev.stoa.schema.generated.tables.ModelRuns.MODEL_RUNS;

import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.LockName;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.specialist.ModelRun;
import dev.stoa.domain.specialist.ModelRuns;
import dev.stoa.domain.specialist.QueryId;
import dev.stoa.domain.specialist.RunId;
import dev.stoa.domain.specialist.SealedRun;
import dev.stoa.domain.specialist.WinRecord;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jooq.TableField;

/** Runs in the table {@code model_runs}. */
public final class JooqModelRuns implements ModelRuns {

  private final JooqSession session;

  public JooqModelRuns(JooqSession session) {
    this.session = session;
  }

  @Override
  public void lock(QueryId query) {
    session.serialize(LockName.QUERY.of(query));
  }

  @Override
  public boolean hasConversation(ConversationId conversation) {
    return session
        .one(
            RunSql.CONVERSATION,
            binds -> binds.set(MODEL_RUNS.CONVERSATION_ID, conversation.value()),
            row -> true)
        .isDefined();
  }

  @Override
  public void add(SealedRun run) {
    session.run(RunSql.INSERT, binds -> RunRows.bind(binds, run));
  }

  @Override
  public void saveSettled(Seq<ModelRun> runs) {
    session.batch(RunSql.SETTLE, runs, RunRows::bindSettled);
  }

  @Override
  public void replaceResponses(Seq<SealedRun> runs) {
    session.batch(RunSql.REPLACE_RESPONSE, runs, RunRows::bindResponse);
  }

  @Override
  public Seq<SealedRun> responded(Option<RunId> after, int limit) {
    return session.list(
        RunSql.RESPONDED,
        binds ->
            binds
                .set(RunSql.AFTER_ID, after.map(RunId::value).getOrElse(""))
                .set(RunSql.LIMIT, limit),
        RunRows::run);
  }

  @Override
  public Option<SealedRun> find(RunId id) {
    return session.one(
        RunSql.FIND, binds -> binds.set(MODEL_RUNS.RUN_ID, id.value()), RunRows::run);
  }

  @Override
  public Seq<SealedRun> of(QueryId query, int limit) {
    return listed(RunSql.OF_QUERY, MODEL_RUNS.QUERY_ID, query.value(), Option.none(), limit);
  }

  @Override
  public Seq<SealedRun> of(
      ConversationId conversation, Option<TimePosition<RunId>> after, int limit) {
    return listed(
        after.isEmpty() ? RunSql.OF_CONVERSATION : RunSql.OF_CONVERSATION_AFTER,
        MODEL_RUNS.CONVERSATION_ID,
        conversation.value(),
        after,
        limit);
  }

  @Override
  public Seq<SealedRun> of(
      SpecialistName specialist, Option<TimePosition<RunId>> after, int limit) {
    return listed(
        after.isEmpty() ? RunSql.OF_SPECIALIST : RunSql.OF_SPECIALIST_AFTER,
        MODEL_RUNS.SPECIALIST,
        specialist.value(),
        after,
        limit);
  }

  private Seq<SealedRun> listed(
      Statement statement,
      TableField<?, String> column,
      String value,
      Option<TimePosition<RunId>> after,
      int limit) {
    return session.list(
        statement,
        binds -> {
          binds.set(column, value).set(RunSql.LIMIT, limit);
          for (TimePosition<RunId> last : after) {
            RunSql.NEWEST_FIRST.bind(binds, last);
          }
        },
        RunRows::run);
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
