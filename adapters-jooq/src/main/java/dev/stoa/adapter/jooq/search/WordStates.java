package dev.stoa.adapter.jooq.search;

import static dev.stoa.schema.generated.tables.WordStates.WORD_STATES;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.search.SearchSource;
import io.vavr.control.Option;
import java.security.SecureRandom;
import java.sql.SQLException;
import java.util.Random;

/** How far the texts of one source are in segments, and who may change these. */
final class WordStates {

  /** The cut of a source without segments: no entry is lower. */
  static final long FIRST_CUT = 1;

  static final State UNBORN = new State(FIRST_CUT, 0);

  private static final Random RANDOM = new SecureRandom();

  private final JooqSession session;
  private final SearchSource source;

  WordStates(JooqSession session, SearchSource source) {
    this.session = session;
    this.source = source;
  }

  /** How far the texts are in segments. */
  record State(long cut, long born) {}

  State state() {
    return state(SegmentSql.STATE).getOrElse(UNBORN);
  }

  /** Whether no state was ever stored. */
  boolean isUnborn() {
    return state() == UNBORN;
  }

  /** The state, held against others until the unit ends; none if another holds it. */
  Option<State> take() {
    open();
    return state(SegmentSql.TAKE);
  }

  /** As above; none either if it is not the one that was seen. */
  Option<State> take(State seen) {
    boolean opened = open();
    return state(SegmentSql.TAKE).filter(now -> now.equals(seen) || opened && seen == UNBORN);
  }

  /** As the first, but waits for another. */
  State waitFor() {
    open();
    return state(SegmentSql.WAIT).get();
  }

  private boolean open() {
    return session.change(SegmentSql.OPEN, binds -> bind(binds, bornNow())) > 0;
  }

  /** A state without segments. */
  static State bornNow() {
    return new State(FIRST_CUT, RANDOM.nextLong() >>> 1);
  }

  private Option<State> state(Statement statement) {
    return session.one(
        statement,
        binds -> binds.set(WORD_STATES.SOURCE, source.label()),
        row -> new State(row.get(WORD_STATES.CUT), row.get(WORD_STATES.BORN)));
  }

  void set(State state) {
    session.change(SegmentSql.SET_STATE, binds -> bind(binds, state));
  }

  private void bind(Binds binds, State state) throws SQLException {
    binds
        .set(WORD_STATES.SOURCE, source.label())
        .set(WORD_STATES.CUT, state.cut())
        .set(WORD_STATES.BORN, state.born());
  }
}
