package dev.stoa.app.notebook;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.app.StoaAction;
import dev.stoa.application.notebook.NotebookOperations;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteRefused;
import io.vavr.control.Either;
import java.util.function.Function;
import picocli.CommandLine.Option;

/** A command about an agent's notes: a refusal, or a value that cannot be meant, ends it. */
abstract class NoteAction extends StoaAction {

  @Option(
      names = "--as",
      required = true,
      paramLabel = "<agent>",
      description =
          "The agent whose notes they are: an identity, an id, or a unique suffix of an id.")
  private String as;

  /** Who acts. */
  final String as() {
    return as;
  }

  /** Works on the workspace that is there. */
  final <T> T done(Function<NotebookOperations, Either<NoteRefused, T>> work) {
    return used(stoa -> done(work.apply(stoa.notebook())));
  }

  /** Works on the workspace that is there, with more than notes. */
  final <T> T used(Function<Stoa, T> work) {
    return CliFailure.checked(() -> workspace().use(work));
  }

  /** What was not refused. */
  static <T> T done(Either<? extends Refusal, T> outcome) {
    return outcome.getOrElseThrow(CliFailure::refused);
  }

  /** Everything about the note. */
  static Answer whole(Note note) {
    return Answer.ok(NoteView.whole(note).text(), NoteView.json(note));
  }
}
