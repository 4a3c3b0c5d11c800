package dev.stoa.domain.json;

/** The value {@code null}. */
public record JsonNull() implements JsonValue {}
