package dev.stoa.app.notebook;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteTopic;
import picocli.CommandLine.Option;

/** What is said of a new note besides its topic and its message. */
final class DraftOptions {

  @Option(names = "--core", description = "Mark it as core: part of every briefing.")
  private boolean core;

  @Option(names = "--source", paramLabel = "<text>", description = "The source (manual).")
  private String source;

  @Option(
      names = "--channel",
      paramLabel = "<channel>",
      description = "The channel it was learnt in: a name or an id.")
  private String channel;

  @Option(
      names = "--anchors",
      paramLabel = "<text>",
      description = "References to code, for example src/Retry.java:42.")
  private String anchors;

  NoteDraft draft(Stoa stoa, NoteTopic topic, String message) {
    NoteDraft draft = NoteDraft.of(topic, message);
    draft = core ? draft.asCore() : draft;
    draft = source == null ? draft : draft.from(source);
    draft = anchors == null ? draft : draft.anchoredAt(anchors);
    return channel == null
        ? draft
        : draft.learntIn(NoteAction.done(stoa.channels().resolve(channel)).id());
  }
}
