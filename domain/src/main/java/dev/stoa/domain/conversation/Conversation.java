package dev.stoa.domain.conversation;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TimePosition;
import io.soabase.recordbuilder.core.RecordBuilder;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A conversation.
 *
 * @param title as it is stored; plain in what operations return
 * @param external the id that another system gives it
 * @param current which messages a framework has in its memory
 */
@RecordBuilder
public record Conversation(
    ConversationId id,
    UserId user,
    Option<ExternalId> external,
    SealedText title,
    Option<ProjectId> project,
    Instant createdAt,
    Instant updatedAt,
    Option<Instant> archivedAt,
    MessageNumbers numbers,
    CurrentMessages current) {

  /** The title of a conversation that was given none. */
  public static final String USUAL_TITLE = "New Chat";

  /** The longest title. */
  public static final int MAX_TITLE = 1_000;

  /** A title that can be stored; blank ones are refused. */
  public static String checkedTitle(String title) {
    return PlainText.require("title", title, MAX_TITLE);
  }

  /** Its position in a list. */
  public TimePosition<ConversationId> key() {
    return new TimePosition<>(updatedAt, id);
  }

  /** With its title in another form, such as decrypted. */
  public Conversation titled(SealedText other) {
    return ConversationBuilder.from(this).title(other).build();
  }

  /** Under another title. */
  public Conversation renamed(SealedText other, Instant now) {
    return titled(other).touched(now);
  }

  /** In another project, or in none. */
  public Conversation moved(Option<ProjectId> other, Instant now) {
    return ConversationBuilder.from(this).project(other).build().touched(now);
  }

  /** Hidden from lists. */
  public Conversation archived(Instant now) {
    return ConversationBuilder.from(this).archivedAt(Option.some(now)).build();
  }

  /** In lists again. */
  public Conversation restored() {
    return ConversationBuilder.from(this).archivedAt(Option.none()).build();
  }

  /** How many messages it has. */
  public long messages() {
    return numbers.count();
  }

  /** With this many more messages. */
  public Conversation appended(int more, Instant now) {
    return ConversationBuilder.from(this).numbers(numbers.appended(more)).build().touched(now);
  }

  /** With a message that says something else. */
  public Conversation corrected(Instant now) {
    return touched(now);
  }

  /** With this many messages fewer. */
  public Conversation removed(int fewer, long newestLeft, Instant now) {
    return ConversationBuilder.from(this)
        .numbers(numbers.removed(fewer, newestLeft))
        .build()
        .touched(now);
  }

  /** With other current messages. */
  public Conversation current(CurrentMessages other) {
    return ConversationBuilder.from(this).current(other).build();
  }

  /** A clock that was set back does not make it older. */
  private Conversation touched(Instant now) {
    return ConversationBuilder.from(this)
        .updatedAt(now.isAfter(updatedAt) ? now : updatedAt)
        .build();
  }
}
