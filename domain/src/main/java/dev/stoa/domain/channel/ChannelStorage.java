package dev.stoa.domain.channel;

import dev.stoa.domain.kernel.ContextStorage;

/** The ports of channels. */
public interface ChannelStorage extends ContextStorage {

  Bookmarks bookmarks();

  ChannelMessages channelMessages();

  Channels channels();

  HandOffs handOffs();

  MessageSignals messageSignals();

  Participants participants();
}
