package dev.stoa.domain.search;

import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;

/**
 * A text to be indexed, with its owner.
 *
 * @param author the name of its author, whose words are indexed too
 * @param date its date (UTC), which is indexed in words
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

  /** Begins a keyed word; no other word has it. */
  public static final char KEYED = '#';

  /** A text without author and time. */
  public SearchDocument(SearchSource source, String id, String owner, String text) {
    this(source, id, owner, text, Option.none(), Option.none(), Option.none());
  }

  /** A message whose text is encrypted: its words are keyed hashes, and it has no date. */
  public static SearchDocument keyed(String id, String owner, Seq<String> words) {
    return new SearchDocument(
        SearchSource.CONVERSATION, id, owner, words.map(word -> KEYED + word).mkString(" "));
  }

  /** Whether the text is keyed words: the other messages of conversations have a date. */
  public boolean isKeyed() {
    return source == SearchSource.CONVERSATION
        && date.isEmpty()
        && (text.isEmpty() || text.charAt(0) == KEYED);
  }

  /** With an author. */
  public SearchDocument by(Option<String> name) {
    return new SearchDocument(source, id, owner, text, name, date, thread);
  }

  /** With this time. */
  public SearchDocument at(Instant time) {
    return new SearchDocument(source, id, owner, text, author, Option.some(dateOf(time)), thread);
  }

  /** In a thread. */
  public SearchDocument in(String threadId, long place) {
    return new SearchDocument(
        source, id, owner, text, author, date, Option.some(new SearchThread(threadId, place)));
  }

  private static LocalDate dateOf(Instant time) {
    return LocalDate.ofInstant(time, ZoneOffset.UTC);
  }
}
