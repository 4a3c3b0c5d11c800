package dev.stoa.domain.channel;

import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;

/** A query for channels, pinned ones first, then by name. */
public record ChannelQuery(ArchiveFilter show, PageRequest<ChannelKey> page)
    implements PagedQuery<ChannelKey, ChannelQuery> {

  /** All live channels. */
  public static ChannelQuery all() {
    return new ChannelQuery(ArchiveFilter.LIVE, PageRequest.first());
  }

  /** Those that are live, archived, or both. */
  public ChannelQuery within(ArchiveFilter wanted) {
    return new ChannelQuery(wanted, page);
  }

  @Override
  public ChannelQuery page(PageRequest<ChannelKey> wanted) {
    return new ChannelQuery(show, wanted);
  }
}
