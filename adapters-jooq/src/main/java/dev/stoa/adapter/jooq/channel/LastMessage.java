package dev.stoa.adapter.jooq.channel;

import static dev.stoa.schema.generated.tables.ChannelMessages.CHANNEL_MESSAGES;
import static dev.stoa.schema.generated.tables.Channels.CHANNELS;
import static org.jooq.impl.DSL.coalesce;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.greatest;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.max;
import static org.jooq.impl.DSL.select;

import java.time.Instant;
import org.jooq.Field;

/**
 * The last message of the channel at hand, each part one lookup at the end of the channel.
 *
 * <p>Nothing of it is stored in {@code channels}, so posting does not write the row of the channel.
 */
final class LastMessage {

  /** The highest number given out so far, also where that message is deleted. */
  static final Field<Long> SEQUENCE = sequence().as("last_sequence");

  static final Field<Instant> AT = at().as("last_message_at");

  private LastMessage() {}

  static Field<Long> sequence() {
    return greatest(presentSequence(), CHANNELS.LAST_DELETED_SEQUENCE);
  }

  /** The number of the last message that is still there; 0 if there is none. */
  static Field<Long> presentSequence() {
    return coalesce(
        field(
            select(max(CHANNEL_MESSAGES.SEQUENCE))
                .from(CHANNEL_MESSAGES)
                .where(CHANNEL_MESSAGES.CHANNEL_ID.eq(CHANNELS.CHANNEL_ID))),
        inline(0L));
  }

  static Field<Instant> at() {
    return field(
        select(CHANNEL_MESSAGES.CREATED_AT)
            .from(CHANNEL_MESSAGES)
            .where(CHANNEL_MESSAGES.CHANNEL_ID.eq(CHANNELS.CHANNEL_ID))
            .orderBy(CHANNEL_MESSAGES.SEQUENCE.desc())
            .limit(inline(1)));
  }
}
