package dev.stoa.domain.operations;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PagedQuery;
import io.vavr.control.Option;
import java.time.Instant;

/**
 * Which changes between two instants are wanted.
 *
 * @param context only rows of this context
 * @param agent only rows that name this agent, or that it changed
 * @param scope only rows of this scope
 */
public record ChangeQuery(
    Instant from,
    Instant to,
    Option<String> context,
    Option<String> agent,
    Option<String> scope,
    PageRequest<RowKey> page)
    implements PagedQuery<RowKey, ChangeQuery> {

  /** Refuses instants that are not in order. */
  public ChangeQuery {
    from = Instants.require("from", from);
    to = Instants.require("to", to);
    if (!from.isBefore(to)) {
      throw new InvalidValue("from is " + from + ", which is not before " + to + ": swap them");
    }
  }

  /** All changes after one instant, up to another. */
  public static ChangeQuery between(Instant from, Instant to) {
    return new ChangeQuery(
        from, to, Option.none(), Option.none(), Option.none(), PageRequest.first());
  }

  /** Only rows of this context. */
  public ChangeQuery in(String wanted) {
    return new ChangeQuery(from, to, Option.some(wanted), agent, scope, page);
  }

  /** Only rows that name this agent, or that it changed. */
  public ChangeQuery by(String wanted) {
    return new ChangeQuery(from, to, context, Option.some(wanted), scope, page);
  }

  /** Only rows of this scope. */
  public ChangeQuery of(String wanted) {
    return new ChangeQuery(from, to, context, agent, Option.some(wanted), page);
  }

  @Override
  public ChangeQuery page(PageRequest<RowKey> wanted) {
    return new ChangeQuery(from, to, context, agent, scope, wanted);
  }
}
