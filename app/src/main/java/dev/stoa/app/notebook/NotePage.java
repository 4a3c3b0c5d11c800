package dev.stoa.app.notebook;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.app.TimedPage;
import dev.stoa.domain.kernel.Cursor;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NotePosition;
import io.vavr.control.Option;
import picocli.CommandLine.Mixin;

/** Which page of a listing of notes is shown. */
final class NotePage {

  @Mixin private TimedPage page;

  Option<NotePosition> after() {
    return page.after(NotePosition.class);
  }

  int limit() {
    return page.limit();
  }

  static Answer answer(Page<Note, NotePosition> page) {
    Option<String> next = page.next().map(Cursor::of).map(Cursor::text);
    boolean isEmpty = page.items().isEmpty();
    return Answer.ok(
        (isEmpty ? "" : NoteView.listed(page.items()).text())
            + TimedPage.below("notes", isEmpty, next),
        new JsonMembers()
            .with("notes", page.items().map(NoteView::json))
            .withText("next", next)
            .object());
  }
}
