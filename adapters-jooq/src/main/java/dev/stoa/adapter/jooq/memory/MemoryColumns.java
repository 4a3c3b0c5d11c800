package dev.stoa.adapter.jooq.memory;

import static dev.stoa.schema.generated.Tables.CONTINUUM_MEMORY;
import static dev.stoa.schema.generated.Tables.CONTINUUM_MEMORY_ARCHIVE;
import static org.jooq.impl.DSL.param;

import java.util.List;
import java.util.stream.Stream;
import org.jooq.Field;

/** The columns of memories, live and archived, in the one order {@link MemoryRows} goes by. */
final class MemoryColumns {

  static final List<Field<?>> LIVE =
      List.of(
          CONTINUUM_MEMORY.ID,
          CONTINUUM_MEMORY.SCOPE,
          CONTINUUM_MEMORY.TIER,
          CONTINUUM_MEMORY.CONTENT,
          CONTINUUM_MEMORY.IMPORTANCE,
          CONTINUUM_MEMORY.SURPRISE_SCORE,
          CONTINUUM_MEMORY.CONSOLIDATION_SCORE,
          CONTINUUM_MEMORY.UPDATE_COUNT,
          CONTINUUM_MEMORY.SUCCESS_COUNT,
          CONTINUUM_MEMORY.FAILURE_COUNT,
          CONTINUUM_MEMORY.REINFORCEMENTS,
          CONTINUUM_MEMORY.LAST_PROMOTION_AT,
          CONTINUUM_MEMORY.CREATED_AT,
          CONTINUUM_MEMORY.UPDATED_AT,
          CONTINUUM_MEMORY.METADATA,
          CONTINUUM_MEMORY.EXPIRES_AT,
          CONTINUUM_MEMORY.RED_LINE,
          CONTINUUM_MEMORY.RED_LINE_REASON);

  /** What is derived from the others whenever a memory is written. */
  static final List<Field<?>> DERIVED =
      List.of(CONTINUUM_MEMORY.CONTENT_HASH, CONTINUUM_MEMORY.STRENGTH_KEY);

  static final List<Field<?>> ARCHIVED =
      List.of(
          CONTINUUM_MEMORY_ARCHIVE.ID,
          CONTINUUM_MEMORY_ARCHIVE.SCOPE,
          CONTINUUM_MEMORY_ARCHIVE.TIER,
          CONTINUUM_MEMORY_ARCHIVE.CONTENT,
          CONTINUUM_MEMORY_ARCHIVE.IMPORTANCE,
          CONTINUUM_MEMORY_ARCHIVE.SURPRISE_SCORE,
          CONTINUUM_MEMORY_ARCHIVE.CONSOLIDATION_SCORE,
          CONTINUUM_MEMORY_ARCHIVE.UPDATE_COUNT,
          CONTINUUM_MEMORY_ARCHIVE.SUCCESS_COUNT,
          CONTINUUM_MEMORY_ARCHIVE.FAILURE_COUNT,
          CONTINUUM_MEMORY_ARCHIVE.REINFORCEMENTS,
          CONTINUUM_MEMORY_ARCHIVE.LAST_PROMOTION_AT,
          CONTINUUM_MEMORY_ARCHIVE.CREATED_AT,
          CONTINUUM_MEMORY_ARCHIVE.UPDATED_AT,
          CONTINUUM_MEMORY_ARCHIVE.METADATA,
          CONTINUUM_MEMORY_ARCHIVE.EXPIRES_AT,
          CONTINUUM_MEMORY_ARCHIVE.RED_LINE,
          CONTINUUM_MEMORY_ARCHIVE.RED_LINE_REASON);

  /** What an archived memory has besides. */
  static final List<Field<?>> OF_ARCHIVING =
      List.of(
          CONTINUUM_MEMORY_ARCHIVE.ARCHIVED_AT,
          CONTINUUM_MEMORY_ARCHIVE.ARCHIVE_REASON,
          CONTINUUM_MEMORY_ARCHIVE.ARCHIVE_ID);

  private MemoryColumns() {}

  static List<Field<?>> and(List<Field<?>> first, List<Field<?>> second) {
    return Stream.concat(first.stream(), second.stream()).toList();
  }

  static <T> Field<T> value(Field<T> column) {
    return param("value", column);
  }

  static List<Field<?>> values(List<Field<?>> columns) {
    return columns.stream().<Field<?>>map(MemoryColumns::value).toList();
  }
}
