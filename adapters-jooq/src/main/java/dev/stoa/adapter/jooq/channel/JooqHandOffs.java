package dev.stoa.adapter.jooq.channel;

import static dev.stoa.schema.generated.Tables.CHANNEL_HAND_OFFS;
import static org.jooq.impl.DSL.row;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.HandOff;
import dev.stoa.domain.channel.HandOffId;
import dev.stoa.domain.channel.HandOffStatus;
import dev.stoa.domain.channel.HandOffs;
import dev.stoa.schema.generated.tables.records.ChannelHandOffsRecord;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.jooq.Condition;
import org.jooq.SelectConditionStep;
import org.jooq.impl.DSL;

/** The hand-offs in the table {@code channel_hand_offs}. */
public final class JooqHandOffs implements HandOffs {

  private final JooqSession session;

  public JooqHandOffs(JooqSession session) {
    this.session = session;
  }

  @Override
  public void add(HandOff handOff) {
    session
        .writing()
        .dsl()
        .insertInto(CHANNEL_HAND_OFFS)
        .set(CHANNEL_HAND_OFFS.HAND_OFF_ID, handOff.id().value())
        .set(CHANNEL_HAND_OFFS.CHANNEL_ID, handOff.channel().value())
        .set(CHANNEL_HAND_OFFS.FROM_AGENT_ID, handOff.from().value())
        .set(CHANNEL_HAND_OFFS.TO_AGENT_ID, handOff.to().value())
        .set(
            CHANNEL_HAND_OFFS.MESSAGE_ID,
            handOff.message().map(ChannelMessageId::value).getOrNull())
        .set(CHANNEL_HAND_OFFS.SUMMARY, handOff.summary())
        .set(CHANNEL_HAND_OFFS.STATUS, handOff.status().label())
        .set(CHANNEL_HAND_OFFS.CREATED_AT, handOff.createdAt())
        .set(CHANNEL_HAND_OFFS.ACKNOWLEDGED_AT, handOff.acknowledgedAt().getOrNull())
        .set(CHANNEL_HAND_OFFS.ENDED_AT, handOff.endedAt().getOrNull())
        .execute();
  }

  @Override
  public void save(HandOff handOff) {
    session
        .writing()
        .dsl()
        .update(CHANNEL_HAND_OFFS)
        .set(CHANNEL_HAND_OFFS.STATUS, handOff.status().label())
        .set(CHANNEL_HAND_OFFS.ACKNOWLEDGED_AT, handOff.acknowledgedAt().getOrNull())
        .set(CHANNEL_HAND_OFFS.ENDED_AT, handOff.endedAt().getOrNull())
        .where(CHANNEL_HAND_OFFS.HAND_OFF_ID.eq(handOff.id().value()))
        .execute();
  }

  @Override
  public Option<HandOff> find(HandOffId id) {
    return Option.of(ofId(id).fetchOne()).map(JooqHandOffs::handOff);
  }

  @Override
  public Option<HandOff> lock(HandOffId id) {
    session.writing();
    return Option.of(session.dialect().lockRows(ofId(id)).fetchOne()).map(JooqHandOffs::handOff);
  }

  @Override
  public Seq<HandOff> page(AgentId to, HandOffStatus status, Option<HandOff.Key> after, int limit) {
    Condition beyond =
        after
            .map(
                key ->
                    row(CHANNEL_HAND_OFFS.CREATED_AT, CHANNEL_HAND_OFFS.HAND_OFF_ID)
                        .gt(key.createdAt(), key.id().value()))
            .getOrElse(DSL::noCondition);
    return Vector.ofAll(
        session
            .dsl()
            .selectFrom(CHANNEL_HAND_OFFS)
            .where(CHANNEL_HAND_OFFS.TO_AGENT_ID.eq(to.value()))
            .and(CHANNEL_HAND_OFFS.STATUS.eq(status.label()))
            .and(beyond)
            .orderBy(CHANNEL_HAND_OFFS.CREATED_AT, CHANNEL_HAND_OFFS.HAND_OFF_ID)
            .limit(limit)
            .fetch(JooqHandOffs::handOff));
  }

  private SelectConditionStep<ChannelHandOffsRecord> ofId(HandOffId id) {
    return session
        .dsl()
        .selectFrom(CHANNEL_HAND_OFFS)
        .where(CHANNEL_HAND_OFFS.HAND_OFF_ID.eq(id.value()));
  }

  private static HandOff handOff(ChannelHandOffsRecord stored) {
    return new HandOff(
        new HandOffId(stored.getHandOffId()),
        new ChannelId(stored.getChannelId()),
        new AgentId(stored.getFromAgentId()),
        new AgentId(stored.getToAgentId()),
        Option.of(stored.getMessageId()).map(ChannelMessageId::new),
        stored.getSummary(),
        HandOffStatus.ofLabel(stored.getStatus()),
        stored.getCreatedAt(),
        Option.of(stored.getAcknowledgedAt()),
        Option.of(stored.getEndedAt()));
  }
}
