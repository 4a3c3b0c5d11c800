package dev.stoa.adapter.jooq.channel;

import static dev.stoa.schema.generated.tables.ChannelHandOffs.CHANNEL_HAND_OFFS;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.row;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.TimeOrder;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.channel.HandOffId;
import dev.stoa.domain.channel.HandOffStatus;
import dev.stoa.domain.channel.HandOffs;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.SelectConditionStep;
import org.jooq.impl.DSL;

/** The hand-offs in the table {@code channel_hand_offs}. */
public final class JooqHandOffs implements HandOffs {

  private static final List<Field<?>> COLUMNS = List.of(CHANNEL_HAND_OFFS.fields());
  private static final List<Field<?>> CHANGING =
      List.of(
          CHANNEL_HAND_OFFS.STATUS, CHANNEL_HAND_OFFS.ACKNOWLEDGED_AT, CHANNEL_HAND_OFFS.ENDED_AT);
  private static final TimeOrder OLDEST_FIRST =
      TimeOrder.oldestFirst(CHANNEL_HAND_OFFS.CREATED_AT, CHANNEL_HAND_OFFS.HAND_OFF_ID);
  private static final TimeOrder NEWEST_FIRST =
      TimeOrder.newestFirst(CHANNEL_HAND_OFFS.CREATED_AT, CHANNEL_HAND_OFFS.HAND_OFF_ID);
  private static final Field<Integer> LIMIT = Params.limit();

  private static final Statement INSERT =
      Statement.of(() -> DSL.insertInto(CHANNEL_HAND_OFFS).set(Params.of(COLUMNS)));

  private static final Statement SAVE =
      Statement.of(() -> DSL.update(CHANNEL_HAND_OFFS).set(Params.of(CHANGING)).where(ofId()));

  private static final Statement FIND = Statement.of(() -> rows(ofId()));

  private static final Statement LOCK = Statement.of(dialect -> dialect.lockRows(rows(ofId())));

  static final Statement FIRST_PAGE = Statement.of(() -> page(noCondition()));

  static final Statement NEXT_PAGE = Statement.of(() -> page(OLDEST_FIRST.after()));

  static final Statement NEWEST = Statement.of(() -> newest(noCondition()));

  static final Statement NEWEST_BEFORE = Statement.of(() -> newest(NEWEST_FIRST.after()));

  private final JooqSession session;

  public JooqHandOffs(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(HandOff handOff) {
    session.run(
        INSERT,
        binds ->
            bind(binds, handOff)
                .set(CHANNEL_HAND_OFFS.CHANNEL_ID, handOff.channel().value())
                .set(CHANNEL_HAND_OFFS.FROM_AGENT_ID, handOff.from().value())
                .set(CHANNEL_HAND_OFFS.TO_AGENT_ID, handOff.to().value())
                .set(
                    CHANNEL_HAND_OFFS.MESSAGE_ID,
                    handOff.message().map(ChannelMessageId::value).getOrNull())
                .set(CHANNEL_HAND_OFFS.SUMMARY, handOff.summary())
                .set(CHANNEL_HAND_OFFS.CREATED_AT, handOff.createdAt()));
  }

  @Override
  public void save(HandOff handOff) {
    session.run(SAVE, binds -> bind(binds, handOff));
  }

  @Override
  public Option<HandOff> find(HandOffId id) {
    return session.one(
        FIND, binds -> binds.set(CHANNEL_HAND_OFFS.HAND_OFF_ID, id.value()), JooqHandOffs::handOff);
  }

  @Override
  public Option<HandOff> lock(HandOffId id) {
    return session
        .writing()
        .one(
            LOCK,
            binds -> binds.set(CHANNEL_HAND_OFFS.HAND_OFF_ID, id.value()),
            JooqHandOffs::handOff);
  }

  @Override
  public Seq<HandOff> page(
      AgentId to, HandOffStatus status, Option<TimePosition<HandOffId>> after, int limit) {
    return session.list(
        after.isEmpty() ? FIRST_PAGE : NEXT_PAGE,
        binds -> {
          binds
              .set(CHANNEL_HAND_OFFS.TO_AGENT_ID, to.value())
              .set(CHANNEL_HAND_OFFS.STATUS, status.label())
              .set(LIMIT, limit);
          for (TimePosition<HandOffId> last : after) {
            OLDEST_FIRST.bind(binds, last);
          }
        },
        JooqHandOffs::handOff);
  }

  @Override
  public Seq<HandOff> inChannel(
      ChannelId channel, Option<TimePosition<HandOffId>> before, int limit) {
    return session.list(
        before.isEmpty() ? NEWEST : NEWEST_BEFORE,
        binds -> {
          binds.set(CHANNEL_HAND_OFFS.CHANNEL_ID, channel.value()).set(LIMIT, limit);
          for (TimePosition<HandOffId> last : before) {
            NEWEST_FIRST.bind(binds, last);
          }
        },
        JooqHandOffs::handOff);
  }

  private static Query page(Condition beyond) {
    return rows(CHANNEL_HAND_OFFS.TO_AGENT_ID.eq(Params.of(CHANNEL_HAND_OFFS.TO_AGENT_ID)))
        .and(CHANNEL_HAND_OFFS.STATUS.eq(Params.of(CHANNEL_HAND_OFFS.STATUS)))
        .and(beyond)
        .orderBy(OLDEST_FIRST.order())
        .limit(LIMIT);
  }

  private static Query newest(Condition beyond) {
    return rows(CHANNEL_HAND_OFFS.CHANNEL_ID.eq(Params.of(CHANNEL_HAND_OFFS.CHANNEL_ID)))
        .and(beyond)
        .orderBy(NEWEST_FIRST.order())
        .limit(LIMIT);
  }

  private static Condition ofId() {
    return CHANNEL_HAND_OFFS.HAND_OFF_ID.eq(Params.of(CHANNEL_HAND_OFFS.HAND_OFF_ID));
  }

  private static SelectConditionStep<Record> rows(Condition condition) {
    return DSL.select(COLUMNS).from(CHANNEL_HAND_OFFS).where(condition);
  }

  private static Binds bind(Binds binds, HandOff handOff) throws SQLException {
    return binds
        .set(CHANNEL_HAND_OFFS.HAND_OFF_ID, handOff.id().value())
        .set(CHANNEL_HAND_OFFS.STATUS, handOff.status().label())
        .set(CHANNEL_HAND_OFFS.ACKNOWLEDGED_AT, handOff.acknowledgedAt().getOrNull())
        .set(CHANNEL_HAND_OFFS.ENDED_AT, handOff.endedAt().getOrNull());
  }

  private static HandOff handOff(Row row) throws SQLException {
    return new HandOff(
        new HandOffId(row.get(CHANNEL_HAND_OFFS.HAND_OFF_ID)),
        new ChannelId(row.get(CHANNEL_HAND_OFFS.CHANNEL_ID)),
        new AgentId(row.get(CHANNEL_HAND_OFFS.FROM_AGENT_ID)),
        new AgentId(row.get(CHANNEL_HAND_OFFS.TO_AGENT_ID)),
        Option.of(row.get(CHANNEL_HAND_OFFS.MESSAGE_ID)).map(ChannelMessageId::new),
        row.get(CHANNEL_HAND_OFFS.SUMMARY),
        HandOffStatus.labelled(row.get(CHANNEL_HAND_OFFS.STATUS)),
        row.get(CHANNEL_HAND_OFFS.CREATED_AT),
        Option.of(row.get(CHANNEL_HAND_OFFS.ACKNOWLEDGED_AT)),
        Option.of(row.get(CHANNEL_HAND_OFFS.ENDED_AT)));
  }
}
