package dev.stoa.adapter.jooq.channel;

import dev.stoa.adapter.jooq.unit.Broadcast;
import dev.stoa.adapter.jooq.unit.JooqContextStorage;
import dev.stoa.domain.channel.Bookmarks;
import dev.stoa.domain.channel.ChannelMessages;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.channel.Channels;
import dev.stoa.domain.channel.HandOffs;
import dev.stoa.domain.channel.MessageSignals;
import dev.stoa.domain.channel.Participants;

/** The ports of channels on either engine. */
public interface JooqChannelStorage extends ChannelStorage, JooqContextStorage {

  /** How other processes hear of messages. */
  Broadcast broadcast();

  @Override
  default Bookmarks bookmarks() {
    return repository(JooqBookmarks.class, JooqBookmarks::new);
  }

  @Override
  default ChannelMessages channelMessages() {
    return repository(JooqChannelMessages.class, JooqChannelMessages::new);
  }

  @Override
  default Channels channels() {
    return repository(JooqChannels.class, JooqChannels::new);
  }

  @Override
  default HandOffs handOffs() {
    return repository(JooqHandOffs.class, JooqHandOffs::new);
  }

  @Override
  default MessageSignals messageSignals() {
    return repository(
        JooqMessageSignals.class, session -> new JooqMessageSignals(session, broadcast()));
  }

  @Override
  default Participants participants() {
    return repository(JooqParticipants.class, JooqParticipants::new);
  }
}
