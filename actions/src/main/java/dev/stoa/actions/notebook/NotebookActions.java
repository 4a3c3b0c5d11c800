package dev.stoa.actions.notebook;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionBuilder;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.search.SimilarViews;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.notebook.NotebookOperations;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteRefused;
import dev.stoa.domain.search.VariantId;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** What callers may ask of one note; other classes write, list and brief. */
public final class NotebookActions {

  static final String AGENT =
      "The agent whose notes they are: an identity, an id, or a unique suffix of an id.";
  static final String NOTE = "Its id, or a suffix that matches only one of the agent's notes.";

  private NotebookActions() {}

  /** The actions that begin with {@code note}. */
  public static Seq<ActionGroup> groups() {
    return List.of(
        ActionGroup.of(
            "note",
            "Private notes of an agent: write, replace, list, and wake.",
            () ->
                WriteNoteActions.actions()
                    .appendAll(ListNoteActions.actions())
                    .appendAll(actions())
                    .appendAll(TopicActions.actions())
                    .appendAll(WakeActions.actions())));
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(show(), core(), archive(), restore(), delete(), variants(), takeOut());
  }

  record OneNote(
      @Param(value = NOTE, position = 0) String note,
      @Param(value = AGENT, label = "agent", actor = true) String as) {}

  /** What an agent does with one of its notes. */
  @FunctionalInterface
  private interface Use {
    Either<NoteRefused, Note> apply(NotebookOperations notes, String as, String note);
  }

  private static Action<?, ?> onOne(ActionBuilder draft, Use use) {
    return draft
        .example("{'note':'1f9c01','as':'zealot'}")
        .takes(OneNote.class)
        .gives(
            NoteViews.LISTED,
            (workspace, input) -> use.apply(workspace.notebook(), input.as(), input.note()));
  }

  private static Action<?, ?> show() {
    return onOne(
        Action.ofAgent().read("note.show", "Shows a note, archived or not."),
        NotebookOperations::resolve);
  }

  record MarkCore(
      @Param(value = NOTE, position = 0) String note,
      @Param(value = AGENT, label = "agent", actor = true) String as,
      @Param("Remove the flag.") boolean off) {}

  private static Action<?, ?> core() {
    return Action.ofAgent()
        .write("note.core", "Sets or removes the core flag of a note: core notes are in briefings.")
        .example("{'note':'1f9c01','as':'zealot'}")
        .example("{'note':'1f9c01','as':'zealot','off':true}")
        .takes(MarkCore.class)
        .gives(
            NoteViews.NOTE,
            (workspace, input) ->
                workspace.notebook().markCore(input.as(), input.note(), !input.off()));
  }

  private static Action<?, ?> variants() {
    return Action.ofAgent()
        .read("note.variants", "Lists the other wordings that were merged into a note.")
        .example("{'note':'1f9c01','as':'zealot'}")
        .listing("variants")
        .columns(SimilarViews.COLUMNS)
        .takes(OneNote.class)
        .givesItems(
            SimilarViews.VARIANT,
            (workspace, input) -> workspace.notebook().variants(input.as(), input.note()));
  }

  record TakeOutNote(
      @Param(value = SimilarViews.VARIANT_ID, position = 0) VariantId variant,
      @Param(value = AGENT, label = "agent", actor = true) String as) {}

  private static Action<?, ?> takeOut() {
    return Action.ofAgent()
        .write("note.take-out", "Makes another wording of a note a note of its own.")
        .example("{'variant':'v1','as':'zealot'}")
        .takes(TakeOutNote.class)
        .gives(
            NoteViews.NOTE,
            (workspace, input) -> workspace.notebook().takeOut(input.as(), input.variant()));
  }

  private static Action<?, ?> archive() {
    return onOne(
        Action.ofAgent()
            .write(
                "note.archive",
                "Archives a note: it is in no list or search unless requested; audited."),
        NotebookOperations::archive);
  }

  private static Action<?, ?> restore() {
    return onOne(
        Action.ofAgent().write("note.restore", "Restores an archived note; audited."),
        NotebookOperations::restore);
  }

  private static Action<?, ?> delete() {
    return onOne(
        Action.ofAgent().destroy("note.delete", "Deletes a note permanently; audited."),
        NotebookOperations::delete);
  }
}
