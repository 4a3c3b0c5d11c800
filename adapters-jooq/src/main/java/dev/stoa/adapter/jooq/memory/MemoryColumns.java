package dev.stoa.adapter.jooq.memory;

import static dev.stoa.schema.generated.tables.ContinuumMemory.CONTINUUM_MEMORY;
import static dev.stoa.schema.generated.tables.ContinuumMemoryArchive.CONTINUUM_MEMORY_ARCHIVE;

import dev.stoa.schema.Json;
import java.time.Instant;
import java.util.List;
import org.jooq.Field;
import org.jooq.Table;

/** The columns that live and archived memories share, in one of the two tables. */
final class MemoryColumns {

  static final MemoryColumns LIVE = new MemoryColumns(CONTINUUM_MEMORY);
  static final MemoryColumns ARCHIVED = new MemoryColumns(CONTINUUM_MEMORY_ARCHIVE);

  final Field<String> id;
  final Field<String> scope;
  final Field<String> tier;
  final Field<String> content;
  final Field<Double> importance;
  final Field<Double> surprise;
  final Field<Double> consolidation;
  final Field<Long> updates;
  final Field<Long> successes;
  final Field<Long> failures;
  final Field<Long> reinforcements;
  final Field<Instant> promotedAt;
  final Field<Instant> createdAt;
  final Field<Instant> updatedAt;
  final Field<Instant> expiresAt;
  final Field<Json> metadata;
  final Field<Boolean> redLine;
  final Field<String> redLineReason;
  final Field<String> author;

  private MemoryColumns(Table<?> table) {
    this.id = table.field(CONTINUUM_MEMORY.ID);
    this.scope = table.field(CONTINUUM_MEMORY.SCOPE);
    this.tier = table.field(CONTINUUM_MEMORY.TIER);
    this.content = table.field(CONTINUUM_MEMORY.CONTENT);
    this.importance = table.field(CONTINUUM_MEMORY.IMPORTANCE);
    this.surprise = table.field(CONTINUUM_MEMORY.SURPRISE_SCORE);
    this.consolidation = table.field(CONTINUUM_MEMORY.CONSOLIDATION_SCORE);
    this.updates = table.field(CONTINUUM_MEMORY.UPDATE_COUNT);
    this.successes = table.field(CONTINUUM_MEMORY.SUCCESS_COUNT);
    this.failures = table.field(CONTINUUM_MEMORY.FAILURE_COUNT);
    this.reinforcements = table.field(CONTINUUM_MEMORY.REINFORCEMENTS);
    this.promotedAt = table.field(CONTINUUM_MEMORY.LAST_PROMOTION_AT);
    this.createdAt = table.field(CONTINUUM_MEMORY.CREATED_AT);
    this.updatedAt = table.field(CONTINUUM_MEMORY.UPDATED_AT);
    this.expiresAt = table.field(CONTINUUM_MEMORY.EXPIRES_AT);
    this.metadata = table.field(CONTINUUM_MEMORY.METADATA);
    this.redLine = table.field(CONTINUUM_MEMORY.RED_LINE);
    this.redLineReason = table.field(CONTINUUM_MEMORY.RED_LINE_REASON);
    this.author = table.field(CONTINUUM_MEMORY.AUTHOR);
  }

  /** What a memory says; it seldom changes. */
  List<Field<?>> written() {
    return List.of(scope, content, author, metadata);
  }

  /** What a memory has come to. */
  List<Field<?>> standing() {
    return List.of(
        tier,
        importance,
        surprise,
        consolidation,
        updates,
        successes,
        failures,
        reinforcements,
        promotedAt,
        createdAt,
        updatedAt,
        expiresAt,
        redLine,
        redLineReason);
  }
}
