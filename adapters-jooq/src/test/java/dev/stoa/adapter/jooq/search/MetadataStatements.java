package dev.stoa.adapter.jooq.search;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.MetadataCondition;
import dev.stoa.adapter.jooq.sql.Dialect;
import dev.stoa.adapter.jooq.sql.IndexedMember;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.search.MetadataKind;
import dev.stoa.domain.search.SearchSource;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** Conditions on members with indexes, for the plans of either engine. */
final class MetadataStatements {

  /** One of each form that an index answers. */
  private static final List<String> CONDITIONS =
      List.of(
          "team = 'core'",
          "team >= 'a' and team < 'd'",
          "team = 7",
          "team > 7",
          "team = true",
          "team in ['core', 'web', 7]",
          "team = 'core' and year > 2020",
          "team = 'core' or team = 3");

  private MetadataStatements() {}

  /** What makes the indexes of every kind on the member. */
  static List<String> creations(Dialect dialect) {
    List<String> all = new ArrayList<>();
    for (MetadataKind kind : MetadataKind.values()) {
      for (IndexedMember.Made made :
          dialect.json().indexes(MetadataColumn.of(kind).member(kind, "team"))) {
        all.add(Statement.of(made::create).sql(dialect));
      }
    }
    return all;
  }

  /** Statements that are answered by these indexes. */
  static List<Statement> statements() {
    List<Statement> all = new ArrayList<>();
    for (String text : CONDITIONS) {
      MetadataFilter filter = MetadataFilter.parse(text);
      for (SearchSource source : SearchSource.values()) {
        for (MetadataKind kind : MetadataKind.of(source)) {
          TextTable table = TextTable.of(source);
          MetadataCondition where = MetadataCondition.of(MetadataColumn.of(kind).column(), filter);
          all.add(MetadataTexts.having(table, table.thing(), where, true));
          all.add(MetadataTexts.having(table, table.thing(), where, false));
        }
      }
      // Alternatives among the items of a collection are looked for along its key.
      if (!text.contains(" or ") && !text.contains(" in ")) {
        all.add(
            JooqVectorItems.having(
                MetadataCondition.of(MetadataColumn.of(MetadataKind.VECTOR).column(), filter)));
      }
    }
    return all;
  }

  /** Lists of a condition on one value. */
  static List<Statement> lists() {
    return List.of(
        JooqVectorItems.BY_ID.later(
            Filters.NONE
                .and(JooqVectorItems.OF_COLLECTION, "")
                .where(
                    MetadataColumn.of(MetadataKind.VECTOR).column(),
                    Option.some(MetadataFilter.eq("team", "core"))),
            ""));
  }
}
