package dev.stoa.adapter.jooq.operations;

import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static dev.stoa.schema.generated.tables.Versions.VERSIONS;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.schema.Json;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.impl.DSL;

/** What rows call an agent: its id, its name, and the names that it had. */
final class AgentNames {

  private static final Field<String> KIND = inline(AGENTS.getName());
  private static final Param<String> SUBJECT = Params.named("subject", String.class);
  private static final Field<String> NAME = DSL.field("agent_name", String.class);

  private static final Field<String> FORMER = member(VERSIONS.CONTENT, AGENTS.IDENTITY);

  static final Statement FORMER_NAMES =
      Statement.of(
          () ->
              select(FORMER.as(NAME))
                  .from(VERSIONS)
                  .where(VERSIONS.KIND.eq(KIND))
                  .and(VERSIONS.ID.eq(SUBJECT))
                  .and(VERSIONS.CONTENT.isNotNull()));

  private static final Statement NAMES =
      Statement.of(
          () -> select(AGENTS.IDENTITY.as(NAME)).from(AGENTS).where(AGENTS.AGENT_ID.eq(SUBJECT)));

  /** The ids of those that have this id or name, or had the name. */
  private static final Statement IDS =
      Statement.of(
          () ->
              select(AGENTS.AGENT_ID.as(NAME))
                  .from(AGENTS)
                  .where(AGENTS.IDENTITY.eq(SUBJECT))
                  .or(AGENTS.AGENT_ID.eq(SUBJECT))
                  .union(
                      select(VERSIONS.ID)
                          .from(VERSIONS)
                          .where(VERSIONS.KIND.eq(KIND))
                          .and(VERSIONS.CONTENT.isNotNull())
                          .and(FORMER.eq(SUBJECT))));

  private final JooqSession session;

  AgentNames(JooqSession session) {
    this.session = session;
  }

  /** The names that the agent of an id had. */
  Seq<String> former(String id) {
    return list(FORMER_NAMES, id);
  }

  /** Everything that rows call the agents that have or had this name or id, and that itself. */
  Set<String> of(String agent) {
    Seq<String> ids = list(IDS, agent);
    return ids.flatMap(id -> former(id).appendAll(list(NAMES, id)))
        .appendAll(ids)
        .append(agent)
        .toLinkedSet();
  }

  private Seq<String> list(Statement statement, String subject) {
    return session.list(statement, binds -> binds.set(SUBJECT, subject), row -> row.get(NAME));
  }

  private static Field<String> member(Field<Json> content, Field<String> column) {
    return DSL.field("{0} ->> {1}", String.class, content, inline(column.getName()));
  }
}
