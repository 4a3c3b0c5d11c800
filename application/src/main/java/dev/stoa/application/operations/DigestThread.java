package dev.stoa.application.operations;

import dev.stoa.domain.kernel.DaemonThread;
import dev.stoa.domain.operations.RowSink;
import dev.stoa.domain.operations.StoredTable;
import dev.stoa.domain.operations.TableDigest;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/** Digests rows in a separate thread, while the caller reads and writes further ones. */
final class DigestThread implements AutoCloseable {

  private static final int BATCH = 64;

  /** The most batches that wait: rows can be large. */
  private static final int MOST_WAITING = 3;

  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(DaemonThread.named("stoa-digest"));

  /** The rows of one table, which must not change after they were added. */
  Rows of(StoredTable table) {
    return new Rows(new TableDigester(table));
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }

  /** Takes the rows of one table in order. */
  final class Rows implements RowSink {

    private final TableDigester digester;
    private final Queue<CompletableFuture<Void>> waiting = new ArrayDeque<>();
    private List<@Nullable Object[]> batch = new ArrayList<>(BATCH);

    private Rows(TableDigester digester) {
      this.digester = digester;
    }

    @Override
    public void add(@Nullable Object[] row) {
      batch.add(row);
      if (batch.size() == BATCH) {
        digest();
      }
    }

    TableDigest end() {
      digest();
      while (!waiting.isEmpty()) {
        awaitOldest();
      }
      return digester.end();
    }

    private void digest() {
      List<@Nullable Object[]> rows = batch;
      batch = new ArrayList<>(BATCH);
      waiting.add(CompletableFuture.runAsync(() -> rows.forEach(digester::add), thread));
      if (waiting.size() > MOST_WAITING) {
        awaitOldest();
      }
    }

    private void awaitOldest() {
      try {
        waiting.remove().join();
      } catch (CompletionException e) {
        throw e.getCause() instanceof RuntimeException cause ? cause : e;
      }
    }
  }
}
