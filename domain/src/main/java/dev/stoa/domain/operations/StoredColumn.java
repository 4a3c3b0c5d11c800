package dev.stoa.domain.operations;

/** A column of a {@link StoredTable}. */
public record StoredColumn(String name, ColumnKind kind) {}
