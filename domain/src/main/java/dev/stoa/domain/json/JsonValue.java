package dev.stoa.domain.json;

/** Any JSON value. */
public sealed interface JsonValue
    permits JsonObject, JsonArray, JsonString, JsonNumber, JsonBoolean, JsonNull {}
