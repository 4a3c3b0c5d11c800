package dev.stoa.adapter.jooq.search;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.domain.search.SearchDocument;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jooq.Field;
import org.jooq.RowN;
import org.jooq.Table;
import org.jooq.impl.DSL;

/** The documents that one statement is given to store, as a table of parameters. */
final class GivenTexts {

  /** The number of its rows; missing documents are bound as null. */
  static final int MANY = 64;

  /** Which of the documents it is, from 1. */
  private static final String PLACE = "place";

  // Kept, because statements know their parameters by identity.
  private static final List<Rows<Option<SearchDocument>>> NUMBERED =
      IntStream.range(0, MANY)
          .mapToObj(
              i -> TextRows.written(column -> Params.named(column.getName() + i, String.class)))
          .toList();

  static final Table<?> TABLE =
      DSL.values(IntStream.range(0, MANY).mapToObj(GivenTexts::numbered).toArray(RowN[]::new))
          .as("given", names(TextRows.written(column -> column).given()));

  private GivenTexts() {}

  static void bind(Binds binds, Seq<SearchDocument> texts) throws SQLException {
    for (int i = 0; i < MANY; i++) {
      NUMBERED.get(i).bind(binds, i < texts.size() ? Option.some(texts.get(i)) : Option.none());
    }
  }

  /** What is given for a column of the texts. */
  static <T> Field<T> column(Field<T> column) {
    return TABLE.field(column.getName(), column.getType());
  }

  static Field<Long> place() {
    return TABLE.field(PLACE, Long.class);
  }

  private static RowN numbered(int place) {
    return DSL.row(
        Stream.concat(NUMBERED.get(place).given().stream(), Stream.of(DSL.inline(place + 1L)))
            .toList());
  }

  private static String[] names(List<Field<?>> columns) {
    return Stream.concat(columns.stream().map(Field::getName), Stream.of(PLACE))
        .toArray(String[]::new);
  }
}
