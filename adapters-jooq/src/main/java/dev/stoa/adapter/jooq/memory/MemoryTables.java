package dev.stoa.adapter.jooq.memory;

import static dev.stoa.schema.generated.tables.ContinuumMemory.CONTINUUM_MEMORY;
import static dev.stoa.schema.generated.tables.ContinuumMemoryArchive.CONTINUUM_MEMORY_ARCHIVE;
import static dev.stoa.schema.generated.tables.MemoryNames.MEMORY_NAMES;
import static dev.stoa.schema.generated.tables.MemoryOutcomes.MEMORY_OUTCOMES;
import static dev.stoa.schema.generated.tables.MetaLearningState.META_LEARNING_STATE;
import static dev.stoa.schema.generated.tables.TierTransitions.TIER_TRANSITIONS;

import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.SubjectKey;
import dev.stoa.adapter.jooq.operations.SubjectMemories;
import dev.stoa.adapter.jooq.operations.SubjectRule;
import org.jooq.TableField;

/** The tables of tiered memory. What is in a scope of the subject or by it is removed. */
public final class MemoryTables {

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("memory")
          .swept("memory-expiry", CONTINUUM_MEMORY, SubjectMemories.LIVE)
          .table(CONTINUUM_MEMORY_ARCHIVE, SubjectMemories.ARCHIVED)
          .table(TIER_TRANSITIONS, ofItsMemories(TIER_TRANSITIONS.MEMORY_ID))
          .table(MEMORY_OUTCOMES, ofItsMemories(MEMORY_OUTCOMES.MEMORY_ID))
          .table(
              MEMORY_NAMES,
              SubjectRule.remove(
                  MEMORY_NAMES,
                  SubjectKey.MEMORY,
                  SubjectRule.SCOPES
                      .contains(MEMORY_NAMES.SCOPE)
                      .or(SubjectMemories.isOne(MEMORY_NAMES.MEMORY_ID)),
                  MEMORY_NAMES.SCOPE,
                  MEMORY_NAMES.MEMORY_ID))
          .table(META_LEARNING_STATE);

  private MemoryTables() {}

  private static SubjectRule ofItsMemories(TableField<?, String> memory) {
    return SubjectRule.remove(
        memory.getTable(), SubjectKey.MEMORY, SubjectMemories.isOne(memory), memory);
  }
}
