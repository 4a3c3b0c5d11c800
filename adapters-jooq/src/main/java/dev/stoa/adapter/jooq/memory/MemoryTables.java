package dev.stoa.adapter.jooq.memory;

import static dev.stoa.schema.generated.tables.ContinuumMemory.CONTINUUM_MEMORY;
import static dev.stoa.schema.generated.tables.ContinuumMemoryArchive.CONTINUUM_MEMORY_ARCHIVE;
import static dev.stoa.schema.generated.tables.MetaLearningState.META_LEARNING_STATE;
import static dev.stoa.schema.generated.tables.TierTransitions.TIER_TRANSITIONS;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.SubjectKey;
import dev.stoa.adapter.jooq.operations.SubjectRule;
import org.jooq.Condition;

/** The tables of tiered memory. What is in a scope of the subject is removed, archived or not. */
public final class MemoryTables {

  private static final Condition MOVED =
      TIER_TRANSITIONS
          .MEMORY_ID
          .in(
              select(CONTINUUM_MEMORY.ID)
                  .from(CONTINUUM_MEMORY)
                  .where(SubjectRule.SCOPES.contains(CONTINUUM_MEMORY.SCOPE)))
          .or(
              TIER_TRANSITIONS.MEMORY_ID.in(
                  select(CONTINUUM_MEMORY_ARCHIVE.ID)
                      .from(CONTINUUM_MEMORY_ARCHIVE)
                      .where(SubjectRule.SCOPES.contains(CONTINUUM_MEMORY_ARCHIVE.SCOPE))));

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("memory")
          .swept(
              "memory-expiry",
              CONTINUUM_MEMORY,
              SubjectRule.remove(CONTINUUM_MEMORY.SCOPE, SubjectKey.SCOPE))
          .kept(
              CONTINUUM_MEMORY_ARCHIVE,
              SubjectRule.remove(CONTINUUM_MEMORY_ARCHIVE.SCOPE, SubjectKey.SCOPE))
          .kept(TIER_TRANSITIONS, SubjectRule.remove(TIER_TRANSITIONS, SubjectKey.SCOPE, MOVED))
          .kept(META_LEARNING_STATE);

  private MemoryTables() {}
}
