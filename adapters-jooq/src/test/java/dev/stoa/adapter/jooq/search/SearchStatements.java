package dev.stoa.adapter.jooq.search;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.search.SearchSource;
import java.util.ArrayList;
import java.util.List;

/** The statements on tables that grow, for the plans of either engine. */
final class SearchStatements {

  private SearchStatements() {}

  static List<Statement> statements() {
    List<Statement> statements = new ArrayList<>(VectorRows.SCOPES.statements());
    statements.addAll(
        List.of(
            VectorSql.SCOPE,
            VectorSql.MODELS_OF_SCOPE,
            VectorSql.VECTOR,
            VectorSql.COMPACT,
            VectorSql.NEWER,
            VectorSql.AT_PLACES,
            VectorSql.OF_IDS,
            VectorSql.KNOWN,
            VectorSql.REMOVE,
            SegmentSql.STATE,
            SegmentSql.SET_STATE,
            SegmentSql.SEGMENTS,
            SegmentSql.HEADS,
            SegmentSql.SET_DEAD,
            SegmentSql.REMOVE,
            SegmentSql.CHUNKS_OF,
            SegmentSql.SOME_CHUNKS,
            SegmentSql.REMOVE_CHUNKS,
            SegmentSql.DEAD,
            SegmentSql.SETTLED_DEAD,
            SegmentSql.FORGET));
    statements.addAll(JooqVariants.ROWS.statements());
    statements.addAll(JooqVariants.BY_ID.reads());
    statements.add(JooqVariants.LIST_OF_ITEM);
    statements.add(JooqVariants.REMOVE_OF_ITEMS);
    Filters ofCollection = Filters.NONE.and(JooqVectorItems.OF_COLLECTION, "");
    statements.addAll(JooqVectorItems.WRITTEN.statements());
    statements.add(JooqVectorItems.SOME);
    statements.add(JooqVectorItems.REMOVE);
    statements.add(JooqVectorItems.CLEAR);
    statements.add(JooqVectorItems.BY_ID.later(ofCollection, ""));
    statements.add(LeftOut.TRUSTS);
    LeftOut.TIMED.values().forEach(timed -> statements.add(timed.statement()));
    for (SearchSource source : SearchSource.values()) {
      TextSql texts = TextSql.of(source);
      EntrySql entries = EntrySql.of(source);
      statements.addAll(
          List.of(
              entries.look,
              entries.settled,
              entries.between,
              entries.renumber,
              entries.waiting,
              entries.byEntry,
              entries.ids,
              texts.put,
              texts.existing));
      statements.addAll(texts.byThing.reads());
      statements.addAll(
          List.of(
              texts.documents.later(Filters.NONE, ""),
              texts.stored.later(Filters.NONE, ""),
              texts.reidentify,
              texts.reauthor,
              texts.remove));
    }
    return statements;
  }
}
