package dev.stoa.domain.operations;

/** A row of any table. */
public record RowKey(String table, String item) {}
