package dev.stoa.imports.langgraph;

import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.imports.run.Members;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.Stamps;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A checkpoint of a thread.
 *
 * @param namespace empty unless it is of a graph within a graph
 * @param checkpoint what it holds
 * @param metadata what it says about itself
 */
record CheckpointRow(
    String thread,
    String namespace,
    String id,
    Option<String> parent,
    Typed checkpoint,
    Typed metadata) {

  /** Between 1582-10-15, from which such ids count, and 1970-01-01, in 100 nanoseconds. */
  private static final long GREGORIAN = 0x01B21DD213814000L;

  private static final JsonValue NOTHING = JsonParser.parse("{}");

  private static final int VERSION_OF_TIME = 6;

  static CheckpointRow of(ForeignRow row) {
    Option<String> type = row.nonBlank("type");
    return new CheckpointRow(
        row.required("thread_id"),
        row.text("checkpoint_ns").getOrElse(""),
        row.required("checkpoint_id"),
        row.nonBlank("parent_checkpoint_id"),
        Typed.of(type, row.bytes("checkpoint").getOrElse(new byte[0])),
        Typed.of(type, row.bytes("metadata").getOrElse(new byte[] {'{', '}'})));
  }

  static String key(ForeignRow row) {
    return row.required("thread_id")
        + " / "
        + row.text("checkpoint_ns").getOrElse("")
        + " / "
        + row.required("checkpoint_id");
  }

  String key() {
    return thread + " / " + namespace + " / " + id;
  }

  /** The thread, and the graph within a graph if it is of one. */
  String place() {
    return namespace.isEmpty() ? thread : thread + "/" + namespace;
  }

  /** When it was made: what it says or, if that is not readable, the time in its id. */
  Option<Instant> at(Stamps stamps) {
    Map<String, @Nullable Object> values = new HashMap<>();
    values.put("ts", members().text("ts").getOrNull());
    return stamps.read(new ForeignRow("checkpoint", values), "ts").orElse(this::inId);
  }

  private Option<Instant> inId() {
    UUID uuid;
    try {
      uuid = UUID.fromString(id);
    } catch (IllegalArgumentException other) {
      return Option.none();
    }
    if (uuid.version() != VERSION_OF_TIME) {
      return Option.none();
    }
    long high = uuid.getMostSignificantBits();
    long ticks = (high >>> 16 << 12 | high & 0xFFF) - GREGORIAN;
    return Option.some(
        Instant.ofEpochSecond(
            Math.floorDiv(ticks, 10_000_000L), Math.floorMod(ticks, 10_000_000L) / 10 * 1_000));
  }

  /** Whether it has a value of a channel, though perhaps not as JSON. */
  boolean hasChannel(String channel) {
    return members().members("channel_versions").value(channel).isDefined();
  }

  /** Its members; none if it is not JSON. */
  Members members() {
    return checkpoint
        .json()
        .map(value -> Members.of("checkpoint", value))
        .getOrElse(() -> Members.of("checkpoint", NOTHING));
  }
}
