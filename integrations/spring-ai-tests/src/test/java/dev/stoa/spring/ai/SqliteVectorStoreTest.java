package dev.stoa.spring.ai;

import dev.stoa.testkit.sqlite.TestWorkspace;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

final class SqliteVectorStoreTest extends VectorStoreContract {

  @TempDir Path folder;

  @Override
  String url() {
    return TestWorkspace.copyTo(folder.resolve("stoa.db"));
  }
}
