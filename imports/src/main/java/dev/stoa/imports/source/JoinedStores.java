package dev.stoa.imports.source;

import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.function.Consumer;

/** Several files of one system, read as if they were one. */
public final class JoinedStores implements ForeignStore {

  private final Seq<ForeignStore> stores;

  public JoinedStores(Seq<ForeignStore> stores) {
    this.stores = stores;
  }

  @Override
  public String name() {
    return stores.map(ForeignStore::name).distinct().mkString(", ");
  }

  @Override
  public Seq<String> tables() {
    return stores.flatMap(ForeignStore::tables).distinct().sorted();
  }

  @Override
  public Seq<String> columns(String table) {
    return stores.flatMap(one -> one.columns(table)).distinct();
  }

  @Override
  public long count(String table) {
    return having(table).map(one -> one.count(table)).sum().longValue();
  }

  @Override
  public void each(
      String table, Map<String, String> equal, Seq<String> order, Consumer<ForeignRow> rows) {
    having(table).forEach(one -> one.each(table, equal, order, rows));
  }

  @Override
  public Seq<ForeignStore> having(String table) {
    return stores.flatMap(one -> one.having(table));
  }

  @Override
  public void close() {
    stores.forEach(ForeignStore::close);
  }
}
