package dev.stoa.app.memory;

import dev.stoa.adapter.cli.Answer;
import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.JsonMembers;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Recalled;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Brings memories to mind. */
@Command(
    name = "recall",
    description = {
      "Recalls memories, best first: by words, by embedding, by both,",
      "or the strongest ones if no words are given."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  stoa memory recall 'retry policy' --limit 5 --explain",
      "  stoa memory recall --tier fast --tier medium",
      "  stoa memory recall 'tea or coffee' --scope agent:ada --min-importance 0.5",
    })
final class RecallCommand extends MemoryAction {

  @Parameters(arity = "0..1", paramLabel = "<words>", description = "Any text.")
  private String words;

  @Option(names = "--scope", paramLabel = "<name>", description = "The scope (shared).")
  private String scope;

  @Option(names = "--everywhere", description = "In all scopes.")
  private boolean everywhere;

  @Option(
      names = "--tier",
      paramLabel = "fast|medium|slow|glacial",
      description = "Only this tier; repeatable.")
  private List<String> tiers = new ArrayList<>();

  @Option(
      names = "--min-importance",
      paramLabel = "<0..1>",
      defaultValue = "0",
      description = "Minimum importance (${DEFAULT-VALUE}).")
  private double minImportance;

  @Option(
      names = "--limit",
      paramLabel = "<count>",
      defaultValue = "10",
      description = "How many at most, 1 to 1000 (${DEFAULT-VALUE}).")
  private int limit;

  @Option(names = "--explain", description = "Show the parts of each score.")
  private boolean explain;

  @Mixin private EmbeddingOptions vector = new EmbeddingOptions();

  @Override
  protected Answer answer() {
    Recall asked = CliFailure.checked(this::asked);
    Seq<Recalled> recalled =
        workspace().use(stoa -> stoa.memory().recall(asked)).getOrElseThrow(CliFailure::refused);
    return Answer.ok(
        recalled.isEmpty() ? "No memories found.\n" : MemoryView.recalled(recalled, explain).text(),
        new JsonMembers().with("recalled", recalled.map(MemoryView::json)).object());
  }

  private Recall asked() {
    Recall asked = words == null ? Recall.strongest() : Recall.about(words);
    asked = asked.minImportance(minImportance).limit(limit);
    if (!tiers.isEmpty()) {
      asked =
          asked.tiers(tiers.stream().map(label -> tier(label).get()).toArray(MemoryTier[]::new));
    }
    for (var meaning : vector.embedding()) {
      asked = asked.like(meaning);
    }
    for (var only : scope(scope)) {
      asked = asked.scope(only);
    }
    return everywhere ? asked.everywhere() : asked;
  }
}
