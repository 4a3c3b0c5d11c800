package dev.stoa.adapter.jooq.channel;

import static dev.stoa.schema.generated.tables.ChannelMessages.CHANNEL_MESSAGES;
import static dev.stoa.schema.generated.tables.Channels.CHANNELS;
import static org.jooq.impl.DSL.coalesce;
import static org.jooq.impl.DSL.field;
import static org.jooq.impl.DSL.greatest;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.max;
import static org.jooq.impl.DSL.select;

import dev.stoa.schema.generated.tables.ChannelMessages;
import java.time.Instant;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.Record1;
import org.jooq.Select;
import org.jooq.Table;

/**
 * Channels joined with their last message, which is one lookup at the end of the channel.
 *
 * <p>Nothing of it is stored in {@code channels}, so posting does not write the row of the channel.
 */
final class LastMessage {

  private static final ChannelMessages LAST = CHANNEL_MESSAGES.as("last_message");

  /** The highest number given out so far, also where that message is deleted. */
  static final Field<Long> SEQUENCE = sequence().as("last_sequence");

  /** As above of channels that are not joined with their last message. */
  static final Field<Long> SEQUENCE_ALONE = sequence(field(highest())).as("last_sequence");

  static final Field<Instant> AT = LAST.CREATED_AT;

  /** The number of the last message that is still there; null if there is none. */
  static final Field<Long> PRESENT = LAST.SEQUENCE;

  private LastMessage() {}

  static Table<Record> channels() {
    return CHANNELS
        .leftJoin(LAST)
        .on(LAST.CHANNEL_ID.eq(CHANNELS.CHANNEL_ID))
        .and(LAST.SEQUENCE.eq(highest()));
  }

  static Field<Long> sequence() {
    return sequence(LAST.SEQUENCE);
  }

  private static Field<Long> sequence(Field<Long> present) {
    return greatest(coalesce(present, inline(0L)), CHANNELS.LAST_DELETED_SEQUENCE);
  }

  private static Select<Record1<Long>> highest() {
    return select(max(CHANNEL_MESSAGES.SEQUENCE))
        .from(CHANNEL_MESSAGES)
        .where(CHANNEL_MESSAGES.CHANNEL_ID.eq(CHANNELS.CHANNEL_ID));
  }
}
