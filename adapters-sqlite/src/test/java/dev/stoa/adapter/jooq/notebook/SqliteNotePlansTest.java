package dev.stoa.adapter.jooq.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.sqlite.MigratedFile;
import dev.stoa.adapter.sqlite.SqlitePlans;
import dev.stoa.domain.notebook.NoteQuery;
import dev.stoa.domain.notebook.NoteTopic;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No listing of notes reads a whole table or sorts it. */
final class SqliteNotePlansTest {

  @TempDir Path folder;

  @Test
  void everyListingGoesAlongAnIndex() throws Exception {
    String url = MigratedFile.in(folder);
    for (Statement statement : NoteStatements.statements()) {
      List<String> costly = new ArrayList<>(SqlitePlans.costlySteps(url, statement));
      // What the chain has found so far is in memory, and as long as the chain.
      costly.removeIf(step -> step.equals("SCAN linked"));
      assertEquals(List.of(), costly);
    }
  }

  @Test
  void listsDoNotScanOtherNotes() throws Exception {
    String url = MigratedFile.in(folder);
    assertUses(url, "idx_memories_agent_created", NoteQuery.all(), false);
    assertUses(url, "idx_memories_agent_topic", NoteQuery.all().on(NoteTopic.NOTES), false);
    assertUses(url, "idx_memories_core", NoteQuery.all().core(), false);
    assertUses(url, "idx_memories_archived", NoteQuery.all(), true);
    assertUses(url, "idx_memories_archived_topic", NoteQuery.all().on(NoteTopic.NOTES), true);
    assertUses(url, "idx_memories_archived_core", NoteQuery.all().core(), true);
  }

  private static void assertUses(String url, String index, NoteQuery query, boolean archived)
      throws Exception {
    Statement page = NoteSql.page(NoteSql.PageShape.of(query, archived, true));
    String step = SqlitePlans.steps(url, page).get(0);
    assertTrue(step.contains(" " + index + " "), step);
  }
}
