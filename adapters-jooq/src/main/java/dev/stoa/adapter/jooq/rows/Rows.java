package dev.stoa.adapter.jooq.rows;

import static org.jooq.impl.DSL.insertInto;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.rows.Cell.Role;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.RowReader;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.sql.TwinColumns;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.adapter.jooq.unit.Queued;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.InsertSetMoreStep;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.SelectConditionStep;
import org.jooq.Table;
import org.jooq.UpdateSetMoreStep;
import org.jooq.impl.DSL;
import org.jspecify.annotations.Nullable;

/**
 * One type in one table: which column holds what. The statements follow from it.
 *
 * <p>A description is a constant. Each step of it is a description too, so that two tables of one
 * type begin alike and differ in what they add.
 */
public final class Rows<T> {

  /** The most rows of a list. */
  public static final Field<Integer> LIMIT = Params.limit();

  private final Table<?> table;
  private final RowReader<T> reader;
  private final Vector<Cell<T, ?>> cells;
  private final Vector<Field<?>> generated;
  private final Role next;
  private volatile @Nullable List<Cell<T, ?>> bound;

  private final Statement insert = Statement.of(this::inserting);
  private final Statement insertNew = Statement.of(() -> inserting().onConflictDoNothing());
  private final Statement put = Statement.of(this::putting);
  private final Statement save = Statement.of(() -> saving().where(ofKey()));
  private final Statement rewrite = Statement.of(this::rewriting);

  private Rows(
      Table<?> table,
      RowReader<T> reader,
      Vector<Cell<T, ?>> cells,
      Vector<Field<?>> generated,
      Role next) {
    this.table = table;
    this.reader = reader;
    this.cells = cells;
    this.generated = generated;
    this.next = next;
  }

  /** Rows of a table that are read so. */
  public static <T> Rows<T> of(Table<?> table, RowReader<T> reader) {
    return new Rows<>(table, reader, Vector.empty(), Vector.empty(), Role.FIXED);
  }

  /** Rows of a table that are only written through the description. */
  public static <T> Rows<T> of(Table<?> table) {
    return of(
        table,
        row -> {
          throw new IllegalStateException("no reader of " + table.getName() + " is described");
        });
  }

  /** The same columns read as something else; nothing is written through it. */
  public <U> Rows<U> readAs(RowReader<U> other) {
    return readFrom(table, other);
  }

  /** As above, from the table joined with others. */
  public <U> Rows<U> readFrom(Table<?> joined, RowReader<U> other) {
    return new Rows<>(joined, other, Vector.empty(), Vector.ofAll(columns()), Role.FIXED);
  }

  /** A column of the key, and what it holds. */
  public <V> Rows<T> key(Field<V> column, Function<? super T, ? extends V> value) {
    return with(new Cell<>(column, value, Role.KEY, true));
  }

  /** A column, and what it holds. */
  public <V> Rows<T> set(Field<V> column, Function<? super T, ? extends @Nullable V> value) {
    return with(new Cell<>(column, value, next, true));
  }

  /** A column that is null where there is nothing. */
  public <V> Rows<T> maybe(Field<V> column, Function<? super T, Option<V>> value) {
    return set(column, item -> value.apply(item).getOrNull());
  }

  /** A column computed from others: it is searched by, and never read. */
  public <V> Rows<T> derived(Field<V> column, Function<? super T, ? extends @Nullable V> value) {
    return with(new Cell<>(column, value, next, false));
  }

  /** A column with an id read backwards, for {@link #ending}. */
  public Rows<T> reversed(Field<String> column, Function<? super T, String> id) {
    return derived(column, item -> EndLookup.reversed(id.apply(item)));
  }

  /** Columns that the engine fills in, or those of rows that are only read. */
  public Rows<T> generated(Field<?>... columns) {
    return new Rows<>(table, reader, cells, generated.appendAll(List.of(columns)), next);
  }

  /** The columns named from here on change: {@link #save} writes them. */
  public Rows<T> changing() {
    return new Rows<>(table, reader, cells, generated, Role.CHANGING);
  }

  /** All columns of a part of the item; they are in this table. */
  public <U> Rows<T> including(Rows<U> part, Function<? super T, ? extends U> of) {
    return new Rows<>(
        table,
        reader,
        cells.appendAll(part.cells.map(cell -> cell.of(of))),
        generated.appendAll(part.generated),
        next);
  }

  /** The same in another table, whose columns have the same names. */
  public Rows<T> in(Table<?> twin) {
    TwinColumns columns = new TwinColumns(twin);
    return new Rows<>(
        twin,
        row -> reader.read(row.in(columns)),
        cells.map(cell -> cell.in(twin)),
        generated.map(columns::of),
        next);
  }

  private Rows<T> with(Cell<T, ?> cell) {
    return new Rows<>(table, reader, cells.append(cell), generated, next);
  }

  /** The columns that an item is read from. */
  public List<Field<?>> columns() {
    List<Field<?>> read = new ArrayList<>(columns(Cell::read));
    generated.forEach(read::add);
    return read;
  }

  /** The columns that an insert gives. */
  public List<Field<?>> given() {
    return columns(cell -> true);
  }

  private List<Field<?>> columns(Predicate<Cell<T, ?>> wanted) {
    return cells.filter(wanted).<Field<?>>map(Cell::column).asJava();
  }

  private static <T> Predicate<Cell<T, ?>> is(Role role) {
    return cell -> cell.is(role);
  }

  /** The rows that a condition holds for. */
  public SelectConditionStep<Record> select(Condition wanted) {
    return DSL.select(columns()).from(table).where(wanted);
  }

  /** Whether a row has the key that is bound. */
  public Condition ofKey() {
    return cells
        .filter(is(Role.KEY))
        .map(cell -> isBound(cell.column()))
        .reduceOption(Condition::and)
        .getOrElseThrow(() -> new IllegalStateException(table.getName() + " has no key"));
  }

  private static <V> Condition isBound(Field<V> column) {
    return column.eq(Params.of(column));
  }

  /** An insert of one row, for a statement that adds to it. */
  public InsertSetMoreStep<?> inserting() {
    return insertInto(table).set(Params.of(given()));
  }

  private Query putting() {
    return inserting()
        .onConflict(columns(is(Role.KEY)))
        .doUpdate()
        .set(Params.excluded(columns(is(Role.CHANGING))));
  }

  /** An update of the changing columns under conditions of its own. */
  public Statement saving(Condition wanted) {
    return Statement.of(() -> saving().where(wanted));
  }

  /** An update of the changing columns, for a statement that adds to it. */
  public UpdateSetMoreStep<?> saving() {
    return update(table).set(Params.of(columns(is(Role.CHANGING))));
  }

  private Query rewriting() {
    return update(table).set(Params.of(columns(cell -> !cell.is(Role.KEY)))).where(ofKey());
  }

  /** Binds all columns that an insert gives. */
  public void bind(Binds binds, T item) throws SQLException {
    for (Cell<T, ?> cell : bound()) {
      cell.bind(binds, item);
    }
  }

  /** The cells as a list of Java, which is quicker to go through for every row. */
  private List<Cell<T, ?>> bound() {
    List<Cell<T, ?>> made = bound;
    if (made == null) {
      made = List.copyOf(cells.asJava());
      bound = made;
    }
    return made;
  }

  /** Binds the key and the columns that change. */
  public void bindChanging(Binds binds, T item) throws SQLException {
    for (Cell<T, ?> cell : bound()) {
      if (!cell.is(Role.FIXED)) {
        cell.bind(binds, item);
      }
    }
  }

  /** Reads an item from {@link #columns}. */
  public T read(Row row) throws SQLException {
    return reader.read(row);
  }

  /** Inserts an item. */
  @Queued
  public void add(JooqSession session, T item) {
    session.run(insert, binds -> bind(binds, item));
  }

  /** Inserts items. */
  @Queued
  public void add(JooqSession session, Seq<T> items) {
    if (items.size() == 1) {
      add(session, items.head());
    } else if (items.nonEmpty()) {
      session.batch(insert, items, this::bind);
    }
  }

  /** Inserts those items that no row is in the way of; answers how many rows of each. */
  public int[] addNew(JooqSession session, Seq<T> items) {
    return session.changeAll(insertNew, items, this::bind);
  }

  /** Inserts those items that no row is in the way of. */
  @Queued
  public void addMissing(JooqSession session, Seq<T> items) {
    if (items.size() == 1) {
      session.run(insertNew, binds -> bind(binds, items.head()));
    } else if (items.nonEmpty()) {
      session.batch(insertNew, items, this::bind);
    }
  }

  /** Inserts an item; where there is a row with the key, its changing columns are written. */
  @Queued
  public void put(JooqSession session, T item) {
    session.run(put, binds -> bind(binds, item));
  }

  /** Inserts items; where there is a row with the key, its changing columns are written. */
  @Queued
  public void put(JooqSession session, Seq<T> items) {
    if (items.nonEmpty()) {
      session.batch(put, items, this::bind);
    }
  }

  /** Writes the columns that change. */
  @Queued
  public void save(JooqSession session, T item) {
    session.run(save, binds -> bindChanging(binds, item));
  }

  /** Writes the columns that change. */
  @Queued
  public void save(JooqSession session, Seq<T> items) {
    if (items.nonEmpty()) {
      session.batch(save, items, this::bindChanging);
    }
  }

  /** Writes all columns at once; answers how many rows had the key. */
  public int rewrite(JooqSession session, T item) {
    return session.change(rewrite, binds -> bind(binds, item));
  }

  /** Whether {@link #save} is enough to make one of the other, which has the same key. */
  public boolean differInChangesOnly(T one, T other) {
    return cells.filter(is(Role.FIXED)).forAll(cell -> cell.isSame(one, other));
  }

  /** The items of a statement that selects {@link #columns}. */
  public Seq<T> list(JooqSession session, Statement statement, Binder binder) {
    return session.list(statement, binder, reader);
  }

  /** The first of them. */
  public Option<T> one(JooqSession session, Statement statement, Binder binder) {
    return session.one(statement, binder, reader);
  }

  /** Rows found by the value of one column. */
  public <K> Lookup<K, T> by(Field<K> column) {
    return new Lookup<>(this, table, column);
  }

  /** Rows found by how an id ends, through a {@link #reversed} column. */
  public EndLookup<T> ending(Field<String> reversed) {
    return new EndLookup<>(this, reversed);
  }

  /** Pages of rows in this order. */
  public <P> Pages<P, T> pages(Order<P> order) {
    return new Pages<>(this, this::select, order);
  }

  /**
   * As above, of a query that joins other tables.
   *
   * @param select selects {@link #columns} of the rows that a condition holds for
   */
  public <P> Pages<P, T> pages(
      Order<P> order, Function<Condition, SelectConditionStep<Record>> select) {
    return new Pages<>(this, select, order);
  }

  /** The statements that write rows by their keys, for tests of query plans. */
  public List<Statement> statements() {
    return cells.exists(is(Role.CHANGING)) ? List.of(save, rewrite) : List.of(rewrite);
  }
}
