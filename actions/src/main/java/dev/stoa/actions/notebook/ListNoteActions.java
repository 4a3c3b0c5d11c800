package dev.stoa.actions.notebook;

import dev.stoa.actions.Action;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.notebook.NotebookOperations;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteChain;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NoteQuery;
import dev.stoa.domain.notebook.NoteRefused;
import dev.stoa.domain.notebook.NoteTopic;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;

/** Actions that list notes. */
final class ListNoteActions {

  private ListNoteActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(list(), chain(), related());
  }

  record ListNotes(
      @Param(value = NotebookActions.AGENT, label = "agent", actor = true) String as,
      @Param(value = "Only notes on this.", label = "topic") Option<NoteTopic> topic,
      @Param(value = "No notes on this.", label = "topic") Option<NoteTopic> besides,
      @Param("Only core notes.") boolean core,
      @Param("Only notes of this age at most, such as 7d.") Option<Duration> age,
      @Param(value = "Which notes.", defaultValue = "live") ArchiveFilter show,
      @Paged Paging page) {

    ListNotes {
      age.forEach(longest -> Instants.requireAge("age", longest));
    }

    private Either<NoteRefused, Page<Note, TimePosition<NoteId>>> page(NotebookOperations notes) {
      NoteQuery query =
          new NoteQuery(show, topic, besides, core, Option.none(), page.byTime(NoteId.class));
      return age.map(last -> notes.listRecent(as, last, query))
          .getOrElse(() -> notes.list(as, query));
    }
  }

  private static Action<?, ?> list() {
    return Action.ofAgent()
        .read("note.list", "Lists notes, newest first.")
        .example("{'as':'zealot'}")
        .example("{'as':'zealot','topic':'beliefs','core':true}")
        .example("{'as':'zealot','age':'7d','show':'all','limit':20}")
        .listing("notes")
        .columns(NoteViews.COLUMNS)
        .takes(ListNotes.class)
        .givesPage(NoteViews.LISTED, (workspace, input) -> input.page(workspace.notebook()));
  }

  private static Action<?, ?> chain() {
    return Action.ofAgent()
        .read("note.chain", "Shows the notes that a note replaced, and those that replaced it.")
        .example("{'note':'1f9c01','as':'zealot'}")
        .columns(
            "notes.place",
            "notes.note.note_id",
            "notes.note.message",
            "notes.note.synthesis_note",
            "notes.note.created_at")
        .takes(NotebookActions.OneNote.class)
        .gives(
            NoteViews.CHAIN,
            (workspace, input) -> workspace.notebook().chain(input.as(), input.note()))
        .picture(
            chain ->
                chain.value().whole()
                    ? ""
                    : "Only the nearest " + NoteChain.MOST + " are shown.\n");
  }

  private static Action<?, ?> related() {
    return Action.ofAgent()
        .read("note.related", "Shows up to five notes that share the most words with one.")
        .example("{'note':'1f9c01','as':'zealot'}")
        .listing("related notes")
        .columns("note.note_id", "note.topic", "note.message", "shared_words")
        .takes(NotebookActions.OneNote.class)
        .givesItems(
            NoteViews.RELATED,
            (workspace, input) -> workspace.notebook().related(input.as(), input.note()));
  }
}
