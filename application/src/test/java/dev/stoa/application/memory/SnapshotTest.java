package dev.stoa.application.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryEdit;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.RedLine;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.memory.RestoreMode;
import dev.stoa.domain.memory.SnapshotReport;
import dev.stoa.domain.memory.SnapshotRequest;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** Memories written down and read back. */
final class SnapshotTest extends MemoryWorkspace {

  @AutoClose private final TestWorkspace other = TestWorkspace.create();

  @Test
  void whatIsWrittenDownHereIsReadBackElsewhere() {
    Memory stored = remember("kept", 0.5);
    memory().protect(stored.id(), new RedLine("law"), false).get();
    for (int i = 0; i < 450; i++) {
      remember("m " + i, (i % 10) / 10.0);
    }
    List<String> all = exported(SnapshotRequest.USUAL.all());
    assertEquals(453, all.size());
    assertEquals(12, exported(SnapshotRequest.USUAL.top(10)).size());
    MemoryOperations elsewhere =
        new MemoryOperations(other.storage(), this::now, () -> "other", List.of());
    assertEquals(
        new SnapshotReport(451, 0, 0), elsewhere.restoreSnapshot(all, RestoreMode.KEEP).get());
    assertEquals(memory().find(stored.id()), elsewhere.find(stored.id()));
    List<String> again = new ArrayList<>();
    elsewhere.exportSnapshot(SnapshotRequest.USUAL.all(), again::add);
    assertEquals(all, again);
    assertEquals(1, elsewhere.recall(Recall.about("kept")).get().size());
  }

  @Test
  void eachModeDoesWhatItSaysAboutWhatIsThere() {
    Memory low = remember("low", 0.2);
    Memory high = remember("high", 0.9);
    Memory removed = remember("gone", 0.5);
    Memory stored = remember("kept", 0.5);
    List<String> lines = exported(SnapshotRequest.USUAL.all());
    edit(low, MemoryEdit.NOTHING.importance(0.1));
    edit(high, MemoryEdit.NOTHING.content("higher").importance(0.95));
    memory().forget(removed.id(), "x").get();
    memory().protect(stored.id(), new RedLine("law"), true).get();
    assertEquals(new SnapshotReport(1, 3, 0), restored(lines, RestoreMode.KEEP));
    assertEquals(new SnapshotReport(0, 3, 1), restored(lines, RestoreMode.MERGE));
    assertEquals(0.2, memory().find(low.id()).get().importance());
    assertEquals("higher", memory().find(high.id()).get().content());
    assertEquals(new SnapshotReport(0, 2, 2), restored(lines, RestoreMode.REPLACE));
    assertEquals(Option.some(high), memory().find(high.id()));
    assertEquals(1, memory().recall(Recall.about("high")).get().size());
    assertEquals(0, memory().recall(Recall.about("higher")).get().size());
    assertTrue(memory().find(stored.id()).get().isProtected());
    assertEquals(MemoryTier.GLACIAL, memory().find(stored.id()).get().tier());
    assertEquals(
        "snapshot_replaced", memory().archived(PageRequest.first(1)).items().head().reason());
  }

  @Test
  void aBadSnapshotIsRefusedByLineAndFieldAndNothingIsKept() {
    remember("a", 0.5);
    remember("b", 0.5);
    List<String> lines = exported(SnapshotRequest.USUAL.all());
    memory().forget(memory().recall(Recall.strongest()).get().head().memory().id(), "x").get();
    List<String> bad = new ArrayList<>(lines);
    bad.set(2, bad.get(2).replace("\"importance\":0.5", "\"importance\":7"));
    refused(bad, 3, "importance 7.0 is out of range: give 0 to 1");
    refused(lines.subList(0, 3), 4, "the last line, which says how many memories there are,");
    refused(List.of("{}"), 1, "format is missing: give a text");
    refused(List.of("[]"), 1, "it is no JSON object: put members in braces");
    bad.set(2, lines.get(1));
    refused(bad, 3, "id m1 occurs twice: remove one");
    bad.set(0, lines.get(0).replace("\"version\":1", "\"version\":2"));
    refused(bad, 1, "version is 2: this release reads version 1");
    assertEquals(1, memory().statistics().memories());
  }

  @Test
  void aFailureOfTheCallerIsNoFaultOfTheSnapshot() {
    Iterable<String> lines =
        () -> {
          throw new IllegalArgumentException("the file is gone");
        };
    assertEquals(
        "the file is gone",
        assertThrows(
                IllegalArgumentException.class,
                () -> memory().restoreSnapshot(lines, RestoreMode.KEEP))
            .getMessage());
  }

  private void refused(List<String> lines, long line, String reason) {
    MemoryRefused refused = memory().restoreSnapshot(lines, RestoreMode.REPLACE).getLeft();
    assertTrue(
        refused
            .sentence()
            .startsWith("snapshot line " + line + " is refused, nothing was restored: " + reason),
        refused.sentence());
  }

  private SnapshotReport restored(List<String> lines, RestoreMode mode) {
    return memory().restoreSnapshot(lines, mode).get();
  }

  private List<String> exported(SnapshotRequest request) {
    List<String> lines = new ArrayList<>();
    memory().exportSnapshot(request, lines::add);
    return lines;
  }

  private void edit(Memory memory, MemoryEdit edit) {
    memory().edit(memory.id(), edit).get();
  }

  private Memory remember(String content, double importance) {
    return memory().remember(Remember.of(content).importance(importance)).get();
  }
}
