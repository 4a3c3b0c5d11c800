package dev.stoa.adapter.jooq.memory;

import static dev.stoa.schema.generated.tables.ContinuumMemory.CONTINUUM_MEMORY;
import static dev.stoa.schema.generated.tables.ContinuumMemoryArchive.CONTINUUM_MEMORY_ARCHIVE;
import static dev.stoa.schema.generated.tables.MemoryOutcomes.MEMORY_OUTCOMES;
import static dev.stoa.schema.generated.tables.MetaLearningState.META_LEARNING_STATE;
import static dev.stoa.schema.generated.tables.TierTransitions.TIER_TRANSITIONS;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.SubjectKey;
import dev.stoa.adapter.jooq.operations.SubjectRule;
import org.jooq.Condition;
import org.jooq.TableField;

/** The tables of tiered memory. What is in a scope of the subject is removed, archived or not. */
public final class MemoryTables {

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("memory")
          .swept(
              "memory-expiry",
              CONTINUUM_MEMORY,
              SubjectRule.remove(CONTINUUM_MEMORY.SCOPE, SubjectKey.SCOPE))
          .table(
              CONTINUUM_MEMORY_ARCHIVE,
              SubjectRule.remove(CONTINUUM_MEMORY_ARCHIVE.SCOPE, SubjectKey.SCOPE))
          .table(TIER_TRANSITIONS, ofItsMemories(TIER_TRANSITIONS.MEMORY_ID))
          .table(MEMORY_OUTCOMES, ofItsMemories(MEMORY_OUTCOMES.MEMORY_ID))
          .table(META_LEARNING_STATE);

  private MemoryTables() {}

  private static SubjectRule ofItsMemories(TableField<?, String> memory) {
    Condition live =
        memory.in(
            select(CONTINUUM_MEMORY.ID)
                .from(CONTINUUM_MEMORY)
                .where(SubjectRule.SCOPES.contains(CONTINUUM_MEMORY.SCOPE)));
    Condition archived =
        memory.in(
            select(CONTINUUM_MEMORY_ARCHIVE.ID)
                .from(CONTINUUM_MEMORY_ARCHIVE)
                .where(SubjectRule.SCOPES.contains(CONTINUUM_MEMORY_ARCHIVE.SCOPE)));
    return SubjectRule.remove(memory.getTable(), SubjectKey.SCOPE, live.or(archived));
  }
}
