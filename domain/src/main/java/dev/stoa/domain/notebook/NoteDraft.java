package dev.stoa.domain.notebook;

import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.kernel.PlainText;
import io.vavr.control.Option;

/** What an agent wants to write down. */
public record NoteDraft(NoteTopic topic, String message, boolean core, NoteOrigin origin) {

  /** Refuses a message no store can hold. */
  public NoteDraft {
    checkedMessage(message);
  }

  /** A note on a topic, written by hand. */
  public static NoteDraft of(NoteTopic topic, String message) {
    return new NoteDraft(topic, message, false, NoteOrigin.MANUAL);
  }

  /** Among what the agent must never lose sight of. */
  public NoteDraft asCore() {
    return new NoteDraft(topic, message, true, origin);
  }

  /** Written down by something else than the agent's hand. */
  public NoteDraft from(String source) {
    return with(new NoteOrigin(source, origin.channel(), origin.codeAnchors()));
  }

  /** Learnt in a channel. */
  public NoteDraft learntIn(ChannelId channel) {
    return with(new NoteOrigin(origin.source(), Option.some(channel), origin.codeAnchors()));
  }

  /** About places in code. */
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
