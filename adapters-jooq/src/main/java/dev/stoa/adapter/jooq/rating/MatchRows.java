package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.MatchParticipants.MATCH_PARTICIPANTS;
import static dev.stoa.schema.generated.tables.Matches.MATCHES;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.Participation;
import dev.stoa.domain.rating.RatedMatch;
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

  /** A stored participation. */
  record Part(long match, long place, Participation part) {}

  private final Consumer<RatedMatch> matches;
  private final List<Participation> parts = new ArrayList<>();
  private @Nullable RatedMatch open;

  MatchRows(Consumer<RatedMatch> matches) {
    this.matches = matches;
  }

  static void bind(Binds binds, RatedMatch match) throws SQLException {
    binds
        .set(MATCHES.ID, match.sequence())
        .set(MATCHES.DEBATE_ID, match.id().value())
        .set(MATCHES.DOMAIN, match.discipline().map(Discipline::value).getOrNull())
        .set(MATCHES.CONFIDENCE_WEIGHT, match.confidence())
        .set(MATCHES.K_FACTOR, match.kFactor())
        .set(MATCHES.ORIGIN, match.origin().getOrNull())
        .set(MATCHES.CREATED_AT, match.at());
  }

  static void bind(Binds binds, Part one) throws SQLException {
    Participation part = one.part();
    binds
        .set(MATCH_PARTICIPANTS.MATCH_ID, one.match())
        .set(MATCH_PARTICIPANTS.PLACE, one.place())
        .set(MATCH_PARTICIPANTS.AGENT_NAME, part.agent().value())
        .set(MATCH_PARTICIPANTS.SCORE, part.score())
        .set(MATCH_PARTICIPANTS.ELO_CHANGE, part.change())
        .set(MATCH_PARTICIPANTS.K_MULTIPLIER, part.multiplier())
        .set(MATCH_PARTICIPANTS.ELO, part.elo());
  }

  /** The participations of matches, each with its position. */
  static List<Part> parts(Seq<RatedMatch> matches) {
    List<Part> parts = new ArrayList<>();
    for (RatedMatch match : matches) {
      long place = 0;
      for (Participation part : match.parts()) {
        parts.add(new Part(match.sequence(), ++place, part));
      }
    }
    return parts;
  }

  void row(Row row) throws SQLException {
    if (open == null || open.sequence() != row.get(MATCHES.ID)) {
      close();
      open = withoutParts(row);
    }
    parts.add(
        new Participation(
            new AgentName(row.get(MATCH_PARTICIPANTS.AGENT_NAME)),
            row.get(MATCH_PARTICIPANTS.SCORE),
            row.get(MATCH_PARTICIPANTS.ELO_CHANGE),
            row.get(MATCH_PARTICIPANTS.K_MULTIPLIER),
            row.get(MATCH_PARTICIPANTS.ELO)));
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
    return new RatedMatch(
        row.get(MATCHES.ID),
        new MatchId(row.get(MATCHES.DEBATE_ID)),
        Option.of(row.get(MATCHES.DOMAIN)).map(Discipline::new),
        row.get(MATCHES.CONFIDENCE_WEIGHT),
        row.get(MATCHES.K_FACTOR),
        Vector.empty(),
        row.get(MATCHES.CREATED_AT),
        Option.of(row.get(MATCHES.ORIGIN)));
  }
}
