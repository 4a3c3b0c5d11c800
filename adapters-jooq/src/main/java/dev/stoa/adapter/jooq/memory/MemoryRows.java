package dev.stoa.adapter.jooq.memory;

import static dev.stoa.schema.generated.tables.ContinuumMemory.CONTINUUM_MEMORY;
import static dev.stoa.schema.generated.tables.ContinuumMemoryArchive.CONTINUUM_MEMORY_ARCHIVE;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.rows.ValidTimes;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.Successor;
import dev.stoa.domain.memory.ArchivedMemory;
import dev.stoa.domain.memory.Experience;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryBuilder;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryKind;
import dev.stoa.domain.memory.MemoryLabels;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.MemoryTimes;
import dev.stoa.domain.memory.RedLine;
import dev.stoa.schema.Json;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** Which column holds what of a memory, live or archived. */
final class MemoryRows {

  /** What live and archived memories have alike. */
  private static final Rows<Memory> SHARED =
      Rows.of(CONTINUUM_MEMORY, MemoryRows::memory)
          .key(CONTINUUM_MEMORY.ID, memory -> memory.id().value())
          .set(CONTINUUM_MEMORY.SCOPE, memory -> memory.scope().value())
          .set(CONTINUUM_MEMORY.CONTENT, Memory::content)
          .maybe(CONTINUUM_MEMORY.AUTHOR, Memory::author)
          .set(CONTINUUM_MEMORY.KIND, memory -> memory.labels().kind().label())
          .set(CONTINUUM_MEMORY.RESOLVED, memory -> memory.labels().resolved())
          .set(CONTINUUM_MEMORY.NAMES, memory -> texts(memory.labels().names()))
          .set(
              CONTINUUM_MEMORY.LINKS, memory -> texts(memory.labels().links().map(MemoryId::value)))
          .set(CONTINUUM_MEMORY.METADATA, memory -> metadata(memory.metadata()))
          .maybe(CONTINUUM_MEMORY.VALID_FROM, memory -> memory.validity().from())
          .maybe(CONTINUUM_MEMORY.VALID_UNTIL, memory -> memory.validity().until())
          .maybe(
              CONTINUUM_MEMORY.SUPERSEDED_BY,
              memory -> memory.successor().map(by -> by.id().value()))
          .maybe(
              CONTINUUM_MEMORY.FORMER_UNTIL,
              memory -> memory.successor().flatMap(Successor::formerUntil))
          .changing()
          .set(CONTINUUM_MEMORY.TIER, memory -> memory.tier().label())
          .set(CONTINUUM_MEMORY.IMPORTANCE, Memory::importance)
          .set(CONTINUUM_MEMORY.SURPRISE_SCORE, memory -> memory.experience().surprise())
          .set(CONTINUUM_MEMORY.CONSOLIDATION_SCORE, memory -> memory.experience().consolidation())
          .set(CONTINUUM_MEMORY.UPDATE_COUNT, memory -> memory.experience().updates())
          .set(CONTINUUM_MEMORY.SUCCESS_COUNT, memory -> memory.experience().successes())
          .set(CONTINUUM_MEMORY.FAILURE_COUNT, memory -> memory.experience().failures())
          .set(CONTINUUM_MEMORY.REINFORCEMENTS, memory -> memory.experience().reinforcements())
          .maybe(CONTINUUM_MEMORY.LAST_PROMOTION_AT, memory -> memory.times().promotedAt())
          .set(CONTINUUM_MEMORY.CREATED_AT, memory -> memory.times().createdAt())
          .set(CONTINUUM_MEMORY.UPDATED_AT, memory -> memory.times().updatedAt())
          .maybe(CONTINUUM_MEMORY.EXPIRES_AT, memory -> memory.times().expiresAt())
          .set(CONTINUUM_MEMORY.RED_LINE, Memory::isProtected)
          .maybe(CONTINUUM_MEMORY.RED_LINE_REASON, memory -> memory.redLine().map(RedLine::reason));

  static final Rows<Memory> LIVE =
      Rows.of(CONTINUUM_MEMORY, MemoryRows::memory)
          .derived(CONTINUUM_MEMORY.CONTENT_HASH, memory -> memory.contentKey().value())
          .including(SHARED, memory -> memory)
          .changing()
          .derived(CONTINUUM_MEMORY.STRENGTH_KEY, memory -> memory.weight().strengthKey());

  private static final Rows<Memory> IN_ARCHIVE = SHARED.in(CONTINUUM_MEMORY_ARCHIVE);

  static final Rows<ArchivedMemory> ARCHIVED =
      Rows.of(CONTINUUM_MEMORY_ARCHIVE, MemoryRows::archived)
          .including(IN_ARCHIVE, ArchivedMemory::memory)
          .set(CONTINUUM_MEMORY_ARCHIVE.ARCHIVED_AT, ArchivedMemory::archivedAt)
          .set(CONTINUUM_MEMORY_ARCHIVE.ARCHIVE_REASON, ArchivedMemory::reason)
          .generated(CONTINUUM_MEMORY_ARCHIVE.ARCHIVE_ID);

  private MemoryRows() {}

  private static Memory memory(Row row) throws SQLException {
    return MemoryBuilder.builder()
        .id(new MemoryId(row.get(CONTINUUM_MEMORY.ID)))
        .scope(new MemoryScope(row.get(CONTINUUM_MEMORY.SCOPE)))
        .tier(MemoryTier.labelled(row.get(CONTINUUM_MEMORY.TIER)))
        .content(row.get(CONTINUUM_MEMORY.CONTENT))
        .importance(row.get(CONTINUUM_MEMORY.IMPORTANCE))
        .experience(
            new Experience(
                row.get(CONTINUUM_MEMORY.SURPRISE_SCORE),
                row.get(CONTINUUM_MEMORY.CONSOLIDATION_SCORE),
                row.get(CONTINUUM_MEMORY.UPDATE_COUNT),
                row.get(CONTINUUM_MEMORY.SUCCESS_COUNT),
                row.get(CONTINUUM_MEMORY.FAILURE_COUNT),
                row.get(CONTINUUM_MEMORY.REINFORCEMENTS)))
        .metadata(metadata(row.get(CONTINUUM_MEMORY.METADATA)))
        .times(
            new MemoryTimes(
                row.get(CONTINUUM_MEMORY.CREATED_AT),
                row.get(CONTINUUM_MEMORY.UPDATED_AT),
                Option.of(row.get(CONTINUUM_MEMORY.EXPIRES_AT)),
                Option.of(row.get(CONTINUUM_MEMORY.LAST_PROMOTION_AT))))
        .redLine(
            row.get(CONTINUUM_MEMORY.RED_LINE)
                ? Option.some(new RedLine(row.get(CONTINUUM_MEMORY.RED_LINE_REASON)))
                : Option.none())
        .author(Option.of(row.get(CONTINUUM_MEMORY.AUTHOR)))
        .labels(
            new MemoryLabels(
                texts(row.get(CONTINUUM_MEMORY.NAMES)),
                MemoryKind.labelled(row.get(CONTINUUM_MEMORY.KIND)),
                row.get(CONTINUUM_MEMORY.RESOLVED),
                texts(row.get(CONTINUUM_MEMORY.LINKS)).map(MemoryId::new)))
        .validity(
            ValidTimes.validity(row, CONTINUUM_MEMORY.VALID_FROM, CONTINUUM_MEMORY.VALID_UNTIL))
        .successor(
            ValidTimes.successor(
                row, CONTINUUM_MEMORY.SUPERSEDED_BY, MemoryId::new, CONTINUUM_MEMORY.FORMER_UNTIL))
        .build();
  }

  /** As with metadata, most memories have none. */
  private static @Nullable Json texts(Seq<String> all) {
    return all.isEmpty() ? null : JsonColumn.of(all);
  }

  static Seq<String> texts(@Nullable Json json) {
    return json == null ? Vector.empty() : JsonColumn.texts(json);
  }

  private static ArchivedMemory archived(Row row) throws SQLException {
    return new ArchivedMemory(
        row.get(CONTINUUM_MEMORY_ARCHIVE.ARCHIVE_ID),
        IN_ARCHIVE.read(row),
        row.get(CONTINUUM_MEMORY_ARCHIVE.ARCHIVE_REASON),
        row.get(CONTINUUM_MEMORY_ARCHIVE.ARCHIVED_AT));
  }

  /** Most memories have none, and null is quicker to read. */
  private static @Nullable Json metadata(CanonicalJson metadata) {
    return metadata.equals(CanonicalJson.EMPTY_OBJECT) ? null : new Json(metadata.text());
  }

  /** Each engine spaces and orders JSON in its own way, so it is spelt anew. */
  private static CanonicalJson metadata(Json json) {
    return json == null ? CanonicalJson.EMPTY_OBJECT : JsonColumn.canonical(json);
  }
}
