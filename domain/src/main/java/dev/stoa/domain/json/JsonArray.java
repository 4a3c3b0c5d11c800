package dev.stoa.domain.json;

import io.vavr.collection.Seq;

/** Values in order. */
public record JsonArray(Seq<JsonValue> values) implements JsonValue {}
