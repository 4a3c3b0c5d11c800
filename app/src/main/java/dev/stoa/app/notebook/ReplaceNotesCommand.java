package dev.stoa.app.notebook;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.notebook.Replacement;
import io.vavr.collection.Vector;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puts one new note in the place of others, which are archived. */
@Command(
    name = "replace",
    description = "Replaces notes by a new one; the old ones are archived.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa note replace 1f9c --message 'Retry with jitter' --as zealot",
      "  stoa note replace 1f9c 77b0 --message 'One rule' --why same --as zealot",
    })
final class ReplaceNotesCommand extends NoteAction {

  @Parameters(
      arity = "1..*",
      paramLabel = "<note>",
      description = "Ids, or suffixes that match only one of the agent's notes.")
  private List<String> others;

  @Option(
      names = "--message",
      required = true,
      paramLabel = "<text>",
      description = "What the new note says.")
  private String message;

  @Option(
      names = "--topic",
      paramLabel = "<topic>",
      description = "What it is about (that of the first one replaced).")
  private String topic;

  @Option(names = "--why", paramLabel = "<text>", description = "The reason for the replacement.")
  private String why;

  @Mixin private DraftOptions options;

  @Override
  protected Answer answer() {
    return whole(used(this::replaced).synthesis());
  }

  private Replacement replaced(Stoa stoa) {
    NoteTopic about = topic == null ? first(stoa).topic() : new NoteTopic(topic);
    return done(
        stoa.notebook()
            .replace(
                as(),
                Vector.ofAll(others),
                options.draft(stoa, about, message),
                io.vavr.control.Option.of(why)));
  }

  private Note first(Stoa stoa) {
    return done(stoa.notebook().resolve(as(), others.get(0)));
  }
}
