package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.MatchParticipants.MATCH_PARTICIPANTS;
import static dev.stoa.schema.generated.tables.Matches.MATCHES;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.Participation;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.domain.rating.RatedMatchBuilder;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Assembles matches from a stream of rows with one participant each. */
final class MatchRows {

  static final Rows<RatedMatch> LOG =
      Rows.of(MATCHES, MatchRows::withoutParts)
          .key(MATCHES.ID, RatedMatch::sequence)
          .set(MATCHES.DEBATE_ID, match -> match.id().value())
          .maybe(MATCHES.DOMAIN, match -> match.discipline().map(Discipline::value))
          .set(MATCHES.CONFIDENCE_WEIGHT, RatedMatch::confidence)
          .set(MATCHES.K_FACTOR, RatedMatch::kFactor)
          .maybe(MATCHES.ORIGIN, RatedMatch::origin)
          .set(MATCHES.CREATED_AT, RatedMatch::at);

  static final Rows<Part> PARTS =
      Rows.of(MATCH_PARTICIPANTS, MatchRows::part)
          .key(MATCH_PARTICIPANTS.MATCH_ID, Part::match)
          .key(MATCH_PARTICIPANTS.PLACE, Part::place)
          .set(MATCH_PARTICIPANTS.AGENT_NAME, one -> one.part().agent().value())
          .set(MATCH_PARTICIPANTS.SCORE, one -> one.part().score())
          .set(MATCH_PARTICIPANTS.K_MULTIPLIER, one -> one.part().multiplier())
          .changing()
          .set(MATCH_PARTICIPANTS.ELO_CHANGE, one -> one.part().change())
          .set(MATCH_PARTICIPANTS.ELO, one -> one.part().elo());

  /** A stored participation. */
  record Part(long match, long place, Participation part) {}

  private final Consumer<RatedMatch> matches;
  private final List<Participation> parts = new ArrayList<>();
  private @Nullable RatedMatch open;

  MatchRows(Consumer<RatedMatch> matches) {
    this.matches = matches;
  }

  /** The participations of matches, each with its position. */
  static Seq<Part> parts(Seq<RatedMatch> matches) {
    List<Part> parts = new ArrayList<>();
    for (RatedMatch match : matches) {
      long place = 0;
      for (Participation part : match.parts()) {
        parts.add(new Part(match.sequence(), ++place, part));
      }
    }
    return Vector.ofAll(parts);
  }

  void row(Row row) throws SQLException {
    if (open == null || open.sequence() != row.get(MATCHES.ID)) {
      close();
      open = LOG.read(row);
    }
    parts.add(PARTS.read(row).part());
  }

  /** Ends the stream. */
  void close() {
    if (open != null) {
      matches.accept(open.with(Vector.ofAll(parts)));
      parts.clear();
      open = null;
    }
  }

  private static RatedMatch withoutParts(Row row) throws SQLException {
    return RatedMatchBuilder.builder()
        .sequence(row.get(MATCHES.ID))
        .id(new MatchId(row.get(MATCHES.DEBATE_ID)))
        .discipline(Option.of(row.get(MATCHES.DOMAIN)).map(Discipline::new))
        .confidence(row.get(MATCHES.CONFIDENCE_WEIGHT))
        .kFactor(row.get(MATCHES.K_FACTOR))
        .parts(Vector.empty())
        .at(row.get(MATCHES.CREATED_AT))
        .origin(Option.of(row.get(MATCHES.ORIGIN)))
        .build();
  }

  private static Part part(Row row) throws SQLException {
    return new Part(
        row.get(MATCH_PARTICIPANTS.MATCH_ID),
        row.get(MATCH_PARTICIPANTS.PLACE),
        new Participation(
            new AgentName(row.get(MATCH_PARTICIPANTS.AGENT_NAME)),
            row.get(MATCH_PARTICIPANTS.SCORE),
            row.get(MATCH_PARTICIPANTS.ELO_CHANGE),
            row.get(MATCH_PARTICIPANTS.K_MULTIPLIER),
            row.get(MATCH_PARTICIPANTS.ELO)));
  }
}
