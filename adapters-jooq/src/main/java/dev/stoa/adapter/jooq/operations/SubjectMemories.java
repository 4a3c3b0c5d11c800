package dev.stoa.adapter.jooq.operations;

import static dev.stoa.schema.generated.tables.ContinuumMemory.CONTINUUM_MEMORY;
import static dev.stoa.schema.generated.tables.ContinuumMemoryArchive.CONTINUUM_MEMORY_ARCHIVE;
import static org.jooq.impl.DSL.select;

import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.TableField;

/**
 * Which memories are those of a subject: what is in its scopes, and what it wrote in any scope,
 * archived or not.
 */
public final class SubjectMemories {

  /** The live ones. */
  public static final SubjectRule LIVE = own(CONTINUUM_MEMORY.SCOPE, CONTINUUM_MEMORY.AUTHOR);

  /** The archived ones. */
  public static final SubjectRule ARCHIVED =
      own(CONTINUUM_MEMORY_ARCHIVE.SCOPE, CONTINUUM_MEMORY_ARCHIVE.AUTHOR);

  private SubjectMemories() {}

  private static SubjectRule own(TableField<?, String> scope, TableField<?, String> author) {
    return SubjectRule.remove(
        scope.getTable(), SubjectKey.MEMORY, isOwn(scope, author), scope, author);
  }

  private static Condition isOwn(Field<String> scope, Field<String> author) {
    return SubjectRule.SCOPES.contains(scope).or(author.eq(SubjectRule.SUBJECT));
  }

  /** Whether a column has the id of one of them. */
  public static Condition isOne(Field<String> id) {
    return id.in(
            select(CONTINUUM_MEMORY.ID)
                .from(CONTINUUM_MEMORY)
                .where(isOwn(CONTINUUM_MEMORY.SCOPE, CONTINUUM_MEMORY.AUTHOR)))
        .or(
            id.in(
                select(CONTINUUM_MEMORY_ARCHIVE.ID)
                    .from(CONTINUUM_MEMORY_ARCHIVE)
                    .where(
                        isOwn(CONTINUUM_MEMORY_ARCHIVE.SCOPE, CONTINUUM_MEMORY_ARCHIVE.AUTHOR))));
  }
}
