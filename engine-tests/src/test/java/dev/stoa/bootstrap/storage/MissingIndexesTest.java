package dev.stoa.bootstrap.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.storage.MissingIndex;
import dev.stoa.storage.Storages;
import dev.stoa.storage.WorkspaceSchema;
import io.vavr.collection.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** An index that was dropped is named, with the statement that creates it again. */
final class MissingIndexesTest {

  @ParameterizedTest
  @EnumSource
  void aDroppedIndexIsNamedUntilItIsCreatedAgain(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    WorkspaceSchema schema = Storages.schema(engine.config(url));
    assertEquals(List.empty(), schema.missingIndexes().toList());
    TestEngine.execute(
        url, "drop index idx_channels_pinned", "drop index idx_channel_messages_agent");
    assertEquals(
        List.of("idx_channel_messages_agent", "idx_channels_pinned"),
        schema.missingIndexes().map(MissingIndex::name).toList());
    for (MissingIndex index : schema.missingIndexes()) {
      TestEngine.execute(url, index.statement());
    }
    assertEquals(List.empty(), schema.missingIndexes().toList());
  }
}
