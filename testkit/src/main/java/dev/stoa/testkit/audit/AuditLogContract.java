package dev.stoa.testkit.audit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditEntryId;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditFilter;
import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.AuditRow;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.ChainHead;
import dev.stoa.domain.audit.ChainedEntry;
import dev.stoa.domain.audit.EntryHash;
import dev.stoa.domain.audit.EntryHasher;
import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.audit.tlog.MerkleFrontier;
import dev.stoa.domain.audit.tlog.TreeNode;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Stream;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every audit log. */
public interface AuditLogContract extends WorkspaceContract<AuditStorage> {

  @Test
  default void anEmptyLogEndsAtGenesis() {
    assertEquals(ChainHead.EMPTY, ask(AuditLog::head));
    assertEquals(Option.none(), ask(log -> log.at(1)));
    assertEquals(Option.none(), ask(log -> log.find(new AuditEntryId("nobody"))));
    assertEquals(Vector.empty(), ask(log -> log.after(0, 10, AuditFilter.ALL)));
  }

  @Test
  default void entriesAreStoredAndRead() {
    AuditEvent rich =
        AuditEvent.of("query")
            .session("s1")
            .trace("t-ıİ")
            .token("tok")
            .field("mathématiques \uD83D\uDE00")
            .specialist("swe 'quoted' \"twice\" \\ %_")
            .uScore(0.1 + 0.2)
            .confidence(Double.MIN_VALUE)
            .latencyMs(1.7976931348623157E308)
            .details(CanonicalJson.of("{\"z\":1,\"a\":[true,null,\"\\u0001\\u20ac\"],\"n\":1e-7}"));
    Seq<ChainedEntry> appended =
        ChainWriter.append(storage(), "id", AuditEvent.of("bare"), rich, AuditEvent.of("last"));
    for (ChainedEntry chained : appended) {
      AuditEntry entry = chained.entry();
      assertEquals(Option.some(entry), ask(log -> log.at(entry.sequence())));
      assertEquals(Option.some(entry), ask(log -> log.find(entry.id())));
      assertEquals(Option.some(entry.sequence()), ask(log -> log.sequenceOf(entry.hash())));
    }
    assertEquals(ChainHead.after(appended.last().entry()), ask(AuditLog::head));
    assertEquals(Option.none(), ask(log -> log.sequenceOf(EntryHash.GENESIS)));
  }

  @Test
  default void manyAreFoundByTheirIdsAtOnce() {
    Seq<ChainedEntry> appended = ChainWriter.append(storage(), 5);
    Seq<AuditEntry> wanted = appended.take(4).map(ChainedEntry::entry);
    Map<AuditEntryId, AuditEntry> found =
        ask(log -> log.find(wanted.map(AuditEntry::id).append(new AuditEntryId("nobody"))));
    assertEquals(wanted.toMap(AuditEntry::id, entry -> entry), found);
    assertEquals(0, ask(log -> log.find(Vector.empty())).size());
  }

  @Test
  default void storedRowsHashAsWhenTheyWereWritten() {
    Seq<ChainedEntry> appended = ChainWriter.append(storage(), 9);
    List<AuditRow> rows = new ArrayList<>();
    storage()
        .unitOfWork()
        .snapshot(
            () -> {
              storage().auditLog().scan(rows::add);
              return null;
            });
    EntryHasher hasher = new EntryHasher();
    assertEquals(appended.size(), rows.size());
    for (int i = 0; i < rows.size(); i++) {
      AuditRow expected = AuditRow.of(appended.get(i));
      AuditRow row = rows.get(i);
      assertEquals(expected.sequence(), row.sequence());
      assertEquals(expected.at(), row.at());
      assertEquals(expected.hash(), hasher.hash(row).hex());
      assertArrayEquals(expected.treeNodes(), row.treeNodes());
    }
    assertEquals(
        rows.get(4).hash(), ask(log -> log.row(5)).map(AuditRow::hash).getOrElse("no row 5"));
  }

  @Test
  default void pagesAscendAndAFilterNarrowsThem() {
    ChainWriter.append(
        storage(),
        "p",
        AuditEvent.of("query").session("s1").trace("t1"),
        AuditEvent.of("promote").session("s1"),
        AuditEvent.of("query").session("s2").trace("t1"),
        AuditEvent.of("query").session("s1").trace("t2"),
        AuditEvent.of("query"));
    assertEquals(Vector.of(1L, 2L), page(0, 2, AuditFilter.ALL));
    assertEquals(Vector.of(3L, 4L), page(2, 2, AuditFilter.ALL));
    assertEquals(Vector.of(5L), page(4, 2, AuditFilter.ALL));
    assertEquals(Vector.of(1L, 3L, 4L, 5L), page(0, 9, AuditFilter.ALL.ofType("query")));
    assertEquals(Vector.of(2L, 4L), page(1, 9, AuditFilter.ALL.inSession("s1")));
    assertEquals(Vector.of(1L, 3L), page(0, 9, AuditFilter.ALL.inTrace("t1")));
    assertEquals(
        Vector.of(4L), page(1, 9, AuditFilter.ALL.ofType("query").inSession("s1").inTrace("t2")));
    assertEquals(Vector.empty(), page(0, 9, AuditFilter.ALL.ofType("QUERY")));
    assertEquals(Vector.of(5L, 4L), newest(Long.MAX_VALUE, 2, AuditFilter.ALL));
    assertEquals(Vector.of(3L, 2L, 1L), newest(4, 9, AuditFilter.ALL));
    assertEquals(Vector.of(4L, 3L), newest(5, 2, AuditFilter.ALL.ofType("query")));
    assertEquals(Vector.of(2L, 1L), newest(4, 9, AuditFilter.ALL.inSession("s1")));
    assertEquals(Vector.of(1L), newest(3, 9, AuditFilter.ALL.inTrace("t1")));
    assertEquals(Vector.empty(), newest(1, 9, AuditFilter.ALL));
  }

  @Test
  default void everyTreeNodeCanBeReadBack() {
    Seq<ChainedEntry> appended = ChainWriter.append(storage(), 13);
    MerkleFrontier frontier = MerkleFrontier.empty();
    appended.forEach(chained -> frontier.add(chained.entry().hash().value()));
    Seq<TreeNode> edge = MerkleFrontier.edgeOf(13);
    MerkleFrontier read = MerkleFrontier.at(13, ask(log -> log.nodes(edge)));
    assertEquals(frontier.root(), read.root());
    assertEquals(0, ask(log -> log.nodes(Vector.of(new TreeNode(0, 13)))).size(), "no such leaf");
    Seq<TreeNode> leaves = Stream.range(0, 13).map(index -> new TreeNode(0, index)).toVector();
    Seq<Hash> hashes = ask(log -> log.nodes(leaves)).values().toVector();
    assertEquals(13, hashes.distinct().size());
  }

  @Test
  default void aDuplicateSequenceThrowsAndNothingIsStored() {
    Seq<ChainedEntry> appended = ChainWriter.append(storage(), 3);
    assertThrows(
        StorageException.class,
        () ->
            storage()
                .unitOfWork()
                .write(
                    () -> {
                      ChainWriter.within(
                          storage().auditLog(), "new", Vector.of(AuditEvent.of("fourth")));
                      storage().auditLog().append(appended.drop(2));
                      return Either.right("unreachable");
                    }));
    assertEquals(3, ask(AuditLog::head).size());
  }

  @Test
  default void writersOfManyThreadsMakeOneChain() throws Exception {
    int threads = 8;
    int each = 25;
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int thread = 0; thread < threads; thread++) {
        String prefix = "thread" + thread;
        running.add(
            pool.submit(
                () -> {
                  for (int i = 0; i < each; i++) {
                    ChainWriter.append(storage(), prefix, AuditEvent.of("raced"));
                  }
                }));
      }
      for (Future<?> one : running) {
        one.get();
      }
    } catch (ExecutionException e) {
      throw new AssertionError("a writer failed", e.getCause());
    } finally {
      pool.shutdown();
    }
    Seq<AuditEntry> all = ask(log -> log.after(0, threads * each + 1, AuditFilter.ALL));
    assertEquals(threads * each, all.size());
    ChainHead head = ChainHead.EMPTY;
    for (AuditEntry entry : all) {
      assertEquals(head.size() + 1, entry.sequence());
      assertEquals(head.hash(), entry.previous());
      head = ChainHead.after(entry);
    }
  }

  private <T> T ask(Function<AuditLog, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().auditLog()));
  }

  private Seq<Long> newest(long before, int limit, AuditFilter filter) {
    return ask(log -> log.before(before, limit, filter)).map(AuditEntry::sequence).toVector();
  }

  private Seq<Long> page(long after, int limit, AuditFilter filter) {
    return ask(log -> log.after(after, limit, filter)).map(AuditEntry::sequence).toVector();
  }
}
