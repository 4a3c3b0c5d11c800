package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.RatingBaselines.RATING_BASELINES;
import static dev.stoa.schema.generated.tables.Ratings.RATINGS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.DomainRating;
import dev.stoa.domain.rating.KnownRatings;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Which column holds what of a rating, now or before the first match. */
final class RatingRows {

  /** The domain of overall ratings. */
  static final String OVERALL = "";

  static final Rows<Scoped> NOW =
      Rows.of(RATINGS, RatingRows::scoped)
          .key(RATINGS.AGENT_NAME, one -> one.rating().agent().value())
          .key(RATINGS.DOMAIN, Scoped::domain)
          .changing()
          .set(RATINGS.ELO, one -> one.rating().elo())
          .set(RATINGS.WINS, one -> one.rating().wins())
          .set(RATINGS.LOSSES, one -> one.rating().losses())
          .set(RATINGS.DRAWS, one -> one.rating().draws())
          .set(RATINGS.UPDATED_AT, one -> one.rating().at());

  static final Rows<Scoped> BASELINES = NOW.in(RATING_BASELINES);

  private RatingRows() {}

  /** A rating, overall or in the discipline of this name. */
  record Scoped(String domain, AgentRating rating) {

    DomainRating inDiscipline() {
      return new DomainRating(new Discipline(domain), rating);
    }

    private void pass(Consumer<AgentRating> overall, Consumer<DomainRating> inDisciplines) {
      if (domain.equals(OVERALL)) {
        overall.accept(rating);
      } else {
        inDisciplines.accept(inDiscipline());
      }
    }
  }

  static Seq<Scoped> of(KnownRatings ratings) {
    return ratings
        .overall()
        .map(one -> new Scoped(OVERALL, one))
        .appendAll(
            ratings.inDisciplines().map(one -> new Scoped(one.discipline().value(), one.rating())));
  }

  /** What a statement selects of one of the tables, read together with what is asked next. */
  static Supplier<KnownRatings> known(
      JooqSession session, Rows<Scoped> rows, Statement statement, Binder binder) {
    Supplier<Seq<Scoped>> found = session.later(statement, binder, rows::read);
    return () -> known(found.get());
  }

  private static KnownRatings known(Seq<Scoped> found) {
    List<AgentRating> overall = new ArrayList<>();
    List<DomainRating> inDisciplines = new ArrayList<>();
    found.forEach(one -> one.pass(overall::add, inDisciplines::add));
    return new KnownRatings(Vector.ofAll(overall), Vector.ofAll(inDisciplines));
  }

  /** As above, one by one. */
  static void scan(
      JooqSession session,
      Rows<Scoped> rows,
      Statement statement,
      Consumer<AgentRating> overall,
      Consumer<DomainRating> inDisciplines) {
    session.each(statement, Binder.NOTHING, row -> rows.read(row).pass(overall, inDisciplines));
  }

  private static Scoped scoped(Row row) throws SQLException {
    return new Scoped(
        row.get(RATINGS.DOMAIN),
        new AgentRating(
            new AgentName(row.get(RATINGS.AGENT_NAME)),
            row.get(RATINGS.ELO),
            row.get(RATINGS.WINS),
            row.get(RATINGS.LOSSES),
            row.get(RATINGS.DRAWS),
            row.get(RATINGS.UPDATED_AT)));
  }
}
