package dev.stoa.adapter.jooq.debate;

import static dev.stoa.schema.generated.tables.DebateVotes.DEBATE_VOTES;

import dev.stoa.adapter.jooq.rows.Filter;
import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.NamedRows;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.DebateVotes;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;

/** The votes in the table {@code debate_votes}. */
public final class JooqDebateVotes implements DebateVotes {

  /** A vote in a session. */
  record Cast(DebateSessionId session, DebateVote vote, Instant at) {}

  static final Rows<Cast> CAST =
      Rows.<Cast>of(DEBATE_VOTES)
          .key(DEBATE_VOTES.SESSION_ID, cast -> cast.session().value())
          .key(DEBATE_VOTES.VOTER, cast -> cast.vote().voter().value())
          .changing()
          .set(DEBATE_VOTES.CHOICE, cast -> cast.vote().choice())
          .set(DEBATE_VOTES.RANKING, cast -> JsonColumn.of(cast.vote().ranking()))
          .set(DEBATE_VOTES.CONFIDENCE, cast -> cast.vote().confidence())
          .maybe(DEBATE_VOTES.WEIGHT, cast -> cast.vote().weight())
          .set(DEBATE_VOTES.CREATED_AT, Cast::at);

  static final Pages<String, DebateVote> BY_VOTER =
      CAST.readAs(JooqDebateVotes::vote).pages(Order.ascending(DEBATE_VOTES.VOTER, voter -> voter));
  static final Filter<String> IN_SESSION = Filter.eq(DEBATE_VOTES.SESSION_ID);

  private static final NamedRows BY = NamedRows.in(DEBATE_VOTES.VOTER, DEBATE_VOTES.SESSION_ID);

  private final JooqSession session;

  public JooqDebateVotes(JooqSession session) {
    this.session = session;
  }

  @Override
  public void put(DebateSessionId of, DebateVote vote, Instant at) {
    CAST.put(session, new Cast(of, vote, at));
  }

  @Override
  public Seq<DebateVote> of(DebateSessionId of) {
    return BY_VOTER.list(session, Filters.NONE.and(IN_SESSION, of.value()));
  }

  @Override
  public long move(AgentName from, AgentName into) {
    return BY.move(session, from, into);
  }

  @Override
  public long count(AgentName agent) {
    return BY.count(session, agent);
  }

  private static DebateVote vote(Row row) throws SQLException {
    return new DebateVote(
        new AgentName(row.get(DEBATE_VOTES.VOTER)),
        row.get(DEBATE_VOTES.CHOICE),
        JsonColumn.texts(row.get(DEBATE_VOTES.RANKING)),
        row.get(DEBATE_VOTES.CONFIDENCE),
        Option.of(row.get(DEBATE_VOTES.WEIGHT)));
  }
}
