package dev.stoa.adapter.jooq.agent;

import static dev.stoa.adapter.jooq.agent.AgentRows.NAMES;
import static dev.stoa.adapter.jooq.agent.AgentRows.REGISTERED;
import static dev.stoa.schema.generated.tables.Agents.AGENTS;

import dev.stoa.adapter.jooq.rows.ArchiveFilters;
import dev.stoa.adapter.jooq.rows.EndLookup;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Lookup;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.PageRequest;
import io.vavr.control.Option;
import org.jooq.impl.DSL;

/** The statements of the agents. */
final class AgentSql {

  static final Order<String> BY_NAME = Order.ascending(AGENTS.IDENTITY, name -> name);

  static final Lookup<String, Agent> BY_ID = REGISTERED.by(AGENTS.AGENT_ID);
  static final Lookup<String, Agent> BY_IDENTITY = REGISTERED.by(AGENTS.IDENTITY);
  static final EndLookup<Agent> BY_END = REGISTERED.ending(AGENTS.REVERSED_ID);
  static final Pages<String, Agent> IN_ORDER = REGISTERED.pages(BY_NAME);
  static final Lookup<String, AgentName> KNOWN_NAMES = NAMES.by(AGENTS.IDENTITY);
  static final Pages<String, AgentName> NAMES_IN_ORDER = NAMES.pages(BY_NAME);

  static final Statement TOUCH =
      Statement.of(
          () ->
              DSL.update(AGENTS)
                  .set(AGENTS.LAST_ACTIVE_AT, Params.of(AGENTS.LAST_ACTIVE_AT))
                  .where(REGISTERED.ofKey())
                  .and(
                      AGENTS
                          .LAST_ACTIVE_AT
                          .isNull()
                          .or(AGENTS.LAST_ACTIVE_AT.lt(Params.of(AGENTS.LAST_ACTIVE_AT)))));

  private static final ArchiveFilters SHOWN = ArchiveFilters.in(AGENTS.ARCHIVED_AT);

  private AgentSql() {}

  static Filters shown(ArchiveFilter show) {
    return Filters.NONE.and(SHOWN.of(show));
  }

  /** What a page begins behind; every identity is greater than the empty text. */
  static Option<String> after(PageRequest<AgentName> page) {
    return Option.some(page.after().map(AgentName::value).getOrElse(""));
  }
}
