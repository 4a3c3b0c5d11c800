package dev.stoa.adapter.jooq.debate;

import static dev.stoa.schema.generated.tables.DebateVotes.DEBATE_VOTES;

import dev.stoa.adapter.jooq.rows.NamedRows;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.DebateVotes;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.schema.Json;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jooq.Field;
import org.jooq.impl.DSL;

/** The votes in the table {@code debate_votes}. */
public final class JooqDebateVotes implements DebateVotes {

  private static final List<Field<?>> KEY = List.of(DEBATE_VOTES.SESSION_ID, DEBATE_VOTES.VOTER);
  private static final List<Field<?>> VOTE =
      List.of(
          DEBATE_VOTES.CHOICE,
          DEBATE_VOTES.RANKING,
          DEBATE_VOTES.CONFIDENCE,
          DEBATE_VOTES.WEIGHT,
          DEBATE_VOTES.CREATED_AT);

  static final Statement PUT =
      Statement.of(
          () ->
              DSL.insertInto(DEBATE_VOTES)
                  .set(Params.of(KEY))
                  .set(Params.of(VOTE))
                  .onConflict(DEBATE_VOTES.SESSION_ID, DEBATE_VOTES.VOTER)
                  .doUpdate()
                  .set(Params.excluded(VOTE)));

  static final Statement OF_SESSION =
      Statement.of(
          () ->
              DSL.select(DEBATE_VOTES.VOTER)
                  .select(VOTE)
                  .from(DEBATE_VOTES)
                  .where(DEBATE_VOTES.SESSION_ID.eq(Params.of(DEBATE_VOTES.SESSION_ID)))
                  .orderBy(DEBATE_VOTES.VOTER));

  private static final NamedRows BY = NamedRows.in(DEBATE_VOTES.VOTER, DEBATE_VOTES.SESSION_ID);

  private final JooqSession session;

  public JooqDebateVotes(JooqSession session) {
    this.session = session;
  }

  @Override
  public void put(DebateSessionId of, DebateVote vote, Instant at) {
    Json ranking =
        new Json(CanonicalJson.of(new JsonArray(vote.ranking().map(JsonString::new))).text());
    session.run(
        PUT,
        binds ->
            binds
                .set(DEBATE_VOTES.SESSION_ID, of.value())
                .set(DEBATE_VOTES.VOTER, vote.voter().value())
                .set(DEBATE_VOTES.CHOICE, vote.choice())
                .set(DEBATE_VOTES.RANKING, ranking)
                .set(DEBATE_VOTES.CONFIDENCE, vote.confidence())
                .set(DEBATE_VOTES.WEIGHT, vote.weight().getOrNull())
                .set(DEBATE_VOTES.CREATED_AT, at));
  }

  @Override
  public Seq<DebateVote> of(DebateSessionId of) {
    return session.list(
        OF_SESSION, binds -> binds.set(DEBATE_VOTES.SESSION_ID, of.value()), JooqDebateVotes::vote);
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
        ((JsonArray) JsonParser.parse(row.get(DEBATE_VOTES.RANKING).text()))
            .values()
            .map(value -> ((JsonString) value).value()),
        row.get(DEBATE_VOTES.CONFIDENCE),
        Option.of(row.get(DEBATE_VOTES.WEIGHT)));
  }
}
