package dev.stoa.spring.ai;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.spring.ai.vector.StoaVectorStore;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.ai.test.vectorstore.BaseVectorStoreTests;
import org.springframework.ai.vectorstore.VectorStore;

/** Spring AI's own tests of vector stores. */
final class VectorStoreKitTest extends BaseVectorStoreTests {

  @TempDir Path folder;

  @Override
  protected void executeTest(Consumer<VectorStore> test) {
    try (Stoa stoa = Stoa.open(TestWorkspace.copyTo(folder.resolve("stoa.db")))) {
      test.accept(StoaVectorStore.builder(stoa.vectors(), new WordModel()).build());
    }
  }
}
