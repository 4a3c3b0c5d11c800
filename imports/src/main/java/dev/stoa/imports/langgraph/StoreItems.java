package dev.stoa.imports.langgraph;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTimes;
import dev.stoa.imports.run.ImportRun;
import dev.stoa.imports.run.ImportedMemory;
import dev.stoa.imports.run.KeepMemories;
import dev.stoa.imports.run.Members;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * The items of a store: the namespace is the scope of a memory, as the store writes it. What the
 * value says is its content, and the rest of the value, with the key, its metadata.
 */
final class StoreItems {

  static final String TABLE = "store";

  /** The members of a value that say what it is about, the first one first. */
  private static final Seq<String> SAYING = Vector.of("text", "content", "data", "memory", "value");

  private final ImportRun run;
  private final ForeignStore store;
  private final KeepMemories memories;

  StoreItems(ImportRun run, ForeignStore store) {
    this.run = run;
    this.store = store;
    this.memories = new KeepMemories(run);
  }

  void run() {
    run.table(store, TABLE, "memories")
        .keyedBy(row -> namespace(row) + " / " + row.required("key"))
        .knowing("ttl_minutes", "expires_at", "prefix", "namespace_path", "key")
        .intoChecked(this::item, memories::keep);
  }

  /** The packages for Python and TypeScript name it differently. */
  private static String namespace(ForeignRow row) {
    return row.nonBlank("prefix").getOrElse(() -> row.required("namespace_path"));
  }

  private Memory item(ForeignRow row) {
    Members value = Members.of("value", row.json("value").get());
    Option<String> saying = SAYING.find(name -> value.value(name).exists(StoreItems::isSaying));
    Instant created = run.stamps().read(row, "created_at").getOrElse(run.now());
    return ImportedMemory.of(
        new MemoryId(run.newId()),
        new MemoryScope(namespace(row)),
        saying.map(value::required).getOrElse(() -> CanonicalJson.of(value.object()).text()),
        metadata(row.required("key"), saying.isEmpty() ? none() : rest(value, saying.get())),
        new MemoryTimes(
            created,
            run.stamps().read(row, "updated_at").getOrElse(created),
            run.stamps().read(row, "expires_at"),
            Option.none()));
  }

  private static boolean isSaying(JsonValue value) {
    return value instanceof JsonString text && !text.value().isBlank();
  }

  private static JsonObject none() {
    return JsonObject.builder().build();
  }

  private static JsonObject rest(Members value, String saying) {
    return new JsonObject(value.object().members().remove(saying));
  }

  private static CanonicalJson metadata(String key, JsonObject rest) {
    return CanonicalJson.of(
        new JsonObject(rest.members().put("imported_key", new JsonString(key))));
  }
}
