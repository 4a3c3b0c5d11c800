package dev.stoa.adapter.jooq.rows;

import dev.stoa.adapter.jooq.sql.IdEnds;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import io.vavr.collection.Seq;

/** Rows found by how an id of them ends. */
public final class EndLookup<T> {

  private final Rows<T> rows;
  private final IdEnds ends;
  private final Statement statement;

  EndLookup(Rows<T> rows, IdEnds ends) {
    this.rows = rows;
    this.ends = ends;
    this.statement =
        Statement.of(() -> rows.select(ends.condition()).orderBy(ends.order()).limit(Rows.LIMIT));
  }

  /** Some rows whose id ends so. */
  public Seq<T> find(JooqSession session, String end, int limit) {
    return rows.list(session, statement, binds -> ends.bind(binds, end).set(Rows.LIMIT, limit));
  }

  /** The statement, for tests of query plans. */
  public Statement statement() {
    return statement;
  }
}
