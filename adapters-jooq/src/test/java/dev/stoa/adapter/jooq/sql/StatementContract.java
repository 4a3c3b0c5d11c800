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
import org.jooq.Query;
import org.jooq.SQLDialect;
import org.junit.jupiter.api.Test;

/** Parameters and fields are found by column, wherever they stand. */
public abstract class StatementContract {

  private static final Field<Integer> LIMIT = Params.limit();
  private static final Field<Integer> COUNT = count().as("n");

  private final Dialect dialect;
  private final List<String> arrays;

  /**
   * On one engine.
   *
   * @param arrays inserts of many rows, if it takes them as arrays
   */
  protected StatementContract(Dialect dialect, List<String> arrays) {
    this.dialect = dialect;
    this.arrays = arrays;
  }

  @Test
  void aParameterFillsEveryPlaceOfItsName() {
    RenderedStatement rendered =
        rendered(
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

  @Test
  void theOrderOfColumnsDoesNotMatter() {
    List<Field<?>> columns = List.of(AGENTS.AGENT_ID, AGENTS.IDENTITY);
    List<Field<?>> swapped = List.of(AGENTS.IDENTITY, AGENTS.AGENT_ID);
    RenderedStatement first = rendered(insertInto(AGENTS).set(Params.of(columns)));
    RenderedStatement second = rendered(insertInto(AGENTS).set(Params.of(swapped)));
    assertArrayEquals(new int[] {1}, first.parameter(AGENTS.AGENT_ID).positions());
    assertArrayEquals(new int[] {2}, second.parameter(AGENTS.AGENT_ID).positions());
    assertTrue(first.writes());
    assertEquals(2, rendered(select(columns).from(AGENTS)).column(AGENTS.IDENTITY).position());
    assertEquals(1, rendered(select(swapped).from(AGENTS)).column(AGENTS.IDENTITY).position());
  }

  @Test
  void aFieldThatIsNotSelectedIsRefused() {
    RenderedStatement rendered = rendered(select(COUNT).from(AGENTS));
    assertEquals(1, rendered.column(COUNT).position());
    assertThrows(IllegalStateException.class, () -> rendered.column(AGENTS.IDENTITY));
    assertThrows(IllegalStateException.class, () -> rendered.parameter(LIMIT));
  }

  @Test
  void aListIsOneParameter() {
    ListParam<String> ids = Params.list("ids", AGENTS.AGENT_ID);
    RenderedStatement rendered =
        rendered(
            select(AGENTS.AGENT_ID).from(AGENTS).where(ids.contains(AGENTS.AGENT_ID)).limit(LIMIT));
    assertArrayEquals(new int[] {1}, rendered.parameter(ids.values()).positions());
    assertArrayEquals(new int[] {2}, rendered.parameter(LIMIT).positions());
  }

  @Test
  void plainSqlIsReadByTheFieldsItIsCoercedTo() {
    RenderedStatement rendered =
        rendered(
            resultQuery("select 1, x from y where z = {0}", LIMIT).coerce(COUNT, AGENTS.IDENTITY));
    assertEquals(2, rendered.column(AGENTS.IDENTITY).position());
    assertArrayEquals(new int[] {1}, rendered.parameter(LIMIT).positions());
  }

  @Test
  void aBoundLimitDoesNotPrepareAgain() {
    String text = rendered(select(AGENTS.AGENT_ID).from(AGENTS).limit(LIMIT).offset(LIMIT)).text();
    boolean bare = text.contains("limit ?") || text.contains("offset ?");
    assertEquals(dialect.sql() != SQLDialect.SQLITE, bare, text);
  }

  @Test
  void aPlainParameterIsNoLimit() {
    Query bare = select(AGENTS.AGENT_ID).from(AGENTS).limit(Params.named("limit", Integer.class));
    assertThrows(IllegalStateException.class, () -> rendered(bare));
  }

  @Test
  void anInsertTakesManyRowsAsArrays() {
    List<Field<?>> columns = List.of(AGENTS.AGENT_ID, AGENTS.CREATED_AT);
    List<String> texts =
        Stream.of(
                insertInto(AGENTS).set(Params.of(columns)),
                insertInto(AGENTS).set(Params.of(columns)).onConflict().doNothing(),
                insertInto(AGENTS).set(Params.of(columns)).set(AGENTS.IDENTITY, inline("it's")))
            .flatMap(query -> rendered(query).rows().toJavaStream())
            .map(RowsStatement::text)
            .toList();
    assertEquals(arrays, texts);
  }

  @Test
  void otherStatementsTakeOneRow() {
    List<Field<?>> columns = List.of(AGENTS.AGENT_ID, AGENTS.IDENTITY);
    Query put =
        insertInto(AGENTS)
            .set(Params.of(columns))
            .onConflict(AGENTS.AGENT_ID)
            .doUpdate()
            .set(AGENTS.IDENTITY, coalesce(excluded(AGENTS.IDENTITY), AGENTS.IDENTITY));
    assertTrue(rendered(put).rows().isEmpty());
    Query computed =
        insertInto(AGENTS)
            .set(Params.of(columns))
            .set(AGENTS.CREATED_AT, coalesce(Params.of(AGENTS.CREATED_AT), AGENTS.CREATED_AT));
    assertTrue(rendered(computed).rows().isEmpty());
    Query rename = update(AGENTS).set(AGENTS.IDENTITY, Params.of(AGENTS.IDENTITY));
    assertTrue(rendered(rename).rows().isEmpty());
  }

  private RenderedStatement rendered(Query query) {
    return RenderedStatement.of(dialect, query, List.of());
  }
}
