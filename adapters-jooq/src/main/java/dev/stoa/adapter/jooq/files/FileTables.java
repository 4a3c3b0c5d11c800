package dev.stoa.adapter.jooq.files;

import static dev.stoa.schema.generated.tables.Files.FILES;
import static org.jooq.impl.DSL.concat;
import static org.jooq.impl.DSL.inline;

import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.SubjectKey;
import dev.stoa.adapter.jooq.operations.SubjectRule;
import org.jooq.Condition;

/**
 * The tables of memory files. Those of a subject are in its own scopes, or of which it wrote the
 * present version.
 */
public final class FileTables {

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("files")
          .table(
              FILES,
              SubjectRule.remove(
                  FILES,
                  SubjectKey.MEMORY,
                  SubjectRule.SCOPES.contains(FILES.SCOPE).or(FILES.AUTHOR.eq(SubjectRule.SUBJECT)),
                  FILES.SCOPE,
                  FILES.AUTHOR),
              SubjectRule.remove(FILES, SubjectKey.AGENT_NAME, isOf("agent:"), FILES.SCOPE),
              SubjectRule.remove(FILES, SubjectKey.USER, isOf("user:"), FILES.SCOPE));

  private FileTables() {}

  private static Condition isOf(String kind) {
    return FILES.SCOPE.eq(concat(inline(kind), SubjectRule.SUBJECT));
  }
}
