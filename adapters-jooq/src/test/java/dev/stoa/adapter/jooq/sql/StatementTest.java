package dev.stoa.adapter.jooq.sql;

import static dev.stoa.schema.generated.tables.Agents.AGENTS;
import static org.jooq.impl.DSL.coalesce;
import static org.jooq.impl.DSL.count;
import static org.jooq.impl.DSL.excluded;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.resultQuery;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.SQLDialect;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Parameters and fields are found by column, wherever they stand. */
final class StatementTest {

  private static final Param<Integer> LIMIT = Params.named("limit", Integer.class);
  private static final Field<Integer> COUNT = count().as("n");

  static Stream<SQLDialect> dialects() {
    return Stream.of(SQLDialect.SQLITE, SQLDialect.POSTGRES);
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void aParameterFillsEveryPlaceOfItsName(SQLDialect dialect) {
    RenderedStatement rendered =
        rendered(
            dialect,
            select(AGENTS.AGENT_ID)
                .from(AGENTS)
                .where(AGENTS.IDENTITY.eq(Params.of(AGENTS.IDENTITY)))
                .and(AGENTS.AGENT_ID.eq(inline("x")))
                .and(
                    AGENTS
                        .CREATED_AT
                        .le(Params.of(AGENTS.CREATED_AT))
                        .or(AGENTS.IDENTITY.gt(Params.of(AGENTS.IDENTITY))))
                .limit(LIMIT));
    assertArrayEquals(new int[] {1, 3}, rendered.parameter(AGENTS.IDENTITY).positions());
    assertArrayEquals(new int[] {2}, rendered.parameter(AGENTS.CREATED_AT).positions());
    assertArrayEquals(new int[] {4}, rendered.parameter(LIMIT).positions());
    assertFalse(rendered.writes());
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void theOrderOfColumnsDoesNotMatter(SQLDialect dialect) {
    List<Field<?>> columns = List.of(AGENTS.AGENT_ID, AGENTS.IDENTITY);
    List<Field<?>> swapped = List.of(AGENTS.IDENTITY, AGENTS.AGENT_ID);
    RenderedStatement first = rendered(dialect, insertInto(AGENTS).set(Params.of(columns)));
    RenderedStatement second = rendered(dialect, insertInto(AGENTS).set(Params.of(swapped)));
    assertArrayEquals(new int[] {1}, first.parameter(AGENTS.AGENT_ID).positions());
    assertArrayEquals(new int[] {2}, second.parameter(AGENTS.AGENT_ID).positions());
    assertTrue(first.writes());
    assertEquals(
        2, rendered(dialect, select(columns).from(AGENTS)).column(AGENTS.IDENTITY).position());
    assertEquals(
        1, rendered(dialect, select(swapped).from(AGENTS)).column(AGENTS.IDENTITY).position());
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void aFieldThatIsNotSelectedIsRefused(SQLDialect dialect) {
    RenderedStatement rendered = rendered(dialect, select(COUNT).from(AGENTS));
    assertEquals(1, rendered.column(COUNT).position());
    assertThrows(IllegalStateException.class, () -> rendered.column(AGENTS.IDENTITY));
    assertThrows(IllegalStateException.class, () -> rendered.parameter(LIMIT));
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void aListIsOneParameter(SQLDialect dialect) {
    ListParam<String> ids = Params.list("ids", AGENTS.AGENT_ID);
    RenderedStatement rendered =
        rendered(
            dialect,
            select(AGENTS.AGENT_ID).from(AGENTS).where(ids.contains(AGENTS.AGENT_ID)).limit(LIMIT));
    assertArrayEquals(new int[] {1}, rendered.parameter(ids.values()).positions());
    assertArrayEquals(new int[] {2}, rendered.parameter(LIMIT).positions());
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void plainSqlIsReadByTheFieldsItIsCoercedTo(SQLDialect dialect) {
    RenderedStatement rendered =
        rendered(
            dialect,
            resultQuery("select 1, x from y where z = {0}", LIMIT).coerce(COUNT, AGENTS.IDENTITY));
    assertEquals(2, rendered.column(AGENTS.IDENTITY).position());
    assertArrayEquals(new int[] {1}, rendered.parameter(LIMIT).positions());
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void aBoundLimitDoesNotPrepareAgain(SQLDialect dialect) {
    String text =
        rendered(dialect, select(AGENTS.AGENT_ID).from(AGENTS).limit(LIMIT).offset(LIMIT)).text();
    boolean bare = text.contains("limit ?") || text.contains("offset ?");
    assertEquals(dialect != SQLDialect.SQLITE, bare, text);
  }

  @Test
  void anInsertTakesManyRowsAsArrays() {
    List<Field<?>> columns = List.of(AGENTS.AGENT_ID, AGENTS.CREATED_AT);
    RowsStatement rows =
        rendered(SQLDialect.POSTGRES, insertInto(AGENTS).set(Params.of(columns))).rows().get();
    assertTrue(
        rows.text().endsWith("from unnest(?::text[], ?::timestamptz[]) as given(v0, v1)"),
        rows.text());
    assertTrue(
        rendered(
                SQLDialect.POSTGRES,
                insertInto(AGENTS).set(Params.of(columns)).onConflict().doNothing())
            .rows()
            .get()
            .text()
            .endsWith("on conflict do nothing"));
  }

  @Test
  void otherStatementsTakeOneRow() {
    List<Field<?>> columns = List.of(AGENTS.AGENT_ID, AGENTS.IDENTITY);
    Query insert = insertInto(AGENTS).set(Params.of(columns));
    assertTrue(rendered(SQLDialect.SQLITE, insert).rows().isEmpty());
    Query put =
        insertInto(AGENTS)
            .set(Params.of(columns))
            .onConflict(AGENTS.AGENT_ID)
            .doUpdate()
            .set(AGENTS.IDENTITY, coalesce(excluded(AGENTS.IDENTITY), AGENTS.IDENTITY));
    assertTrue(rendered(SQLDialect.POSTGRES, put).rows().isEmpty());
    Query rename = update(AGENTS).set(AGENTS.IDENTITY, Params.of(AGENTS.IDENTITY));
    assertTrue(rendered(SQLDialect.POSTGRES, rename).rows().isEmpty());
  }

  private static RenderedStatement rendered(SQLDialect dialect, Query query) {
    return RenderedStatement.of(dialect, query, false);
  }
}
