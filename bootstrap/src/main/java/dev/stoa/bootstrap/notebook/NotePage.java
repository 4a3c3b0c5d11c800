package dev.stoa.bootstrap.notebook;

import dev.stoa.bootstrap.cli.Answer;
import dev.stoa.bootstrap.cli.CliFailure;
import dev.stoa.bootstrap.cli.JsonMembers;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NotePosition;
import dev.stoa.schema.InstantText;
import picocli.CommandLine.Option;

/** Which page of a listing of notes is shown. */
final class NotePage {

  @Option(
      names = "--after",
      paramLabel = "<next>",
      description = "Begin where the page before ended, as it said.")
  private String after;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "50",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  io.vavr.control.Option<NotePosition> after() {
    return CliFailure.checked(
        "--after: ", () -> io.vavr.control.Option.of(after).map(NotePage::position));
  }

  int limit() {
    return CliFailure.checked("--limit: ", () -> Page.checkedSize(limit));
  }

  static Answer answer(Page<Note, NotePosition> page) {
    io.vavr.control.Option<String> next =
        page.next().map(last -> InstantText.format(last.createdAt()) + "/" + last.id());
    String more =
        next.map(text -> "There may be more: --after " + text + "\n")
            .getOrElse(page.items().isEmpty() ? "No notes.\n" : "No more notes.\n");
    return Answer.ok(
        (page.items().isEmpty() ? "" : NoteView.listed(page.items()).text()) + more,
        new JsonMembers()
            .with("notes", page.items().map(NoteView::json))
            .withText("next", next)
            .object());
  }

  private static NotePosition position(String text) {
    int slash = text.indexOf('/');
    try {
      return new NotePosition(
          InstantText.parse(text.substring(0, Math.max(slash, 0))),
          new NoteId(text.substring(slash + 1)));
    } catch (RuntimeException e) {
      throw new IllegalArgumentException(text + " is no end of a page: copy what the page said", e);
    }
  }
}
