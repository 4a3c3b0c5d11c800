package dev.stoa.adapter.jooq;

import org.jooq.Query;
import org.jooq.SQLDialect;
import org.jooq.conf.ParamType;
import org.jooq.conf.Settings;
import org.jooq.impl.DSL;

/**
 * A statement jOOQ has rendered once.
 *
 * <p>Rendering and preparing are what jOOQ costs beside plain JDBC. A repository writes its hot
 * statements in the typed DSL, renders them when it is built, and runs them through {@link
 * JooqSession} on cached prepared statements.
 */
public record RenderedSql(String text) {

  /** Renders the query for the dialect, with a question mark for every parameter. */
  public static RenderedSql of(SQLDialect dialect, Query query) {
    Settings settings = new Settings().withRenderSchema(false);
    return new RenderedSql(
        DSL.using(dialect, settings.withParamType(ParamType.INDEXED)).render(query));
  }
}
