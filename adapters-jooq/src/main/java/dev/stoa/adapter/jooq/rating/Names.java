package dev.stoa.adapter.jooq.rating;

import static org.jooq.impl.DSL.param;

import dev.stoa.adapter.jooq.Binds;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Seq;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;
import org.jooq.Field;

/** Lists of names in statements: padded to powers of two, so that few statements serve all. */
final class Names {

  /** One statement each for 1, 2, 4, … 64 names. */
  static final int ARITIES = 7;

  private Names() {}

  static List<Field<String>> params(Field<String> column, int arity) {
    return Stream.generate(() -> (Field<String>) param("name", column)).limit(1L << arity).toList();
  }

  static int arity(int names) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(names - 1);
  }

  /** Repeats the last name: asking twice for one row gives it once. */
  static void bind(Binds binds, Seq<AgentName> names) throws SQLException {
    int left = 1 << arity(names.size());
    for (AgentName name : names) {
      binds.text(name.value());
      left--;
    }
    String last = names.last().value();
    for (; left > 0; left--) {
      binds.text(last);
    }
  }
}
