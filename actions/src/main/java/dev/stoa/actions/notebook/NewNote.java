package dev.stoa.actions.notebook;

import dev.stoa.actions.References;
import dev.stoa.actions.shape.Drafted;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteTopic;
import io.vavr.control.Option;

/** A note to be written. */
record NewNote(
    @Param("The text of the note.") String message,
    @Param(value = TOPIC, defaultValue = "notes") NoteTopic topic,
    @Param(CORE) boolean core,
    @Param(value = SOURCE, defaultValue = "manual") String source,
    @Param(value = CHANNEL, label = "channel") Option<String> channel,
    @Param(value = ANCHORS, option = "anchors") Option<String> codeAnchors)
    implements Drafted<NoteDraft> {

  static final String TOPIC = "What it is about.";
  static final String CORE = "Mark it as core: part of every briefing.";
  static final String SOURCE = "What wrote it.";
  static final String CHANNEL = "The channel it was learnt in: a name, an id, or a unique suffix.";
  static final String ANCHORS = "References to code, for example src/Retry.java:42.";

  /** The note without its channel, which is known to a workspace only. */
  @Override
  public NoteDraft draft() {
    NoteDraft draft = NoteDraft.of(topic, message).from(source);
    draft = core ? draft.asCore() : draft;
    return codeAnchors.map(draft::anchoredAt).getOrElse(draft);
  }

  NoteDraft draft(Workspace workspace) {
    return channel
        .map(reference -> References.channel(workspace, reference))
        .map(draft()::learntIn)
        .getOrElse(this::draft);
  }
}
