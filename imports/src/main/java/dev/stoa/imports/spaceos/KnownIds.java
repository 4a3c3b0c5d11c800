package dev.stoa.imports.spaceos;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.storage.Storage;
import java.util.HashMap;
import java.util.Map;

/** Which agents and channels are here: rows that refer to others are skipped. */
final class KnownIds {

  private final Storage storage;
  private final Map<AgentId, Boolean> agents = new HashMap<>();
  private final Map<ChannelId, Boolean> channels = new HashMap<>();

  KnownIds(Storage storage) {
    this.storage = storage;
  }

  /** The agent of this id. */
  AgentId agent(String id) {
    AgentId agent = new AgentId(id);
    if (!agents.computeIfAbsent(agent, one -> storage.agents().find(one).isDefined())) {
      throw new InvalidValue("the agent " + id + " is not here");
    }
    return agent;
  }

  /** The channel of this id. */
  ChannelId channel(String id) {
    ChannelId channel = new ChannelId(id);
    if (!channels.computeIfAbsent(channel, one -> storage.channels().find(one).isDefined())) {
      throw new InvalidValue("the channel " + id + " is not here");
    }
    return channel;
  }
}
