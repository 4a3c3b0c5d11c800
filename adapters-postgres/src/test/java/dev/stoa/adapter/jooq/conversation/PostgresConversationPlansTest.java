package dev.stoa.adapter.jooq.conversation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.postgres.MigratedDatabase;
import dev.stoa.adapter.postgres.PostgresPlans;
import java.util.List;
import org.junit.jupiter.api.Test;

/** No listing of conversations reads a whole table or sorts it. */
final class PostgresConversationPlansTest {

  @Test
  void everyListingGoesAlongAnIndex() throws Exception {
    String url = MigratedDatabase.unchanged();
    for (Statement statement : ConversationStatements.statements()) {
      assertEquals(List.of(), PostgresPlans.costlySteps(url, statement));
    }
    for (Statement statement : ConversationStatements.waiting()) {
      List<String> steps = PostgresPlans.steps(url, statement);
      assertTrue(
          steps.stream().anyMatch(step -> step.contains("idx_conversations_waiting")),
          steps::toString);
    }
  }
}
