package dev.stoa.adapter.jooq.contextbackup;

import static dev.stoa.schema.generated.tables.TokenCounters.TOKEN_COUNTERS;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.contextbackup.ThreadCounter;
import dev.stoa.domain.contextbackup.ThreadCounters;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Counters in the table {@code token_counters}. */
public final class JooqThreadCounters implements ThreadCounters {

  private final JooqSession session;

  public JooqThreadCounters(JooqSession session) {
    this.session = session;
  }

  @Override
  public Seq<ThreadCounter> find(ConversationId conversation, Seq<SpecialistName> specialists) {
    return session.list(
        CounterSql.FIND,
        binds ->
            binds
                .set(TOKEN_COUNTERS.CONVERSATION_ID, conversation.value())
                .set(CounterSql.SPECIALISTS, specialists.map(SpecialistName::value)),
        JooqThreadCounters::counter);
  }

  @Override
  public Seq<ThreadCounter> of(ConversationId conversation) {
    return session.list(
        CounterSql.OF,
        binds -> binds.set(TOKEN_COUNTERS.CONVERSATION_ID, conversation.value()),
        JooqThreadCounters::counter);
  }

  @Override
  public void save(Seq<ThreadCounter> counters) {
    session.batch(CounterSql.SAVE, counters, JooqThreadCounters::bind);
  }

  private static void bind(Binds binds, ThreadCounter counter) throws SQLException {
    binds
        .set(TOKEN_COUNTERS.CONVERSATION_ID, counter.conversation().value())
        .set(TOKEN_COUNTERS.SPECIALIST, counter.specialist().value())
        .set(TOKEN_COUNTERS.TOKEN_ESTIMATE, counter.tokens())
        .set(TOKEN_COUNTERS.MESSAGE_COUNT, counter.messages())
        .set(TOKEN_COUNTERS.THREAD_NUMBER, counter.thread())
        .set(TOKEN_COUNTERS.COVERED_SEQUENCE, counter.covered())
        .set(TOKEN_COUNTERS.UPDATED_AT, counter.countedAt())
        .set(TOKEN_COUNTERS.LAST_BACKUP_AT, counter.lastBackupAt().getOrNull());
  }

  private static ThreadCounter counter(Row row) throws SQLException {
    return new ThreadCounter(
        new ConversationId(row.get(TOKEN_COUNTERS.CONVERSATION_ID)),
        new SpecialistName(row.get(TOKEN_COUNTERS.SPECIALIST)),
        row.get(TOKEN_COUNTERS.TOKEN_ESTIMATE),
        row.get(TOKEN_COUNTERS.MESSAGE_COUNT),
        row.get(TOKEN_COUNTERS.THREAD_NUMBER),
        row.get(TOKEN_COUNTERS.COVERED_SEQUENCE),
        row.get(TOKEN_COUNTERS.UPDATED_AT),
        Option.of(row.get(TOKEN_COUNTERS.LAST_BACKUP_AT)));
  }
}
