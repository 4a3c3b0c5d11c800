package dev.stoa.domain.notebook;

import io.vavr.control.Option;

/** The changes to a note; absent fields stay as they are. */
public record NoteEdit(
    Option<NoteTopic> topic, Option<String> message, Option<String> codeAnchors) {

  /** Changes nothing yet. */
  public static final NoteEdit NONE = new NoteEdit(Option.none(), Option.none(), Option.none());

  /** Refuses a message that cannot be stored. */
  public NoteEdit {
    message.forEach(NoteDraft::checkedMessage);
  }

  /** With another topic. */
  public NoteEdit topic(NoteTopic wanted) {
    return new NoteEdit(Option.some(wanted), message, codeAnchors);
  }

  /** With another message. */
  public NoteEdit message(String wanted) {
    return new NoteEdit(topic, Option.some(wanted), codeAnchors);
  }

  /** With other code anchors. */
  public NoteEdit anchoredAt(String anchors) {
    return new NoteEdit(topic, message, Option.some(anchors));
  }
}
