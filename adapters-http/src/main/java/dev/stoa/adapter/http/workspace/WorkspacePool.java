package dev.stoa.adapter.http.workspace;

import dev.stoa.adapter.http.exchange.HttpFailure;
import dev.stoa.adapter.http.exchange.HttpProblem;
import dev.stoa.application.Workspace;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.DaemonThread;
import io.vavr.control.Option;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;

/**
 * Workspaces by name, opened at their first use. A limited number is open; the least recently used
 * one is closed for another, and each after some time without use. One that is in use is never
 * closed.
 */
public final class WorkspacePool implements Workspaces {

  private static final Logger LOG = System.getLogger("dev.stoa.http");

  private final Function<String, Option<OpenedWorkspace>> opener;
  private final int most;
  private final Duration idle;
  private final Map<String, Entry> entries = new LinkedHashMap<>(16, 0.75f, true);
  private final ScheduledExecutorService closer;

  /** A workspace that is open or being opened; fields are guarded by the pool. */
  private static final class Entry {
    private final CompletableFuture<Option<OpenedWorkspace>> workspace = new CompletableFuture<>();
    private int users = 1;
    private long usedAt = System.nanoTime();
  }

  /**
   * A pool.
   *
   * @param opener opens the workspace of a name; none if there is no such workspace
   * @param most how many may be open
   * @param idle after which time without use one is closed
   */
  public WorkspacePool(Function<String, Option<OpenedWorkspace>> opener, int most, Duration idle) {
    if (most < 1) {
      throw new InvalidValue("at least 1 workspace must be open");
    }
    this.opener = opener;
    this.most = most;
    this.idle = idle;
    this.closer = Executors.newSingleThreadScheduledExecutor(DaemonThread.named("stoa-workspaces"));
    long every = Math.max(1, idle.toMillis() / 4);
    closer.scheduleWithFixedDelay(this::closeIdle, every, every, TimeUnit.MILLISECONDS);
  }

  @Override
  public Option<Lease> lease(Option<String> name) {
    return name.flatMap(this::lease);
  }

  private Option<Lease> lease(String name) {
    List<Entry> closed = new ArrayList<>();
    boolean opens;
    Entry entry;
    synchronized (entries) {
      entry = entries.get(name);
      opens = entry == null;
      if (opens) {
        closed.addAll(makeRoom());
        entry = new Entry();
        entries.put(name, entry);
      } else {
        entry.users++;
      }
    }
    closed.forEach(WorkspacePool::close);
    if (opens) {
      open(name, entry);
    }
    return opened(name, entry);
  }

  /** Removes the entry that was used longest ago, if there are too many. */
  private List<Entry> makeRoom() {
    List<Entry> removed = new ArrayList<>();
    Iterator<Entry> oldestFirst = entries.values().iterator();
    while (entries.size() >= most && oldestFirst.hasNext()) {
      Entry entry = oldestFirst.next();
      if (entry.users == 0) {
        oldestFirst.remove();
        removed.add(entry);
      }
    }
    if (entries.size() >= most) {
      throw new HttpFailure(
          HttpProblem.of(429, "server.busy", "too many workspaces are in use: try again later")
              .header("Retry-After", "1"));
    }
    return removed;
  }

  private void open(String name, Entry entry) {
    try {
      entry.workspace.complete(opener.apply(name));
    } catch (RuntimeException | Error e) {
      entry.workspace.completeExceptionally(e);
    }
  }

  private Option<Lease> opened(String name, Entry entry) {
    Option<OpenedWorkspace> workspace;
    try {
      workspace = entry.workspace.join();
    } catch (CompletionException e) {
      forget(name, entry);
      throw e.getCause() instanceof RuntimeException failure ? failure : e;
    }
    if (workspace.isEmpty()) {
      forget(name, entry);
      return Option.none();
    }
    return Option.some(new Held(this, entry, workspace.get().workspace(), new AtomicBoolean()));
  }

  private void forget(String name, Entry entry) {
    synchronized (entries) {
      entries.remove(name, entry);
    }
  }

  private record Held(WorkspacePool pool, Entry entry, Workspace workspace, AtomicBoolean released)
      implements Lease {

    @Override
    public void close() {
      if (released.compareAndSet(false, true)) {
        pool.release(entry);
      }
    }
  }

  private void release(Entry entry) {
    synchronized (entries) {
      entry.users--;
      entry.usedAt = System.nanoTime();
    }
  }

  @Override
  public Option<Lease> leaseIfOpen(Option<String> name) {
    Entry entry;
    synchronized (entries) {
      entry = name.map(entries::get).getOrNull();
      if (entry == null) {
        return Option.none();
      }
      entry.users++;
    }
    return opened(name.get(), entry);
  }

  /** How many are open. */
  public int size() {
    synchronized (entries) {
      return entries.size();
    }
  }

  private void closeIdle() {
    List<Entry> closed = new ArrayList<>();
    synchronized (entries) {
      long now = System.nanoTime();
      entries
          .values()
          .removeIf(
              entry -> {
                boolean ends = entry.users == 0 && now - entry.usedAt > idle.toNanos();
                if (ends) {
                  closed.add(entry);
                }
                return ends;
              });
    }
    closed.forEach(WorkspacePool::close);
  }

  private static void close(Entry entry) {
    for (OpenedWorkspace workspace : entry.workspace.join()) {
      try {
        workspace.closing().run();
      } catch (RuntimeException e) {
        LOG.log(Level.WARNING, "a workspace cannot be closed", e);
      }
    }
  }

  @Override
  public boolean isReady() {
    return true;
  }

  /** Closes all of them; requests have ended. */
  @Override
  public void close() {
    closer.shutdownNow();
    List<Entry> all;
    synchronized (entries) {
      all = new ArrayList<>(entries.values());
      entries.clear();
    }
    all.forEach(WorkspacePool::close);
  }
}
