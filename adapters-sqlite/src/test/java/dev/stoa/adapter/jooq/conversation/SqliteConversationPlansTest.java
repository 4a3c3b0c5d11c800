package dev.stoa.adapter.jooq.conversation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.adapter.jooq.Statement;
import dev.stoa.adapter.sqlite.SqlitePlans;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Storages;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No listing of conversations reads a whole table or sorts it. */
final class SqliteConversationPlansTest {

  @TempDir Path folder;

  @Test
  void everyListingGoesAlongAnIndex() throws Exception {
    String url = url();
    for (Statement statement : ConversationStatements.statements()) {
      assertEquals(List.of(), SqlitePlans.costlySteps(url, statement));
    }
  }

  @Test
  void aSearchReadsOnlyTheIndexUntilItsPageIsFound() throws Exception {
    String url = url();
    for (Statement statement : ConversationStatements.searches()) {
      List<String> steps = SqlitePlans.steps(url, statement);
      assertEquals(
          1,
          steps.stream()
              .filter(
                  step ->
                      step.startsWith(
                          "SEARCH keyword_index USING COVERING INDEX idx_keyword_index_user"
                              + " (user_id=? AND keyword"))
              .count(),
          steps::toString);
      assertEquals(
          List.of(),
          steps.stream()
              .filter(step -> step.startsWith("SCAN"))
              .filter(step -> !step.startsWith("SCAN json_each") && !step.equals("SCAN found"))
              .toList());
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
    String url = "jdbc:sqlite:" + folder.resolve("plans.db");
    Storages.open(StorageConfig.of(url)).close();
    return url;
  }
}
