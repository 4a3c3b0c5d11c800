package dev.stoa.adapter.jooq.contextbackup;

import static dev.stoa.schema.generated.tables.TokenCounters.TOKEN_COUNTERS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.ListParam;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.contextbackup.ThreadCounter;
import dev.stoa.domain.contextbackup.ThreadCounterBuilder;
import dev.stoa.domain.contextbackup.ThreadCounters;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import org.jooq.Record;
import org.jooq.SelectConditionStep;

/** Counters in the table {@code token_counters}. */
public final class JooqThreadCounters implements ThreadCounters {

  private static final Rows<ThreadCounter> COUNTERS =
      Rows.of(TOKEN_COUNTERS, JooqThreadCounters::counter)
          .key(TOKEN_COUNTERS.CONVERSATION_ID, counter -> counter.conversation().value())
          .key(TOKEN_COUNTERS.SPECIALIST, counter -> counter.specialist().value())
          .changing()
          .set(TOKEN_COUNTERS.TOKEN_ESTIMATE, ThreadCounter::tokens)
          .set(TOKEN_COUNTERS.MESSAGE_COUNT, ThreadCounter::messages)
          .set(TOKEN_COUNTERS.THREAD_NUMBER, ThreadCounter::thread)
          .set(TOKEN_COUNTERS.COVERED_SEQUENCE, ThreadCounter::covered)
          .set(TOKEN_COUNTERS.UPDATED_AT, ThreadCounter::countedAt)
          .maybe(TOKEN_COUNTERS.LAST_BACKUP_AT, ThreadCounter::lastBackupAt);

  private static final ListParam<String> SPECIALISTS =
      Params.list("specialists", TOKEN_COUNTERS.SPECIALIST);

  static final Statement OF_SPECIALISTS =
      Statement.of(() -> ofConversation().and(SPECIALISTS.contains(TOKEN_COUNTERS.SPECIALIST)));
  static final Statement OF_ALL =
      Statement.of(() -> ofConversation().orderBy(TOKEN_COUNTERS.SPECIALIST));

  private final JooqSession session;

  public JooqThreadCounters(JooqSession session) {
    this.session = session;
  }

  @Override
  public Seq<ThreadCounter> find(ConversationId conversation, Seq<SpecialistName> specialists) {
    return COUNTERS.list(
        session,
        OF_SPECIALISTS,
        binds ->
            binds
                .set(TOKEN_COUNTERS.CONVERSATION_ID, conversation.value())
                .set(SPECIALISTS, specialists.map(SpecialistName::value)));
  }

  @Override
  public Seq<ThreadCounter> of(ConversationId conversation) {
    return COUNTERS.list(
        session, OF_ALL, binds -> binds.set(TOKEN_COUNTERS.CONVERSATION_ID, conversation.value()));
  }

  private static SelectConditionStep<Record> ofConversation() {
    return COUNTERS.select(
        TOKEN_COUNTERS.CONVERSATION_ID.eq(Params.of(TOKEN_COUNTERS.CONVERSATION_ID)));
  }

  @Override
  public void save(Seq<ThreadCounter> counters) {
    COUNTERS.put(session, counters);
  }

  private static ThreadCounter counter(Row row) throws SQLException {
    return ThreadCounterBuilder.builder()
        .conversation(new ConversationId(row.get(TOKEN_COUNTERS.CONVERSATION_ID)))
        .specialist(new SpecialistName(row.get(TOKEN_COUNTERS.SPECIALIST)))
        .tokens(row.get(TOKEN_COUNTERS.TOKEN_ESTIMATE))
        .messages(row.get(TOKEN_COUNTERS.MESSAGE_COUNT))
        .thread(row.get(TOKEN_COUNTERS.THREAD_NUMBER))
        .covered(row.get(TOKEN_COUNTERS.COVERED_SEQUENCE))
        .countedAt(row.get(TOKEN_COUNTERS.UPDATED_AT))
        .lastBackupAt(Option.of(row.get(TOKEN_COUNTERS.LAST_BACKUP_AT)))
        .build();
  }
}
