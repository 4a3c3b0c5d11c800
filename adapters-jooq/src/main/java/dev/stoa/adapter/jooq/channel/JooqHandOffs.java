package dev.stoa.adapter.jooq.channel;

import static dev.stoa.schema.generated.tables.ChannelHandOffs.CHANNEL_HAND_OFFS;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.StoredById;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.channel.HandOffBuilder;
import dev.stoa.domain.channel.HandOffId;
import dev.stoa.domain.channel.HandOffStatus;
import dev.stoa.domain.channel.HandOffs;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;

/** The hand-offs in the table {@code channel_hand_offs}. */
public final class JooqHandOffs extends StoredById<HandOffId, HandOff> implements HandOffs {

  private static final Rows<HandOff> HAND_OFFS =
      Rows.of(CHANNEL_HAND_OFFS, JooqHandOffs::handOff)
          .key(CHANNEL_HAND_OFFS.HAND_OFF_ID, handOff -> handOff.id().value())
          .set(CHANNEL_HAND_OFFS.CHANNEL_ID, handOff -> handOff.channel().value())
          .set(CHANNEL_HAND_OFFS.FROM_AGENT_ID, handOff -> handOff.from().value())
          .set(CHANNEL_HAND_OFFS.TO_AGENT_ID, handOff -> handOff.to().value())
          .maybe(
              CHANNEL_HAND_OFFS.MESSAGE_ID,
              handOff -> handOff.message().map(ChannelMessageId::value))
          .set(CHANNEL_HAND_OFFS.SUMMARY, HandOff::summary)
          .set(CHANNEL_HAND_OFFS.CREATED_AT, HandOff::createdAt)
          .changing()
          .set(CHANNEL_HAND_OFFS.STATUS, handOff -> handOff.status().label())
          .maybe(CHANNEL_HAND_OFFS.ACKNOWLEDGED_AT, HandOff::acknowledgedAt)
          .maybe(CHANNEL_HAND_OFFS.ENDED_AT, HandOff::endedAt);

  private static final Lookup<String, HandOff> BY_ID = HAND_OFFS.by(CHANNEL_HAND_OFFS.HAND_OFF_ID);
  static final Pages<TimePosition<HandOffId>, HandOff> OLDEST =
      HAND_OFFS.pages(
          Order.oldestFirst(CHANNEL_HAND_OFFS.CREATED_AT, CHANNEL_HAND_OFFS.HAND_OFF_ID));
  static final Pages<TimePosition<HandOffId>, HandOff> NEWEST =
      HAND_OFFS.pages(
          Order.newestFirst(CHANNEL_HAND_OFFS.CREATED_AT, CHANNEL_HAND_OFFS.HAND_OFF_ID));
  static final Filter<String> TO_AGENT = Filter.eq(CHANNEL_HAND_OFFS.TO_AGENT_ID);
  static final Filter<String> OF_STATUS = Filter.eq(CHANNEL_HAND_OFFS.STATUS);
  static final Filter<String> IN_CHANNEL = Filter.eq(CHANNEL_HAND_OFFS.CHANNEL_ID);

  public JooqHandOffs(JooqSession session) {
    super(session, HAND_OFFS, BY_ID);
  }

  @Override
  public Seq<HandOff> page(
      AgentId to, HandOffStatus status, Option<TimePosition<HandOffId>> after, int limit) {
    return OLDEST.page(
        session,
        Filters.NONE.and(TO_AGENT, to.value()).and(OF_STATUS, status.label()),
        after,
        limit);
  }

  @Override
  public Seq<HandOff> inChannel(
      ChannelId channel, Option<TimePosition<HandOffId>> before, int limit) {
    return NEWEST.page(session, Filters.NONE.and(IN_CHANNEL, channel.value()), before, limit);
  }

  private static HandOff handOff(Row row) throws SQLException {
    return HandOffBuilder.builder()
        .id(new HandOffId(row.get(CHANNEL_HAND_OFFS.HAND_OFF_ID)))
        .channel(new ChannelId(row.get(CHANNEL_HAND_OFFS.CHANNEL_ID)))
        .from(new AgentId(row.get(CHANNEL_HAND_OFFS.FROM_AGENT_ID)))
        .to(new AgentId(row.get(CHANNEL_HAND_OFFS.TO_AGENT_ID)))
        .message(Option.of(row.get(CHANNEL_HAND_OFFS.MESSAGE_ID)).map(ChannelMessageId::new))
        .summary(row.get(CHANNEL_HAND_OFFS.SUMMARY))
        .status(HandOffStatus.labelled(row.get(CHANNEL_HAND_OFFS.STATUS)))
        .createdAt(row.get(CHANNEL_HAND_OFFS.CREATED_AT))
        .acknowledgedAt(Option.of(row.get(CHANNEL_HAND_OFFS.ACKNOWLEDGED_AT)))
        .endedAt(Option.of(row.get(CHANNEL_HAND_OFFS.ENDED_AT)))
        .build();
  }
}
