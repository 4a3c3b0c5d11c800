package dev.stoa.benchmarks.trust;

import dev.stoa.benchmarks.engine.FloorDatabase;
import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.engine.PlainQuery;
import dev.stoa.benchmarks.engine.TimeOrderedId;
import java.io.IOException;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;

/** Items that remember the trust that they had before, and the edges between them. */
final class FloorLineage extends Lineage implements AutoCloseable {

  private static final int BATCH = 1_000;

  private final FloorDatabase database;
  private final String root;
  private final PreparedStatement item;
  private final PreparedStatement edge;
  private final PreparedStatement withdraw;
  private final PreparedStatement restore;
  private final PreparedStatement above;
  private final PreparedStatement below;

  FloorLineage(JdbcEngine engine, String url, String root) throws SQLException, IOException {
    this.database = FloorDatabase.create(engine, url, "lineage");
    this.root = root;
    this.item =
        database.prepare("insert into item (id, trust, trust_before, content) values (?, 2, 2, ?)");
    this.edge = database.prepare("insert into edge (parent, child) values (?, ?)");
    this.withdraw =
        database.prepare(
            "update item set trust = 0 where id in ("
                + reached("parent", "child")
                + " select id from reached)");
    this.restore =
        database.prepare(
            "update item set trust = trust_before where id in ("
                + reached("parent", "child")
                + " select id from reached)");
    this.above = database.prepare(edges("child", "parent"));
    this.below = database.prepare(edges("parent", "child"));
  }

  private static String reached(String from, String to) {
    return "with recursive reached(id) as (select id from item where id = ? union select e."
        + to
        + " from reached r cross join edge e where e."
        + from
        + " = r.id)";
  }

  private static String edges(String from, String to) {
    return reached(from, to)
        + " select e.parent, e.child, i.trust from reached r cross join edge e"
        + " cross join item i where e."
        + from
        + " = r.id and i.id = e."
        + to;
  }

  /** The same graph as in the workspaces. */
  void fill(LineageFixture fixture) throws SQLException {
    database.transactions().begin();
    for (int i = 0; i < LineageFixture.ITEMS; i++) {
      add(fixture.item(i), "Observation " + i, LineageFixture.parents(i).map(fixture::item));
      if ((i + 1) % BATCH == 0) {
        item.executeBatch();
        edge.executeBatch();
      }
    }
    database.transactions().commit();
    database.settle();
  }

  private void add(String id, String content, Iterable<String> parents) throws SQLException {
    item.setString(1, id);
    item.setString(2, content);
    item.addBatch();
    for (String parent : parents) {
      edge.setString(1, parent);
      edge.setString(2, id);
      edge.addBatch();
    }
  }

  /** Writes an item that was made from others. */
  void write(List<String> from) throws SQLException {
    database.transactions().begin();
    String id = TimeOrderedId.next();
    add("memory:" + id, "Observation " + id, from);
    item.executeBatch();
    edge.executeBatch();
    database.transactions().commit();
  }

  @Override
  long withdraw() throws SQLException {
    return change(withdraw);
  }

  @Override
  long bringBack() throws SQLException {
    return change(restore);
  }

  private int change(PreparedStatement statement) throws SQLException {
    database.transactions().begin();
    statement.setString(1, root);
    int changed = statement.executeUpdate();
    database.transactions().commit();
    return changed;
  }

  @Override
  int trace(String traced) throws SQLException {
    return read(above, traced) + read(below, traced);
  }

  private static int read(PreparedStatement statement, String traced) throws SQLException {
    statement.setString(1, traced);
    return PlainQuery.readAll(statement);
  }

  @Override
  public void close() throws SQLException {
    database.close();
  }
}
