package dev.stoa.adapter.jooq.sql;

import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jooq.Configuration;
import org.jooq.Context;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.ResultQuery;
import org.jooq.RowCountQuery;
import org.jooq.Select;
import org.jooq.conf.ParamType;
import org.jooq.conf.Settings;
import org.jooq.impl.DSL;
import org.jooq.impl.DefaultConfiguration;

/**
 * The SQL of a {@link Statement} for one dialect, with the positions of its parameters and fields.
 */
public final class RenderedStatement {

  /** The positions of one parameter; {@code number} counts the parameters of the statement. */
  public record Slot(int number, String name, ColumnType type, int[] positions) {

    /** Many of its values. */
    ArrayParam array() {
      return new ArrayParam("v" + number, type.element());
    }
  }

  /** Where a field is read. */
  record Column(int position, ColumnType type) {}

  /** Where the configuration of jOOQ has the dialect. */
  private static final String DIALECT = Dialect.class.getName();

  private final String text;
  private final boolean writes;
  private final List<Slot> slots;
  private final Option<RowsStatement> rows;
  private final Option<Slot> limit;
  private final FieldMap<Slot> parameters;
  private final FieldMap<Column> columns;
  private final List<Field<?>> fields;

  private RenderedStatement(
      String text,
      boolean writes,
      List<Slot> slots,
      Option<RowsStatement> rows,
      List<Field<?>> fields) {
    this.text = text;
    this.writes = writes;
    this.fields = fields;
    this.slots = slots;
    this.rows = rows;
    this.limit =
        Option.ofOptional(slots.stream().filter(one -> one.name().equals("limit")).findAny());
    this.parameters = new FieldMap<>(slots.size(), this::slot);
    this.columns = new FieldMap<>(fields.size(), field -> column(fields, field));
  }

  /** A query, or a writing one that returns these columns of the rows it wrote. */
  static RenderedStatement of(Dialect dialect, Query query, List<Field<?>> returned) {
    Query sent = returned.isEmpty() ? query : returning(query, returned);
    ParamRecorder recorder = new ParamRecorder();
    String text = DSL.using(configuration(dialect).set(recorder)).render(sent);
    List<Slot> slots = slots(recorder.inOrder(text));
    return new RenderedStatement(
        text,
        query instanceof RowCountQuery,
        slots,
        RowsStatement.of(dialect, query, slots, returned),
        fields(sent));
  }

  private static Query returning(Query query, List<Field<?>> returned) {
    return DSL.resultQuery("{0} returning {1}", query, DSL.list(returned)).coerce(returned);
  }

  /** How jOOQ renders for the engine. */
  public static Configuration configuration(Dialect dialect) {
    Configuration configuration =
        new DefaultConfiguration()
            .set(dialect.sql())
            .set(new Settings().withRenderSchema(false).withParamType(ParamType.INDEXED));
    configuration.data(DIALECT, dialect);
    return configuration;
  }

  /** The dialect that is rendered for. */
  static Dialect dialect(Context<?> context) {
    return (Dialect)
        Objects.requireNonNull(
            context.configuration().data(DIALECT), "not rendered for an engine of this adapter");
  }

  private static List<Field<?>> fields(Query query) {
    if (query instanceof Select<?> select) {
      return select.getSelect();
    }
    return query instanceof ResultQuery<?> plain ? List.of(plain.fields()) : List.of();
  }

  private static List<Slot> slots(List<Param<?>> params) {
    Map<String, List<Integer>> positions = new LinkedHashMap<>();
    Map<String, ColumnType> types = new LinkedHashMap<>();
    for (int i = 0; i < params.size(); i++) {
      String name = Params.name(params.get(i));
      positions.computeIfAbsent(name, any -> new ArrayList<>()).add(i + 1);
      types.put(name, ColumnType.of(params.get(i)));
    }
    List<Slot> slots = new ArrayList<>();
    positions.forEach(
        (name, places) ->
            slots.add(
                new Slot(
                    slots.size(),
                    name,
                    Objects.requireNonNull(types.get(name)),
                    places.stream().mapToInt(Integer::intValue).toArray())));
    return slots;
  }

  /** The same with another text, which has the same parameters and fields. */
  public RenderedStatement as(String other) {
    return new RenderedStatement(other, writes, slots, Option.none(), fields);
  }

  public String text() {
    return text;
  }

  public boolean writes() {
    return writes;
  }

  List<Slot> slots() {
    return slots;
  }

  /** The same for many rows at once, if it is an insert and the engine takes arrays. */
  public Option<RowsStatement> rows() {
    return rows;
  }

  /** Whether it selects a part of a list, up to a limit that is bound. */
  public boolean isLimited() {
    return limit.isDefined();
  }

  Option<Slot> limit() {
    return limit;
  }

  /** The number of question marks. */
  int parameters() {
    return slots.stream().mapToInt(slot -> slot.positions().length).sum();
  }

  /** Whether it has the parameter. */
  boolean has(Field<?> field) {
    String name = Params.name(field);
    return slots.stream().anyMatch(slot -> slot.name().equals(name));
  }

  Slot parameter(Field<?> field) {
    return parameters.get(field);
  }

  Column column(Field<?> field) {
    return columns.get(field);
  }

  private Slot slot(Field<?> field) {
    String name = Params.name(field);
    return slots.stream()
        .filter(slot -> slot.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("no parameter " + name + " in: " + text));
  }

  private Column column(List<Field<?>> fields, Field<?> wanted) {
    for (int i = 0; i < fields.size(); i++) {
      if (fields.get(i) == wanted) {
        return new Column(i + 1, ColumnType.of(wanted));
      }
    }
    int equal = fields.indexOf(wanted);
    if (equal < 0) {
      throw new IllegalStateException("no field " + wanted + " in: " + text);
    }
    return new Column(equal + 1, ColumnType.of(wanted));
  }
}
