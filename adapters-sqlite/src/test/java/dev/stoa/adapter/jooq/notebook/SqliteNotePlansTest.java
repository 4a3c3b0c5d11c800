package dev.stoa.adapter.jooq.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.sqlite.MigratedFile;
import dev.stoa.adapter.sqlite.SqlitePlans;
import dev.stoa.domain.kernel.ArchiveFilter;
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
    assertUses(url, "idx_memories_agent_created", NoteQuery.all(), ArchiveFilter.LIVE);
    assertUses(
        url, "idx_memories_agent_topic", NoteQuery.all().on(NoteTopic.NOTES), ArchiveFilter.LIVE);
    assertUses(url, "idx_memories_core", NoteQuery.all().core(), ArchiveFilter.LIVE);
    assertUses(url, "idx_memories_archived", NoteQuery.all(), ArchiveFilter.ARCHIVED);
    assertUses(
        url,
        "idx_memories_archived_topic",
        NoteQuery.all().on(NoteTopic.NOTES),
        ArchiveFilter.ARCHIVED);
    assertUses(url, "idx_memories_archived_core", NoteQuery.all().core(), ArchiveFilter.ARCHIVED);
  }

  private static void assertUses(String url, String index, NoteQuery query, ArchiveFilter kind)
      throws Exception {
    Statement page = NoteStatements.later(query, kind);
    String step = SqlitePlans.steps(url, page).get(0);
    assertTrue(step.contains(" " + index + " "), step);
  }
}
