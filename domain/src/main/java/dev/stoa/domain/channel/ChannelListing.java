package dev.stoa.domain.channel;

/** Which channels a listing shows: pinned ones first, and by name among each. */
public enum ChannelListing {
  /** Those that take messages. */
  LIVE,
  /** Those that do not. */
  ARCHIVED,
  /** Both. */
  ALL;

  /** Where the next page begins: after a channel of this kind and name. */
  public record Key(boolean pinned, ChannelName name) {

    /** The key of a listed channel. */
    public static Key of(Channel channel) {
      return new Key(channel.pinnedAt().isDefined(), channel.name());
    }
  }

  /** Whether the listing shows this channel. */
  public boolean shows(Channel channel) {
    return this == ALL || (this == ARCHIVED) == channel.archivedAt().isDefined();
  }
}
