package dev.stoa.adapter.jooq.conversation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.sqlite.MigratedFile;
import dev.stoa.adapter.sqlite.SqlitePlans;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No listing of conversations reads a whole table or sorts it. */
final class SqliteConversationPlansTest {

  /** As jOOQ names a part of a union, which goes along an index itself. */
  private static final String PART = "SCAN x";

  @TempDir Path folder;

  @Test
  void everyListingGoesAlongAnIndex() throws Exception {
    String url = url();
    for (Statement statement : ConversationStatements.statements()) {
      List<String> costly = SqlitePlans.costlySteps(url, statement);
      assertEquals(List.of(), costly.stream().filter(step -> !step.equals(PART)).toList());
    }
  }

  @Test
  void onlyConversationsThatWaitAreRead() throws Exception {
    String url = url();
    for (Statement statement : ConversationStatements.waiting()) {
      List<String> steps = SqlitePlans.steps(url, statement);
      assertEquals(
          1,
          steps.stream()
              .filter(step -> step.startsWith("SCAN"))
              .filter(step -> step.contains("idx_conversations_waiting"))
              .count(),
          steps::toString);
      assertEquals(1, steps.stream().filter(step -> step.startsWith("SCAN")).count());
    }
  }

  private String url() {
    String url = MigratedFile.in(folder);
    return url;
  }
}
