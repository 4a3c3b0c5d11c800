package dev.stoa.embeddings.onnx;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Remember;
import dev.stoa.storage.StorageConfig;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** With the model, a memory is recalled by a question that shares no word with it. */
final class RecallByMeaningTest {

  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();

  @Test
  void theNearestInMeaningComesFirst() {
    try (MiniLm model = new MiniLm();
        Stoa stoa =
            Stoa.open(StoaConfig.of(StorageConfig.of(workspace.url())).withEmbeddings(model))) {
      Memory tea =
          stoa.memory().remember(Remember.of("Pour boiling water over the leaves and wait.")).get();
      for (String other :
          List.of(
              "The invoice is due at the end of the month.",
              "The train to the coast leaves at noon.",
              "Her brother plays chess on Sundays.")) {
        stoa.memory().remember(Remember.of(other)).get();
      }
      assertEquals(
          tea.id(),
          stoa.memory().recall(Recall.about("How do I brew tea?")).get().head().memory().id());
    }
  }
}
