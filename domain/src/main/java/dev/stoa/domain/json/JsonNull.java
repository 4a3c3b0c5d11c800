package dev.stoa.domain.json;

/** The word {@code null}. */
public record JsonNull() implements JsonValue {}
