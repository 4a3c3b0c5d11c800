package dev.stoa.domain.json;

/** Anything a JSON text can say. */
public sealed interface JsonValue
    permits JsonObject, JsonArray, JsonString, JsonNumber, JsonBoolean, JsonNull {}
