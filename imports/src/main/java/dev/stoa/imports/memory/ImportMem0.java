package dev.stoa.imports.memory;

import dev.stoa.domain.imports.ImportRefused;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.Validity;
import dev.stoa.domain.memory.Experience;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryBuilder;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryLabels;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.MemoryTimes;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.Importer;
import dev.stoa.imports.run.KeepMemories;
import dev.stoa.imports.run.Members;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.HashSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * mem0: the payloads of its collection, and memories that only its history has. What belongs to a
 * user, an agent or a run there is in a scope named after it here.
 */
public final class ImportMem0 implements Importer {

  public static final String USUAL_TABLE = "mem0";

  private static final String HISTORY = "history";
  private static final double USUAL_IMPORTANCE = 0.5;

  private final ForeignStore store;
  private final String table;

  /** The last event of each memory in the history, and when the first was. */
  private final Map<String, String> last = new HashMap<>();

  private final Map<String, Instant> first = new HashMap<>();

  public ImportMem0(ForeignStore store, String table) {
    this.store = store;
    this.table = table;
  }

  @Override
  public void run(ImportRun run) {
    if (store.columns(table).isEmpty() && store.columns(HISTORY).isEmpty()) {
      throw new RefusalException(
          new ImportRefused.OtherSystem(store.name(), run.entry().system().label(), table));
    }
    KeepMemories memories = new KeepMemories(run);
    run.table(store, table, "memories").intoChecked(row -> payload(run, row), memories::keep);
    readHistory(run);
    run.table(store, HISTORY, "memories")
        .knowing("old_memory", "is_deleted")
        .orderedBy("created_at")
        .intoChecked(row -> history(run, row), memories::keep);
    run.leaveOutOthers(store, HashSet.empty());
  }

  private static Memory payload(ImportRun run, ForeignRow row) {
    if (row.value("vector").isDefined()) {
      run.remark("vectors were left out: they do not name their model; embed the memories again");
    }
    Members payload = Members.of(row, "payload");
    ForeignRow times = new ForeignRow("payload", times(payload));
    Instant created = run.stamps().read(times, "created_at").getOrElse(run.now());
    return MemoryBuilder.builder()
        .id(new MemoryId(row.required("id")))
        .scope(scope(payload))
        .tier(MemoryTier.SLOW)
        .content(payload.required("data"))
        .importance(USUAL_IMPORTANCE)
        .experience(Experience.NONE)
        .metadata(payload.without("data", "hash", "created_at", "updated_at"))
        .times(
            new MemoryTimes(
                created,
                run.stamps().read(times, "updated_at").getOrElse(created),
                Option.none(),
                Option.none()))
        .redLine(Option.none())
        .author(Option.none())
        .labels(MemoryLabels.NONE)
        .validity(Validity.ALWAYS)
        .successor(Option.none())
        .build();
  }

  private static Map<String, @Nullable Object> times(Members payload) {
    Map<String, @Nullable Object> times = new HashMap<>();
    times.put("created_at", payload.text("created_at").getOrNull());
    times.put("updated_at", payload.text("updated_at").getOrNull());
    return times;
  }

  private static MemoryScope scope(Members payload) {
    return Vector.of("user", "agent", "run")
        .flatMap(kind -> payload.nonBlank(kind + "_id").map(id -> new MemoryScope(kind + ":" + id)))
        .headOption()
        .getOrElse(MemoryScope.SHARED);
  }

  private void readHistory(ImportRun run) {
    if (store.columns(HISTORY).isEmpty()) {
      return;
    }
    store.each(
        HISTORY,
        Vector.of("created_at"),
        row -> {
          String memory = row.text("memory_id").getOrElse("");
          last.put(memory, row.text("id").getOrElse(""));
          if (!first.containsKey(memory)) {
            run.stamps().read(row, "created_at").forEach(at -> first.put(memory, at));
          }
        });
  }

  private Memory history(ImportRun run, ForeignRow row) {
    String id = row.required("memory_id");
    if (!row.required("id").equals(last.get(id))) {
      throw new InvalidValue("a later event of the memory " + id + " replaces it");
    }
    if (row.text("event").contains("DELETE") || row.flag("is_deleted")) {
      throw new InvalidValue("the memory " + id + " was deleted");
    }
    if (run.storage().memories().find(new MemoryId(id)).isDefined()) {
      throw new InvalidValue("the memory " + id + " is here already");
    }
    Instant at = run.stamps().read(row, "created_at").getOrElse(run.now());
    Instant created = first.getOrDefault(id, at);
    return MemoryBuilder.builder()
        .id(new MemoryId(id))
        .scope(MemoryScope.SHARED)
        .tier(MemoryTier.SLOW)
        .content(row.required("new_memory"))
        .importance(USUAL_IMPORTANCE)
        .experience(Experience.NONE)
        .metadata(
            CanonicalJson.of(
                JsonObject.builder()
                    .put("actor_id", row.nonBlank("actor_id"))
                    .put("role", row.nonBlank("role"))
                    .build()))
        .times(
            new MemoryTimes(
                created,
                run.stamps().read(row, "updated_at").getOrElse(at),
                Option.none(),
                Option.none()))
        .redLine(Option.none())
        .author(Option.none())
        .labels(MemoryLabels.NONE)
        .validity(Validity.ALWAYS)
        .successor(Option.none())
        .build();
  }
}
