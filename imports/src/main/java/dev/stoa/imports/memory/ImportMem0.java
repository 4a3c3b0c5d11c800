package dev.stoa.imports.memory;

import dev.stoa.domain.imports.ImportRefused;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTimes;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.ImportedMemory;
import dev.stoa.imports.run.Importer;
import dev.stoa.imports.run.KeepMemories;
import dev.stoa.imports.run.Members;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * mem0: the payloads of its collection, and memories that only its history has. What belongs to a
 * user, an agent or a run there is in a scope named after it here.
 *
 * <p>Its package for Python and its package for TypeScript name tables and members differently.
 */
public final class ImportMem0 implements Importer {

  public static final String USUAL_TABLE = "mem0";

  /** The collection of the TypeScript package, in SQLite. */
  private static final String VECTORS = "vectors";

  /**
   * A table of events.
   *
   * @param order the column that says which is later
   * @param key what distinguishes events; numbers do only within one file
   */
  private record History(String table, String text, String event, String order, String[] key) {

    static final History PYTHON =
        new History("history", "new_memory", "event", "created_at", new String[] {"id"});
    static final History TYPESCRIPT =
        new History(
            "memory_history", "new_value", "action", "id", new String[] {"memory_id", "id"});
  }

  private final ForeignStore store;
  private final String table;

  /** The last event of each memory in the history, and when the first was. */
  private final Map<String, String> last = new HashMap<>();

  private final Map<String, Instant> first = new HashMap<>();

  public ImportMem0(ForeignStore store, String table) {
    this.store = store;
    this.table =
        table.equals(USUAL_TABLE) && !has(store, table) && has(store, VECTORS) ? VECTORS : table;
  }

  private static boolean has(ForeignStore store, String table) {
    return store.columns(table).nonEmpty();
  }

  @Override
  public void run(ImportRun run) {
    Seq<History> histories =
        Vector.of(History.PYTHON, History.TYPESCRIPT).filter(one -> has(store, one.table()));
    if (!has(store, table) && histories.isEmpty()) {
      throw new RefusalException(
          new ImportRefused.OtherSystem(store.name(), run.entry().system().label(), table));
    }
    KeepMemories memories = new KeepMemories(run);
    run.table(store, table, "memories").intoChecked(row -> payload(run, row), memories::keep);
    for (History history : histories) {
      read(run, history);
      run.table(store, history.table(), "memories")
          .knowing("old_memory", "previous_value", "is_deleted", "updated_at")
          .key(history.key())
          .orderedBy(history.order())
          .intoChecked(row -> event(run, history, row), memories::keep);
    }
    run.leaveOut(store, "messages", "the last messages of a session are no memories");
    run.leaveOut(store, "memory_migrations", "it names an installation");
    run.leaveOutOthers(store, HashSet.empty());
  }

  private static Memory payload(ImportRun run, ForeignRow row) {
    if (row.value("vector").isDefined()) {
      run.remark("vectors were left out: they do not name their model; embed the memories again");
    }
    Members payload = Members.of(row, "payload");
    ForeignRow times = new ForeignRow("payload", times(payload));
    Instant created = run.stamps().read(times, "created_at").getOrElse(run.now());
    return ImportedMemory.of(
        new MemoryId(row.required("id")),
        scope(payload),
        payload.required("data"),
        payload.without(
            "data", "hash", "created_at", "updated_at", "createdAt", "updatedAt", "textLemmatized"),
        new MemoryTimes(
            created,
            run.stamps().read(times, "updated_at").getOrElse(created),
            Option.none(),
            Option.none()));
  }

  private static Map<String, @Nullable Object> times(Members payload) {
    Map<String, @Nullable Object> times = new HashMap<>();
    times.put("created_at", either(payload, "created_at", "createdAt").getOrNull());
    times.put("updated_at", either(payload, "updated_at", "updatedAt").getOrNull());
    return times;
  }

  private static Option<String> either(Members payload, String python, String typescript) {
    return payload.nonBlank(python).orElse(payload.nonBlank(typescript));
  }

  private static MemoryScope scope(Members payload) {
    return Vector.of("user", "agent", "run")
        .flatMap(
            kind ->
                either(payload, kind + "_id", kind + "Id")
                    .map(id -> new MemoryScope(kind + ":" + id)))
        .headOption()
        .getOrElse(MemoryScope.SHARED);
  }

  private void read(ImportRun run, History history) {
    store.each(
        history.table(),
        Vector.of(history.order()),
        row -> {
          String memory = row.text("memory_id").getOrElse("");
          last.put(memory, row.text("id").getOrElse(""));
          if (!first.containsKey(memory)) {
            run.stamps().read(row, "created_at").forEach(at -> first.put(memory, at));
          }
        });
  }

  private static CanonicalJson about(ForeignRow row) {
    JsonObject.Builder about = JsonObject.builder();
    for (String column : Vector.of("actor_id", "role")) {
      row.nonBlank(column).forEach(text -> about.put(column, text));
    }
    return CanonicalJson.of(about.build());
  }

  private Memory event(ImportRun run, History history, ForeignRow row) {
    String id = row.required("memory_id");
    if (!row.required("id").equals(last.get(id))) {
      throw new InvalidValue("a later event of the memory " + id + " replaces it");
    }
    if (row.text(history.event()).contains("DELETE") || row.flag("is_deleted")) {
      throw new InvalidValue("the memory " + id + " was deleted");
    }
    if (run.storage().memories().find(new MemoryId(id)).isDefined()) {
      throw new InvalidValue("the memory " + id + " is here already");
    }
    Instant at = run.stamps().read(row, "created_at").getOrElse(run.now());
    return ImportedMemory.of(
        new MemoryId(id),
        MemoryScope.SHARED,
        row.required(history.text()),
        about(row),
        new MemoryTimes(
            first.getOrDefault(id, at),
            run.stamps().read(row, "updated_at").getOrElse(at),
            Option.none(),
            Option.none()));
  }
}
