package dev.stoa.domain.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A message in a channel; it never changes.
 *
 * @param sequence 1, 2, 3, … within the channel, in the order in which they were posted
 */
public record ChannelMessage(
    ChannelMessageId id,
    ChannelId channel,
    long sequence,
    AgentId author,
    String content,
    Instant createdAt) {

  /** The longest content. */
  public static final int MAX_CONTENT_LENGTH = 1_000_000;

  /** The content, if it can be stored. */
  public static String checkedContent(String content) {
    return PlainText.require("content", content, MAX_CONTENT_LENGTH);
  }

  /**
   * As it is searched: what it says, in its channel.
   *
   * @param name what its author is called
   */
  public SearchDocument document(String name) {
    return new SearchDocument(SearchSource.MESSAGE, id.value(), channel.value(), content)
        .by(Option.some(name))
        .at(createdAt)
        .in(channel.value(), sequence);
  }

  /** Who is spoken to, each name once, in the order in which they first occur. */
  public Seq<String> mentions() {
    return Mentions.in(content);
  }

  /** Whether a post with the same id is a repetition of this message. */
  public boolean says(ChannelId where, AgentId who, String what) {
    return channel.equals(where) && author.equals(who) && content.equals(what);
  }
}
