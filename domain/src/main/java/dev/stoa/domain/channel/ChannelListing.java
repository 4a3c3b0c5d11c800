package dev.stoa.domain.channel;

/** Which channels a list shows: pinned ones first, then by name. */
public enum ChannelListing {
  /** Live channels. */
  LIVE,
  /** Archived channels. */
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
