package dev.stoa.app.memory;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.memory.MemoryEdit;
import dev.stoa.domain.memory.MemoryId;
import java.time.DateTimeException;
import java.time.Instant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Changes what is said about a memory. */
@Command(
    name = "edit",
    description = "Changes a memory.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa memory edit <id> --content 'Retries need jitter and a budget'",
      "  stoa memory edit <id> --importance 0.9 --expires-at 2027-01-01T00:00:00Z",
    })
final class EditMemoryCommand extends MemoryAction {

  @Parameters(paramLabel = "<id>", description = "The memory.")
  private String id;

  @Option(names = "--content", paramLabel = "<text>", description = "What it says.")
  private String content;

  @Option(names = "--importance", paramLabel = "<0..1>", description = "How much it matters.")
  private Double importance;

  @Option(
      names = "--metadata",
      paramLabel = "<json object>",
      description = "Anything else about it.")
  private String metadata;

  @Option(names = "--expires-at", paramLabel = "<instant>|never", description = "When it expires.")
  private String expiresAt;

  @Mixin private EmbeddingOptions vector = new EmbeddingOptions();

  @Override
  protected Answer answer() {
    MemoryId memory = id(id);
    MemoryEdit edit = CliFailure.checked(this::edit);
    return MemoryView.answer(
        workspace()
            .use(stoa -> stoa.memory().edit(memory, edit, vector.embedding()))
            .getOrElseThrow(CliFailure::refused));
  }

  private MemoryEdit edit() {
    MemoryEdit edit = MemoryEdit.NOTHING;
    edit = content == null ? edit : edit.content(content);
    edit = importance == null ? edit : edit.importance(importance);
    edit = metadata == null ? edit : edit.metadata(CanonicalJson.of(metadata));
    if (expiresAt == null) {
      return edit;
    }
    return expiresAt.equals("never") ? edit.forEver() : edit.expiresAt(instant(expiresAt));
  }

  private static Instant instant(String text) {
    try {
      return Instant.parse(text);
    } catch (DateTimeException e) {
      throw new IllegalArgumentException(
          "--expires-at: " + text + " is not an instant: use the format 2027-01-01T00:00:00Z", e);
    }
  }
}
