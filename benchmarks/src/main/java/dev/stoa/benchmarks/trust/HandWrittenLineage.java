package dev.stoa.benchmarks.trust;

import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.benchmarks.engine.PlainQuery;
import dev.stoa.benchmarks.engine.TimeOrderedId;
import dev.stoa.benchmarks.engine.Transactions;
import dev.stoa.storage.StorageConfig;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/** Lineage as a careful engineer writes it with JDBC alone: prepared once, no layers. */
final class HandWrittenLineage extends Lineage implements AutoCloseable {

  private static final String NAMED = "select item from quarantined_items where quarantine_id = ?";
  private static final String REACHED =
      "with recursive reached(item) as ("
          + NAMED
          + " union select d.child from reached r cross join derivations d where d.parent ="
          + " r.item)";

  private static final String OWN =
      "case when c.quarantined_at is not null then 0 else coalesce(c.raised_to, case c.origin"
          + " when 'person' then 5 when 'agent' then 4 when 'tool' then 3 when 'document' then 2"
          + " else 1 end) end";

  private static final String RETRUST =
      "update origins set trust = w.level from ("
          + REACHED
          + ", given(item, level) as (select c.item, "
          + OWN
          + " from reached r cross join origins c where c.item = r.item union all select d.child,"
          + " coalesce(p.trust, 1) from reached r cross join derivations d left join origins p on"
          + " p.item = d.parent left join reached i on i.item = d.parent where d.child = r.item and"
          + " i.item is null), levels(item, level) as (select item, level from given union select"
          + " c.item, l.level from levels l cross join derivations d cross join origins c where"
          + " d.parent = l.item and c.item = d.child and l.level < "
          + OWN
          + " and (c.raised_to is null or l.level = 0))"
          + " select item, min(level) as level from levels group by item) w"
          + " where origins.item = w.item and origins.trust <> w.level";

  private static final String ANCESTRY = edges("child", "parent");
  private static final String DESCENT = edges("parent", "child");

  private final JdbcEngine engine;
  private final Connection connection;
  private final Transactions transactions;
  private final Map<String, PreparedStatement> prepared = new HashMap<>();
  private final String root;
  private String held = "";

  HandWrittenLineage(JdbcEngine engine, String url, String root) throws SQLException {
    this.engine = engine;
    this.connection = engine.connect(url);
    this.transactions = new Transactions(engine, connection);
    this.root = root;
  }

  /** The derivations in one direction with the origins at their ends. */
  private static String edges(String from, String to) {
    return "with recursive reached(item) as (select "
        + from
        + " from derivations where "
        + from
        + " = ? union select d."
        + to
        + " from reached r cross join derivations d where d."
        + from
        + " = r.item) select d.child, d.parent, o.* from reached r cross join derivations d"
        + " left join origins o on o.item = d."
        + to
        + " where d."
        + from
        + " = r.item";
  }

  @Override
  long withdraw() throws SQLException {
    held = TimeOrderedId.next();
    Object now = now();
    transactions.beginLocked();
    change("insert into quarantines (id, root, created_at) values (?, ?, ?)", held, root, now);
    change("insert into quarantined_items (quarantine_id, item) values (?, ?)", held, root);
    change("update origins set quarantined_at = ? where item in (" + NAMED + ")", now, held);
    int changed =
        change(
            "update origins set trust = 0 where trust <> 0 and item in ("
                + REACHED
                + " select item from reached)",
            held);
    transactions.commit();
    return changed;
  }

  @Override
  long bringBack() throws SQLException {
    transactions.beginLocked();
    change("update quarantines set restored_at = ? where id = ?", now(), held);
    change("update origins set quarantined_at = null where item in (" + NAMED + ")", held);
    int changed = change(RETRUST, held);
    change("delete from quarantined_items where quarantine_id = ?", held);
    transactions.commit();
    return changed;
  }

  private Object now() {
    return engine.instant(StorageConfig.SYSTEM_CLOCK.instant());
  }

  private int change(String sql, Object... values) throws SQLException {
    PreparedStatement statement = prepared(sql);
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    return statement.executeUpdate();
  }

  private PreparedStatement prepared(String sql) throws SQLException {
    if (!prepared.containsKey(sql)) {
      prepared.put(sql, connection.prepareStatement(sql));
    }
    return prepared.get(sql);
  }

  @Override
  int trace(String item) throws SQLException {
    return read(ANCESTRY, item) + read(DESCENT, item);
  }

  private int read(String sql, String item) throws SQLException {
    PreparedStatement statement = prepared(sql);
    statement.setString(1, item);
    return PlainQuery.readAll(statement);
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
