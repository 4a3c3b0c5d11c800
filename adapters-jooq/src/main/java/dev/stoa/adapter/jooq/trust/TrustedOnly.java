package dev.stoa.adapter.jooq.trust;

import static dev.stoa.schema.generated.tables.Origins.ORIGINS;
import static org.jooq.impl.DSL.coalesce;
import static org.jooq.impl.DSL.exists;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.noCondition;
import static org.jooq.impl.DSL.notExists;
import static org.jooq.impl.DSL.selectOne;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.Trust;
import java.sql.SQLException;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.Function;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;

/** The conditions by which rows are left out that are trusted less than is asked for. */
public enum TrustedOnly {
  /** None is left out. */
  ALL,
  /** What is quarantined is left out, by an index that has nothing else. */
  NOT_WITHDRAWN,
  /** What is trusted less, or of unknown origin, is left out. */
  AT_LEAST;

  private static final Param<Long> LEAST = Params.named("least_trust", ORIGINS.TRUST);

  /** The condition of a question for no less than this. */
  public static TrustedOnly of(Trust least) {
    return switch (least) {
      case QUARANTINED -> ALL;
      case IMPORTED -> NOT_WITHDRAWN;
      case DOCUMENT, TOOL, AGENT, PERSON -> AT_LEAST;
    };
  }

  /** What there is of each condition. */
  public static <T> Map<TrustedOnly, T> each(Function<TrustedOnly, T> made) {
    Map<TrustedOnly, T> all = new EnumMap<>(TrustedOnly.class);
    for (TrustedOnly one : values()) {
      all.put(one, made.apply(one));
    }
    return all;
  }

  /** How origins name the row of an item. */
  public static Field<String> item(ItemKind kind, Field<String> id) {
    return inline(kind.label() + ":").concat(id);
  }

  /** The trust of a row to which its origin was joined by a left join. */
  public static Field<Long> trust() {
    return coalesce(ORIGINS.TRUST, inline(Trust.IMPORTED.level()));
  }

  /** As {@link #condition}, of a row to which its origin was joined by a left join. */
  public Condition joined() {
    return switch (this) {
      case ALL -> noCondition();
      case NOT_WITHDRAWN -> trust().gt(inline(Trust.QUARANTINED.level()));
      case AT_LEAST -> ORIGINS.TRUST.ge(LEAST);
    };
  }

  /** Whether a row is trusted far enough. */
  public Condition condition(Field<String> item) {
    return switch (this) {
      case ALL -> noCondition();
      case NOT_WITHDRAWN ->
          notExists(
              selectOne()
                  .from(ORIGINS)
                  .where(ORIGINS.ITEM.eq(item))
                  .and(ORIGINS.TRUST.eq(inline(0L))));
      case AT_LEAST ->
          exists(
              selectOne().from(ORIGINS).where(ORIGINS.ITEM.eq(item)).and(ORIGINS.TRUST.ge(LEAST)));
    };
  }

  /** Binds what is asked for. */
  public void bind(Binds binds, Trust least) throws SQLException {
    if (this == AT_LEAST) {
      binds.set(LEAST, least.level());
    }
  }
}
