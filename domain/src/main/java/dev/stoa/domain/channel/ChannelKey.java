package dev.stoa.domain.channel;

/** The place of a channel in a list: pinned ones first, then by name. */
public record ChannelKey(boolean pinned, ChannelName name) {

  /** The key of a listed channel. */
  public static ChannelKey of(Channel channel) {
    return new ChannelKey(channel.pinnedAt().isDefined(), channel.name());
  }
}
