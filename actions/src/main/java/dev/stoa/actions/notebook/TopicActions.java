package dev.stoa.actions.notebook;

import dev.stoa.actions.Action;
import dev.stoa.actions.Edge;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NoteQuery;
import dev.stoa.domain.notebook.NoteRefused;
import dev.stoa.domain.notebook.NoteTopic;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Shortcuts of the command line to the usual topics: each writes a note, or lists the notes. */
final class TopicActions {

  private TopicActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(
        on(NoteTopic.JOURNAL, "Shipped the retry fix"),
        on(NoteTopic.NOTES, "Retries need jitter"),
        on(NoteTopic.TASKS, "Bump the retry cap"),
        on(NoteTopic.BELIEFS, "Tests tell the truth"));
  }

  record OnTopic(
      @Param(value = "The text of a new note; without it, the notes are listed.", position = 0)
          Option<String> message,
      @Param(value = NotebookActions.AGENT, label = "agent", actor = true) String as,
      @Paged Paging page) {

    private Either<NoteRefused, Page<Note, TimePosition<NoteId>>> page(
        Workspace workspace, NoteTopic topic) {
      return message
          .map(
              text ->
                  workspace
                      .notebook()
                      .write(as, NoteDraft.of(topic, text))
                      .map(
                          note ->
                              new Page<Note, TimePosition<NoteId>>(List.of(note), Option.none())))
          .getOrElse(
              () ->
                  workspace
                      .notebook()
                      .list(as, NoteQuery.all().on(topic).page(page.byTime(NoteId.class))));
    }
  }

  private static Action<?, ?> on(NoteTopic topic, String message) {
    return Action.ofAgent()
        .write(
            "note." + topic,
            "Writes to the topic " + topic + " and shows the note, or lists the topic.")
        .example("{'message':'" + message + "','as':'zealot'}")
        .example("{'as':'zealot'}")
        .only(Edge.CLI)
        .listing("notes")
        .columns(NoteViews.COLUMNS)
        .writesItems()
        .takes(OnTopic.class)
        .givesPage(NoteViews.LISTED, (workspace, input) -> input.page(workspace, topic));
  }
}
