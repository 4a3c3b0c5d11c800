package dev.stoa.domain.search;

import io.vavr.control.Option;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;

/**
 * A text to be indexed, with its owner.
 *
 * @param author the name of who said it, whose words are indexed too
 * @param date when it was said (UTC), which is indexed in words
 * @param thread where it stands among the texts it follows, if they have an order
 */
public record SearchDocument(
    SearchSource source,
    String id,
    String owner,
    String text,
    Option<String> author,
    Option<LocalDate> date,
    Option<SearchThread> thread) {

  /** The owner of texts that have none, such as those of debates without a domain. */
  public static final String NO_OWNER = "*";

  /** A text of nobody and of no time. */
  public SearchDocument(SearchSource source, String id, String owner, String text) {
    this(source, id, owner, text, Option.none(), Option.none(), Option.none());
  }

  /** As said by somebody. */
  public SearchDocument by(Option<String> name) {
    return new SearchDocument(source, id, owner, text, name, date, thread);
  }

  /** As said at this time. */
  public SearchDocument at(Instant time) {
    return new SearchDocument(source, id, owner, text, author, Option.some(dateOf(time)), thread);
  }

  /** As said in a thread. */
  public SearchDocument in(String threadId, long place) {
    return new SearchDocument(
        source, id, owner, text, author, date, Option.some(new SearchThread(threadId, place)));
  }

  private static LocalDate dateOf(Instant time) {
    return LocalDate.ofInstant(time, ZoneOffset.UTC);
  }
}
