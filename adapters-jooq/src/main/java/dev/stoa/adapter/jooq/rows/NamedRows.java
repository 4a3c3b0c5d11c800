package dev.stoa.adapter.jooq.rows;

import static org.jooq.impl.DSL.deleteFrom;
import static org.jooq.impl.DSL.select;
import static org.jooq.impl.DSL.update;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.control.Option;
import java.sql.SQLException;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.Query;
import org.jooq.Table;
import org.jooq.TableField;
import org.jooq.impl.DSL;

/** The rows of one table that hold the name of an agent in one column. */
public final class NamedRows {

  private static final Field<Integer> COUNT = DSL.count().as("named");

  private final TableField<?, String> name;
  private final Param<String> from;
  private final Param<String> into;
  private final Statement move;
  private final Statement count;
  private final Statement remove;
  private final Option<Statement> repeated;

  private NamedRows(TableField<?, String> name, Option<TableField<?, String>> key) {
    this.name = name;
    this.from = Params.named("from", name);
    this.into = Params.named("into", name);
    Table<?> table = name.getTable();
    this.move = Statement.of(() -> update(table).set(name, into).where(name.eq(from)));
    this.count = Statement.of(() -> select(COUNT).from(table).where(name.eq(from)));
    this.remove = Statement.of(() -> deleteFrom(table).where(name.eq(from)));
    this.repeated = key.map(field -> Statement.of(() -> repeated(field)));
  }

  /** Those that hold it in this column. */
  public static NamedRows in(TableField<?, String> name) {
    return new NamedRows(name, Option.none());
  }

  /** As above, of a table in which a name and a key are unique. */
  public static NamedRows in(TableField<?, String> name, TableField<?, String> key) {
    return new NamedRows(name, Option.some(key));
  }

  /**
   * Puts another name in place of one and answers in how many rows; a row whose key the other has
   * already is deleted instead.
   */
  public int move(JooqSession session, AgentName old, AgentName other) {
    repeated.forEach(rows -> session.run(rows, binds -> names(binds, old, other)));
    return session.change(move, binds -> names(binds, old, other));
  }

  /** How many rows have the name. */
  public int count(JooqSession session, AgentName wanted) {
    return session
        .one(count, binds -> binds.set(from, wanted.value()), row -> row.get(COUNT))
        .getOrElse(0);
  }

  /** Deletes the rows with the name. */
  public void remove(JooqSession session, AgentName removed) {
    session.run(remove, binds -> binds.set(from, removed.value()));
  }

  private void names(Binds binds, AgentName old, AgentName other) throws SQLException {
    binds.set(from, old.value()).set(into, other.value());
  }

  private Query repeated(TableField<?, String> key) {
    Table<?> target = name.getTable().as("there");
    return deleteFrom(name.getTable())
        .where(name.eq(from))
        .and(key.in(select(target.field(key)).from(target).where(target.field(name).eq(into))));
  }
}
