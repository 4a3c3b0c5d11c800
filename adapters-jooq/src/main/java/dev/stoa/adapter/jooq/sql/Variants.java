package dev.stoa.adapter.jooq.sql;

import java.util.Collection;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import org.jooq.Query;

/** The statements of a list that differ in which of its conditions they have. */
public final class Variants<P extends Enum<P>> {

  private final Class<P> type;
  private final BiFunction<Set<P>, Dialect, Query> query;
  private final Map<Set<P>, Statement> statements = new ConcurrentHashMap<>();

  private Variants(Class<P> type, BiFunction<Set<P>, Dialect, Query> query) {
    this.type = type;
    this.query = query;
  }

  /** Whose statements are made on first use. */
  public static <P extends Enum<P>> Variants<P> of(
      Class<P> type, BiFunction<Set<P>, Dialect, Query> query) {
    return new Variants<>(type, query);
  }

  /** The statement with these conditions. */
  public Statement with(Collection<P> parts) {
    Set<P> chosen = EnumSet.noneOf(type);
    chosen.addAll(parts);
    return statements.computeIfAbsent(
        chosen, set -> Statement.of(dialect -> query.apply(set, dialect)));
  }
}
