package dev.stoa.adapter.jooq.memory;

import dev.stoa.adapter.jooq.Binds;
import dev.stoa.adapter.jooq.Row;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.memory.ArchivedMemory;
import dev.stoa.domain.memory.Experience;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.memory.MemoryTimes;
import dev.stoa.domain.memory.RedLine;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Between the columns of {@link MemoryColumns} and the types of the domain. */
final class MemoryRows {

  private MemoryRows() {}

  /** Every column but the id. */
  static Binds bind(Binds binds, Memory memory) throws SQLException {
    Experience learnt = memory.experience();
    MemoryTimes times = memory.times();
    return binds
        .text(memory.scope().value())
        .text(memory.tier().label())
        .text(memory.content())
        .real(memory.importance())
        .real(learnt.surprise())
        .real(learnt.consolidation())
        .number(learnt.updates())
        .number(learnt.successes())
        .number(learnt.failures())
        .number(learnt.reinforcements())
        .instant(times.promotedAt().getOrNull())
        .instant(times.createdAt())
        .instant(times.updatedAt())
        .text(metadata(memory.metadata()))
        .instant(times.expiresAt().getOrNull())
        .flag(memory.isProtected())
        .text(memory.redLine().map(RedLine::reason).getOrNull());
  }

  /** Those too that are derived. */
  static Binds bindWhole(Binds binds, Memory memory) throws SQLException {
    return bind(binds, memory)
        .text(memory.contentKey().value())
        .real(memory.weight().strengthKey());
  }

  static Memory memory(Row row) throws SQLException {
    return new Memory(
        new MemoryId(row.text(1)),
        new MemoryScope(row.text(2)),
        MemoryTier.labelled(row.text(3)),
        row.text(4),
        row.real(5),
        new Experience(
            row.real(6), row.real(7), row.number(8), row.number(9), row.number(10), row.number(11)),
        metadata(row.text(15)),
        new MemoryTimes(
            row.instant(13),
            row.instant(14),
            Option.of(row.instant(16)),
            Option.of(row.instant(12))),
        row.flag(17) ? Option.some(new RedLine(row.text(18))) : Option.none());
  }

  static ArchivedMemory archived(Row row) throws SQLException {
    return new ArchivedMemory(row.number(21), memory(row), row.text(20), row.instant(19));
  }

  /** Most memories have none, and null is quicker to read. */
  private static String metadata(CanonicalJson metadata) {
    return metadata.equals(CanonicalJson.EMPTY_OBJECT) ? null : metadata.text();
  }

  /** Each engine spaces and orders JSON in its own way, so it is spelt anew. */
  private static CanonicalJson metadata(String text) {
    return text == null ? CanonicalJson.EMPTY_OBJECT : CanonicalJson.of(text);
  }
}
