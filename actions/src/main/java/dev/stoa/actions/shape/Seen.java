package dev.stoa.actions.shape;

/** A value as callers see it: with what was looked up for the answer that it is part of. */
public record Seen<T>(T value, Found found) {}
