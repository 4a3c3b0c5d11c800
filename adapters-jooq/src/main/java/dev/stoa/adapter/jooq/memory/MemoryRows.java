package dev.stoa.adapter.jooq.memory;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.memory.Experience;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.MemoryTimes;
import dev.stoa.domain.memory.RedLine;
import dev.stoa.schema.Json;
import io.vavr.control.Option;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** Between {@link MemoryColumns} and the types of the domain. */
final class MemoryRows {

  private MemoryRows() {}

  /** The id and {@link MemoryColumns#written}. */
  static Binds bindWritten(MemoryColumns columns, Binds binds, Memory memory) throws SQLException {
    return binds
        .set(columns.id, memory.id().value())
        .set(columns.scope, memory.scope().value())
        .set(columns.content, memory.content())
        .set(columns.author, memory.author().getOrNull())
        .set(columns.metadata, metadata(memory.metadata()));
  }

  /** {@link MemoryColumns#standing}. */
  static Binds bindStanding(MemoryColumns columns, Binds binds, Memory memory) throws SQLException {
    Experience learnt = memory.experience();
    MemoryTimes times = memory.times();
    return binds
        .set(columns.tier, memory.tier().label())
        .set(columns.importance, memory.importance())
        .set(columns.surprise, learnt.surprise())
        .set(columns.consolidation, learnt.consolidation())
        .set(columns.updates, learnt.updates())
        .set(columns.successes, learnt.successes())
        .set(columns.failures, learnt.failures())
        .set(columns.reinforcements, learnt.reinforcements())
        .set(columns.promotedAt, times.promotedAt().getOrNull())
        .set(columns.createdAt, times.createdAt())
        .set(columns.updatedAt, times.updatedAt())
        .set(columns.expiresAt, times.expiresAt().getOrNull())
        .set(columns.redLine, memory.isProtected())
        .set(columns.redLineReason, memory.redLine().map(RedLine::reason).getOrNull());
  }

  static Memory memory(MemoryColumns columns, Row row) throws SQLException {
    return new Memory(
        new MemoryId(row.get(columns.id)),
        new MemoryScope(row.get(columns.scope)),
        MemoryTier.labelled(row.get(columns.tier)),
        row.get(columns.content),
        row.get(columns.importance),
        new Experience(
            row.get(columns.surprise),
            row.get(columns.consolidation),
            row.get(columns.updates),
            row.get(columns.successes),
            row.get(columns.failures),
            row.get(columns.reinforcements)),
        metadata(row.get(columns.metadata)),
        new MemoryTimes(
            row.get(columns.createdAt),
            row.get(columns.updatedAt),
            Option.of(row.get(columns.expiresAt)),
            Option.of(row.get(columns.promotedAt))),
        row.get(columns.redLine)
            ? Option.some(new RedLine(row.get(columns.redLineReason)))
            : Option.none(),
        Option.of(row.get(columns.author)));
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
