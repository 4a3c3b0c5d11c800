package dev.stoa.adapter.jooq.search;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.adapter.jooq.RenderedSql;
import dev.stoa.domain.search.VectorScope;
import io.vavr.control.Option;

/** What is known of the vectors of one model in one scope without reading them. */
record KeptScope(int dimension, long vectors, long version) {

  static Option<KeptScope> find(
      JooqSession session, RenderedSql sql, VectorScope scope, String model) {
    return session.one(
        sql,
        binds -> binds.text(scope.source().key()).text(scope.owner()).text(model),
        row -> new KeptScope((int) row.number(1), row.number(2), row.number(3)));
  }
}
