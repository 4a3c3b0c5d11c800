package dev.stoa.domain.notebook;

import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Option;

/** A note to be written. */
public record NoteDraft(NoteTopic topic, String message, boolean core, NoteOrigin origin) {

  /** Refuses a message that cannot be stored. */
  public NoteDraft {
    checkedMessage(message);
  }

  /** A note on a topic, with the source {@code manual}. */
  public static NoteDraft of(NoteTopic topic, String message) {
    return new NoteDraft(topic, message, false, NoteOrigin.MANUAL);
  }

  /** As a core note. */
  public NoteDraft asCore() {
    return new NoteDraft(topic, message, true, origin);
  }

  /** With another source. */
  public NoteDraft from(String source) {
    return with(new NoteOrigin(source, origin.channel(), origin.codeAnchors()));
  }

  /** With the channel it was learnt in. */
  public NoteDraft learntIn(ChannelId channel) {
    return with(new NoteOrigin(origin.source(), Option.some(channel), origin.codeAnchors()));
  }

  /** With code anchors. */
  public NoteDraft anchoredAt(String anchors) {
    return with(origin.anchoredAt(anchors));
  }

  private NoteDraft with(NoteOrigin other) {
    return new NoteDraft(topic, message, core, other);
  }

  static String checkedMessage(String message) {
    return PlainText.require("message", message, Note.MAX_MESSAGE_LENGTH);
  }
}
