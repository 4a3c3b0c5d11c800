package dev.stoa.adapter.jooq.rows;

import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.schema.Json;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.impl.DSL;

/** The filters that a query asks for, with what it asks. */
public final class Filters {

  /** All rows. */
  public static final Filters NONE = new Filters(List.of(), Binder.NOTHING);

  private final List<Filter<?>> chosen;
  private final Binder binder;

  private Filters(List<Filter<?>> chosen, Binder binder) {
    this.chosen = chosen;
    this.binder = binder;
  }

  /** And this one. */
  public <V> Filters and(Filter<V> filter, V value) {
    List<Filter<?>> more = new ArrayList<>(chosen);
    more.add(filter);
    return new Filters(
        more,
        binds -> {
          binder.bind(binds);
          filter.binder().bind(binds, value);
        });
  }

  /** And this one, if there is a value for it. */
  public <V> Filters and(Filter<V> filter, Option<V> value) {
    return value.isDefined() ? and(filter, value.get()) : this;
  }

  /** And this one, which takes no value. */
  public Filters and(Filter<Object> filter) {
    return and(filter, filter);
  }

  /** And this one, which takes no value, if it is asked for. */
  public Filters when(boolean asked, Filter<Object> filter) {
    return asked ? and(filter) : this;
  }

  /** And this filter of metadata, if there is one. */
  public Filters where(Field<Json> column, Option<MetadataFilter> filter) {
    return filter.isDefined() ? and(MetadataCondition.filter(column, filter.get())) : this;
  }

  /** Whether statements with them are kept. */
  boolean areConstant() {
    return chosen.stream().allMatch(Filter::isConstant);
  }

  /** Which they are, whatever is asked. */
  List<Filter<?>> chosen() {
    return chosen;
  }

  Condition condition() {
    Condition all = DSL.noCondition();
    for (Filter<?> filter : chosen) {
      all = all.and(filter.condition());
    }
    return all;
  }

  void bind(Binds binds) throws SQLException {
    binder.bind(binds);
  }
}
