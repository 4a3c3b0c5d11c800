package dev.stoa.adapter.jooq.rating;

import dev.stoa.adapter.jooq.Row;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.Participation;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.schema.InstantText;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Puts matches together from rows of one participant each, as they stream by. */
final class MatchRows {

  private final Consumer<RatedMatch> matches;
  private final List<Participation> parts = new ArrayList<>();
  private RatedMatch open;

  MatchRows(Consumer<RatedMatch> matches) {
    this.matches = matches;
  }

  void row(Row row) throws SQLException {
    if (open == null || open.sequence() != row.number(1)) {
      close();
      open = withoutParts(row);
    }
    parts.add(
        new Participation(new AgentName(row.text(8)), row.real(9), row.real(10), row.real(11)));
  }

  /** There are no more rows. */
  void close() {
    if (open != null) {
      matches.accept(
          new RatedMatch(
              open.sequence(),
              open.id(),
              open.winner(),
              open.discipline(),
              open.confidence(),
              open.kFactor(),
              Vector.ofAll(parts),
              open.at()));
      parts.clear();
      open = null;
    }
  }

  private static RatedMatch withoutParts(Row row) throws SQLException {
    return new RatedMatch(
        row.number(1),
        new MatchId(row.text(2)),
        Option.of(row.text(3)).map(AgentName::new),
        Option.of(row.text(4)).map(Discipline::new),
        row.real(5),
        row.real(6),
        Vector.empty(),
        InstantText.parse(row.instantText(7)));
  }
}
