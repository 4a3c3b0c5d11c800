package dev.stoa.domain.conversation;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * A conversation.
 *
 * @param title as it is stored; plain in what operations return
 * @param messages how many there are, which is the number of the newest
 */
public record Conversation(
    ConversationId id,
    UserId user,
    SealedText title,
    Option<ProjectId> project,
    Instant createdAt,
    Instant updatedAt,
    Option<Instant> archivedAt,
    long messages) {

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
    return new Conversation(id, user, other, project, createdAt, updatedAt, archivedAt, messages);
  }

  /** Under another title. */
  public Conversation renamed(SealedText other, Instant now) {
    return titled(other).touched(now);
  }

  /** In another project, or in none. */
  public Conversation moved(Option<ProjectId> other, Instant now) {
    return new Conversation(id, user, title, other, createdAt, updatedAt, archivedAt, messages)
        .touched(now);
  }

  /** Hidden from lists. */
  public Conversation archived(Instant now) {
    return new Conversation(
        id, user, title, project, createdAt, updatedAt, Option.some(now), messages);
  }

  /** In lists again. */
  public Conversation restored() {
    return new Conversation(
        id, user, title, project, createdAt, updatedAt, Option.none(), messages);
  }

  /** With this many more messages. */
  public Conversation appended(int more, Instant now) {
    return new Conversation(
            id, user, title, project, createdAt, updatedAt, archivedAt, messages + more)
        .touched(now);
  }

  /** A clock that was set back does not make it older. */
  private Conversation touched(Instant now) {
    return new Conversation(
        id,
        user,
        title,
        project,
        createdAt,
        now.isAfter(updatedAt) ? now : updatedAt,
        archivedAt,
        messages);
  }
}
