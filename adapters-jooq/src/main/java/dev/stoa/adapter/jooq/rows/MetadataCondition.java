package dev.stoa.adapter.jooq.rows;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.ByDialect;
import dev.stoa.adapter.jooq.sql.ComparedMember;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.schema.Json;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.impl.DSL;

/**
 * A filter of metadata as a condition on a column.
 *
 * <p>Names of members are part of the statement, so that an index on a member is used; values are
 * bound.
 */
public final class MetadataCondition {

  private final Field<Json> column;
  private final List<ComparedMember> compared = new ArrayList<>();
  private final Condition condition;

  private MetadataCondition(Field<Json> column, MetadataFilter filter) {
    this.column = column;
    this.condition = condition(filter);
  }

  public static MetadataCondition of(Field<Json> column, MetadataFilter filter) {
    return new MetadataCondition(column, filter);
  }

  /** A filter of a list, whose statement is made anew each time. */
  public static Filter<Object> filter(Field<Json> column, MetadataFilter filter) {
    MetadataCondition made = of(column, filter);
    return Filter.once(made.condition, (binds, nothing) -> made.bind(binds));
  }

  public Condition condition() {
    return condition;
  }

  /** Binds the values. */
  public void bind(Binds binds) throws SQLException {
    for (ComparedMember one : compared) {
      if (one.value() instanceof JsonString text) {
        binds.setIfUsed(one.text(), text.value());
      } else if (one.value() instanceof JsonNumber number) {
        binds
            .setIfUsed(one.text(), CanonicalJson.of(number).text())
            .setIfUsed(one.number(), number.exactDouble());
      }
    }
  }

  private Condition condition(MetadataFilter filter) {
    if (filter instanceof MetadataFilter.Comparison one) {
      return compares(one.key(), one.operator(), one.value());
    }
    if (filter instanceof MetadataFilter.OneOf one) {
      return DSL.or(one.alternatives().map(this::condition).asJava());
    }
    if (filter instanceof MetadataFilter.All all) {
      return DSL.and(all.parts().map(this::condition).asJava());
    }
    if (filter instanceof MetadataFilter.Any any) {
      return DSL.or(any.parts().map(this::condition).asJava());
    }
    // What is unknown, because the member is missing, does not hold.
    return DSL.condition("({0}) is not true", condition(((MetadataFilter.Not) filter).condition()));
  }

  private Condition compares(String key, MetadataFilter.Operator operator, JsonValue value) {
    int nth = compared.size();
    ComparedMember member =
        new ComparedMember(
            key,
            operator,
            value,
            Params.named("where_text_" + nth, String.class),
            Params.named("where_number_" + nth, Double.class));
    compared.add(member);
    return ByDialect.condition(dialect -> dialect.json().compares(column, member));
  }
}
