package dev.stoa.testkit.channel;

import dev.stoa.domain.channel.Bookmarks;
import dev.stoa.domain.channel.ChannelMessages;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.channel.Channels;
import dev.stoa.domain.channel.HandOffs;
import dev.stoa.domain.channel.MessageSignals;
import dev.stoa.domain.channel.Participants;
import dev.stoa.testkit.agent.InMemoryAgents;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;

/** The ports of channels in memory. */
public interface InMemoryChannelStorage extends ChannelStorage {

  /** What the ports answer with. */
  Fakes channelFakes();

  @Override
  default Bookmarks bookmarks() {
    return channelFakes().bookmarks();
  }

  @Override
  default ChannelMessages channelMessages() {
    return channelFakes().channelMessages();
  }

  @Override
  default Channels channels() {
    return channelFakes().channels();
  }

  @Override
  default HandOffs handOffs() {
    return channelFakes().handOffs();
  }

  @Override
  default MessageSignals messageSignals() {
    return channelFakes().messageSignals();
  }

  @Override
  default Participants participants() {
    return channelFakes().participants();
  }

  /** The fakes of one workspace, and the cells they share. */
  record Fakes(
      ChannelCells cells,
      Bookmarks bookmarks,
      ChannelMessages channelMessages,
      Channels channels,
      HandOffs handOffs,
      MessageSignals messageSignals,
      Participants participants) {

    public Fakes(InMemoryUnitOfWork unit, InMemoryAgents agents) {
      this(unit, agents, new ChannelCells(unit, agents));
    }

    private Fakes(InMemoryUnitOfWork unit, InMemoryAgents agents, ChannelCells cells) {
      this(
          cells,
          new InMemoryBookmarks(cells),
          new InMemoryChannelMessages(cells),
          new InMemoryChannels(cells),
          new InMemoryHandOffs(cells),
          new InMemoryMessageSignals(unit),
          new InMemoryParticipants(agents));
    }
  }
}
