package dev.stoa.imports.langgraph;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.imports.run.Members;
import dev.stoa.imports.source.ForeignRow;
import dev.stoa.imports.source.ForeignStore;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What other tables have of checkpoints: values of channels, and writes. */
final class ThreadParts {

  static final Seq<String> WRITES = Vector.of("writes", "checkpoint_writes");
  static final String BLOBS = "checkpoint_blobs";

  private static final String MESSAGES = "messages";

  private final ForeignStore store;

  /** The thread whose parts were read last; checkpoints come thread by thread. */
  private String place = "";

  private boolean isRead;
  private final Map<String, Typed> blobs = new HashMap<>();
  private final Map<String, List<String>> writes = new HashMap<>();
  private final Set<String> used = new HashSet<>();

  ThreadParts(ForeignStore store) {
    this.store = store;
  }

  static String channelKey(ForeignRow row) {
    return channelKey(
        row.required("thread_id"),
        row.text("checkpoint_ns").getOrElse(""),
        row.required("channel"),
        row.required("version"));
  }

  private static String channelKey(
      String thread, String namespace, String channel, String version) {
    return String.join(" / ", thread, namespace, channel, version);
  }

  /** Whether a checkpoint has this version of the value of a channel. */
  boolean isUsed(String channelKey) {
    return used.contains(channelKey);
  }

  /** The checkpoint with all of its parts, as JSON; what was JSON is as it was. */
  String payload(CheckpointRow row) {
    read(row);
    Seq<String> values = channels(row).map(one -> quoted(one._1) + ":" + one._2.shown());
    return "{\"checkpoint\":"
        + row.checkpoint().shown()
        + ",\"channel_values\":{"
        + values.mkString(",")
        + "},\"metadata\":"
        + row.metadata().shown()
        + ",\"writes\":["
        + String.join(",", writes.getOrDefault(row.key(), List.of()))
        + "]}";
  }

  /** What was said up to a checkpoint; none if it is not readable. */
  Option<Seq<JsonValue>> messages(CheckpointRow row) {
    read(row);
    Option<JsonValue> beside =
        channels(row).find(one -> one._1.equals(MESSAGES)).flatMap(one -> one._2.json());
    return beside
        .orElse(() -> row.members().members("channel_values").value(MESSAGES))
        .map(value -> value instanceof JsonArray list ? list.values() : Vector.empty());
  }

  private Seq<Tuple2<String, Typed>> channels(CheckpointRow row) {
    Members versions = row.members().members("channel_versions");
    return versions
        .object()
        .members()
        .keySet()
        .toVector()
        .flatMap(
            channel -> {
              String key =
                  channelKey(
                      row.thread(), row.namespace(), channel, versions.text(channel).getOrElse(""));
              return Option.of(blobs.get(key))
                  .peek(found -> used.add(key))
                  .map(found -> new Tuple2<>(channel, found));
            })
        .filter(one -> !one._2.isEmpty());
  }

  private void read(CheckpointRow row) {
    String wanted = row.thread() + " / " + row.namespace();
    if (isRead && place.equals(wanted)) {
      return;
    }
    place = wanted;
    isRead = true;
    blobs.clear();
    writes.clear();
    io.vavr.collection.Map<String, String> thread =
        LinkedHashMap.of("thread_id", row.thread(), "checkpoint_ns", row.namespace());
    if (store.columns(BLOBS).nonEmpty()) {
      store.each(
          BLOBS,
          thread,
          Vector.empty(),
          blob ->
              blobs.put(
                  channelKey(blob),
                  new Typed(blob.required("type"), blob.bytes("blob").getOrElse(new byte[0]))));
    }
    for (String table : WRITES.filter(one -> store.columns(one).nonEmpty())) {
      store.each(
          table,
          thread,
          Vector.of("task_id", "idx"),
          write ->
              writes
                  .computeIfAbsent(CheckpointRow.key(write), key -> new ArrayList<>())
                  .add(shown(write)));
    }
  }

  private static String shown(ForeignRow write) {
    Typed value =
        new Typed(
            write.nonBlank("type").getOrElse("json"),
            write.bytes("value").orElse(write.bytes("blob")).getOrElse(new byte[0]));
    String about =
        CanonicalJson.of(
                JsonObject.builder()
                    .put("task_id", write.required("task_id"))
                    .put("idx", write.whole("idx").getOrElse(0L))
                    .put("channel", write.required("channel"))
                    .build())
            .text();
    return about.substring(0, about.length() - 1) + ",\"value\":" + value.shown() + "}";
  }

  private static String quoted(String name) {
    return CanonicalJson.of(new JsonString(name)).text();
  }
}
