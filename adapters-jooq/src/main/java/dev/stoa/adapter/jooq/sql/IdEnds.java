package dev.stoa.adapter.jooq.sql;

import java.sql.SQLException;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Param;

/**
 * Ids by how they end: a range of an index on a column that holds the ids backwards.
 *
 * <p>The range is bounded above too, so that rows behind it are never read.
 */
public final class IdEnds {

  private static final String LAST_CHARACTER = Character.toString(Character.MAX_CODE_POINT);

  private final Field<String> backwards;
  private final Param<String> from;
  private final Param<String> to;

  private IdEnds(Field<String> backwards) {
    this.backwards = backwards;
    this.from = Params.named("end_from", backwards);
    this.to = Params.named("end_to", backwards);
  }

  /** Through the column that {@link #reversed} ids are kept in. */
  public static IdEnds in(Field<String> backwards) {
    return new IdEnds(backwards);
  }

  /** The id read backwards. */
  public static String reversed(String id) {
    return new StringBuilder(id).reverse().toString();
  }

  /** Whether the id ends with the text. */
  public Condition condition() {
    return backwards.between(from, to);
  }

  /** The order of the index. */
  public Field<String> order() {
    return backwards;
  }

  /** Asks for an end. */
  public Binds bind(Binds binds, String end) throws SQLException {
    String beginning = reversed(end);
    return binds.set(from, beginning).set(to, beginning + LAST_CHARACTER);
  }
}
